/** Where a needle stands next, from a position that never goes back; `-1` when it does not. */
export type Finder = (from: number) => number;

/** A finder that reads the text once, however often it is asked: so a reader stays linear. */
export function finderOf(text: string, needle: string): Finder {
  let known = 0;
  let asked = false;
  return (from) => {
    if (!asked || (known !== -1 && known < from)) known = text.indexOf(needle, from);
    asked = true;
    return known;
  };
}

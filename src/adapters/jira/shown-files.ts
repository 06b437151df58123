/** Where the texts of a ticket show its files, which they name by file name or media id. */
export interface ShownFiles {
  /** The place of the first text that shows the file; `undefined` if none does. */
  readonly placeOf: (name: string) => number | undefined;
  /** How the texts show the file, such as `[image: error.png]`. */
  readonly marksOf: (name: string) => readonly string[];
  /** Whether only comments show the file that some of the ticket's readers cannot see. */
  readonly isRestricted: (name: string) => boolean;
}

/** Finds the files in texts, which both formats of Jira name in one way, and in those of restricted comments. */
export function shownFiles(texts: readonly string[], restricted: readonly string[]): ShownFiles {
  const open = placesIn(texts);
  const hidden = placesIn(restricted);
  return {
    placeOf: (name) => open.get(name)?.place,
    marksOf: (name) => open.get(name)?.marks ?? [],
    isRestricted: (name) => hidden.has(name) && !open.has(name),
  };
}

const shownFile = /\[(?:image|attachment): ([^\]\n]{1,300})\]/g;

function placesIn(texts: readonly string[]) {
  const found = new Map<string, { place: number; marks: string[] }>();
  let place = 0;
  for (const [mark, name = ''] of texts.flatMap((text) => [...text.matchAll(shownFile)])) {
    place += 1;
    const entry = found.get(name) ?? { place, marks: [] };
    if (!entry.marks.includes(mark)) entry.marks.push(mark);
    found.set(name, entry);
  }
  return found;
}

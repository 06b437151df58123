import type { ShownLines, ShownText } from '../outline/index.ts';

/** Lines of a result that belong together, below a title unless that is empty. */
export interface ResultGroup {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where each of the lines stands; missing for what is of no file. */
  readonly places?: readonly (ShownLines | undefined)[];
}

/** A page of a result, and how many of its lines come before the next one: no title is one. */
export interface ResultPage extends ShownText {
  readonly upTo: number;
}

/** Puts groups on pages of at most `room` characters. A group that goes on repeats its title. */
export function pagesOf(groups: readonly ResultGroup[], room: number): readonly ResultPage[] {
  const pages: ResultPage[] = [];
  let page: string[] = [];
  let shown: ShownLines[] = [];
  let [used, upTo] = [0, 0];
  const end = () => {
    pages.push({ text: page.join('\n'), shown, upTo });
    [page, shown, used] = [[], [], 0];
  };
  const add = (line: string) => {
    page.push(line);
    used += line.length + 1;
  };
  for (const { title, lines, places } of groups) {
    let isTitled = title === '';
    for (const [at, line] of lines.entries()) {
      const needed = line.length + 1 + (isTitled ? 0 : title.length + 1);
      if (used > 0 && used + needed > room) {
        end();
        isTitled = title === '';
      }
      if (!isTitled) add(title);
      add(line);
      upTo += 1;
      isTitled = true;
      const place = places?.[at];
      if (place !== undefined) shown.push(place);
    }
  }
  if (page.length > 0) end();
  return pages;
}

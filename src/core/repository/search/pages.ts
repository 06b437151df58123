/** Lines of a result that belong together, below a title unless that is empty. */
export interface ResultGroup {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Puts groups on pages of at most `room` characters. A group that goes on repeats its title. */
export function pagesOf(groups: readonly ResultGroup[], room: number): readonly string[] {
  const pages: string[] = [];
  let page: string[] = [];
  let used = 0;
  const add = (line: string) => {
    page.push(line);
    used += line.length + 1;
  };
  for (const { title, lines } of groups) {
    let isTitled = title === '';
    for (const line of lines) {
      const needed = line.length + 1 + (isTitled ? 0 : title.length + 1);
      if (used > 0 && used + needed > room) {
        pages.push(page.join('\n'));
        page = [];
        used = 0;
        isTitled = title === '';
      }
      if (!isTitled) add(title);
      add(line);
      isTitled = true;
    }
  }
  return page.length === 0 ? pages : [...pages, page.join('\n')];
}

/** How runs of several packages, binaries or environments in one output begin; names repeat across them. */
const headings: readonly (readonly [tool: string, heading: RegExp])[] = [
  ['npm', /^> (@?[\w.-]{1,100}(?:\/[\w.-]{1,100})?)@\S+ [\w:.-]{1,60}$/],
  ['cargo', /^ {3,5}(?:Running|Doc-tests) (\S.*?)(?:-[0-9a-f]{16})?\)?$/],
  ['gradle', /^> Task (:\S+)(?: FAILED)?$/],
  ['bun', /^(\S+[._](?:test|spec)\.\w{1,4}):$/],
  ['prove', /^(\S+\.t) \.{2,}/],
  ['tox', /^([\w.-]{1,60}): commands\[\d+\]> /],
  ['nox', /^nox > Running session (\S+)$/],
  ['scalatest', /^(?:\[info\] )?([A-Z]\w*(?:Spec|Tests?|Suite)):$/],
  ['maven', /^\[INFO\] -+< (\S+) >-+$/],
];

/** Returns the heading above each line of a part of an output, by the line's index in the whole. */
export function sectionsOf(lines: readonly { readonly line: string; readonly at: number }[]): {
  readonly at: (line: number) => string | undefined;
} {
  const titles = new Map<number, string>();
  let last: string | undefined;
  for (const { line, at } of lines) {
    last = headings.flatMap(([, heading]) => heading.exec(line)?.[1] ?? [])[0] ?? last;
    if (last !== undefined) titles.set(at, last);
  }
  return { at: (line) => titles.get(line) ?? last };
}

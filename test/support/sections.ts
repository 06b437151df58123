import { readFileSync } from 'node:fs';

/** The sections of a text file of data: each has its title in a line after `=== `, and ends before the next one. */
export function sectionsOf(file: URL): readonly (readonly [title: string, text: string])[] {
  const [, ...parts] = readFileSync(file, 'utf8').split(/^=== (.*)\n/m);
  const titles = parts.filter((_, index) => index % 2 === 0);
  return titles.map((title, index) => [title, (parts[2 * index + 1] ?? '').replace(/\n$/, '')]);
}

/** The lines of a data file, each of which is a value in JSON. */
export function jsonLinesOf<Value>(file: URL): readonly Value[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

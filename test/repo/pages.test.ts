import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { linkTargets } from './markdown.ts';
import { documents, projectText } from './project.ts';

/** The documents that one links to. */
function linkedFrom(document: string): readonly string[] {
  const targets = linkTargets(projectText(document)).map((target) => target.split('#')[0] ?? '');
  const paths = targets.map((target) => posix.join(posix.dirname(document), target));
  return paths.filter((path) => documents.includes(path));
}

it('every document is at most two clicks away from the README', () => {
  const first = linkedFrom('README.md');
  const reached = new Set(['README.md', ...first, ...first.flatMap(linkedFrom)]);
  expect(documents.filter((document) => !reached.has(document))).toEqual([]);
});

it.each(documents)('%s has a title and nothing left to be written', (document) => {
  const text = projectText(document);
  expect(text).toMatch(/^# \S/);
  expect(text).not.toMatch(/\b(?:TODO|TBD|FIXME|lorem)\b/i);
});

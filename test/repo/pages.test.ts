import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../../src/adapters/syntax/languages/table.ts';
import { linkTargets, tableUnder } from './markdown.ts';
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

/** Figures in the text of links to other documents, such as `[98.1 % of the edits](docs/measurements.md)`. */
const linkedFigures = documents.flatMap((document) =>
  [...projectText(document).matchAll(/\[([^\]]+)\]\(([\w./-]+\.md)[#)]/g)].flatMap(
    ([, words = '', target = '']) => {
      const path = posix.join(posix.dirname(document), target);
      const figures = words.match(/(?<![\w.])\d[\d,.]*/g) ?? [];
      return figures.map((figure) => [document, figure.replace(/[,.]$/, ''), path] as const);
    },
  ),
);

it.each(linkedFigures)('%s takes the figure %s from %s', (_, figure, path) => {
  expect(projectText(path)).toContain(figure);
});

it('the README counts the languages and the providers', () => {
  const providers = tableUnder(projectText('docs/providers.md'), 'Providers').length - 1;
  const readme = projectText('README.md');
  expect(linkedFigures.length).toBeGreaterThan(5);
  expect(readme).toContain(`${languages.length} languages`);
  expect(readme).toContain(`${providers} providers`);
});

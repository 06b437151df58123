import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docLines } from '../../../src/engines/files/index.ts';
import { sectionsOf } from '../../support/sections.ts';

/** Each line after its mark: `d` is documentation, `c` is not. */
const marked = (text: string) => {
  const rows = text.split('\n');
  const lines = rows.map((row) => row.slice(2));
  const marks = docLines(lines).map((isDoc) => (isDoc ? 'd' : 'c'));
  return { expected: rows, found: lines.map((line, at) => `${marks[at]} ${line}`) };
};

const texts = sectionsOf(new URL('documentation.txt', import.meta.url));

test.each(texts)('tells documentation from code: %s', (_, text) => {
  const { expected, found } = marked(text);
  expect(found).toEqual(expected);
});

test('whatever the text: each line has a mark', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('"""', "'''", '/*', '*/', 'a = """', '# b'));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(docLines(lines)).toHaveLength(lines.length);
    }),
  );
});

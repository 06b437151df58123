import { expect, test } from 'vitest';
import { isPlaceholder } from '../../../src/engines/text/index.ts';
import { sectionsOf } from '../../support/sections.ts';

const [placeholders = [], others = []] = sectionsOf(
  new URL('placeholders.txt', import.meta.url),
).map(([, text]) => text.split('\n'));

test.each(placeholders)('a placeholder: %s', (line) => {
  expect(isPlaceholder(`\t${line} `, false)).toBe(true);
});

test.each([...others, `// ... rest of ${'a'.repeat(200)}`])('no placeholder: %s', (line) => {
  expect(isPlaceholder(line, false)).toBe(false);
});

test.each([
  ['# ... app code here ...', false],
  ['* rest of the file', false],
  ['<!-- rest of the file unchanged -->', true],
  ['[... rest of the file ...]', true],
])('in a document: %s', (line, expected) => {
  expect(isPlaceholder(line, true)).toBe(expected);
});

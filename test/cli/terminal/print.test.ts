import { expect, test } from 'vitest';
import { harmless } from '../../../src/cli/terminal/print.ts';

test.each([
  ['\u001B[31mred\u001B[0m', '[31mred[0m'],
  ['\u001B]0;a title\u0007', ']0;a title'],
  ['good\rbad', 'goodbad'],
  ['\u009B2J', '2J'],
  ['a\tb\nc – ü', 'a\tb\nc – ü'],
  ['if (a\u202E)', 'if (a⟨U+202E⟩)'],
])('%j loses its control characters and shows what deceives', (text, printed) => {
  expect(harmless(text)).toBe(printed);
});

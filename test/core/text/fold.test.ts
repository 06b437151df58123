import { expect, test } from 'vitest';
import { foldAccents, foldCase } from '../../../src/core/text/index.ts';

test.each([
  [' In Prüfung ', 'in prüfung'],
  ['ＤＯＮＥ', 'done'],
])('the name %j is %j without case, width and blanks', (name, folded) => {
  expect(foldCase(name)).toBe(folded);
});

test.each([
  ['Überprüfung', 'uberprufung'],
  ['На проверке, йод', 'на проверке, иод'],
  ['レビュー が', 'レビュー が'],
  ['검토', '검토'],
])('the text %j is %j without case and accents', (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});

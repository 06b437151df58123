import { stripVTControlCharacters, styleText } from 'node:util';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { printError, wrap } from '../../../src/cli/terminal/index.ts';

test('a message breaks between words, never in a number, a word or a path', () => {
  const path = '/home/ada/a-repository-with-a-long-name/src/the/file/that/is/meant.ts';
  const text = `At most 16 calls and 200,000 tokens for one run that comes from ${path}.`;
  expect(wrap(text, 40)).toBe(
    `At most 16 calls and 200,000 tokens for\none run that comes from\n${path}.`,
  );
});

test.each([
  ['  Tests  passed', '  Tests\n  passed'],
  ['  | quoted from a model', '  | quoted\n  | from\n  | a\n  | model'],
  ['short', 'short'],
])('%j continues as it began', (text, wrapped) => {
  // What is broken off has 20 columns at least.
  const wide = (line: string) => line.replaceAll(/[a-z]+/gi, (word) => word.padEnd(14, '.'));
  expect(wrap(wide(text), 22)).toBe(wide(wrapped));
});

test('colours take no room, and last over the break', () => {
  const text = styleText('bold', 'Stopped: approved.', { validateStream: false });
  expect(wrap(`${text} The fix is in it.`, 36)).toBe(`${text} The fix is in it.`);
  expect(stripVTControlCharacters(wrap(`${text} It is in the work tree.`, 24))).toBe(
    'Stopped: approved. It is\nin the work tree.',
  );
});

test('whatever is wrapped, every word stays whole and in its order', () => {
  const word = fc.stringMatching(/^[a-z0-9,./:_-]{1,30}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1 }),
      fc.integer({ min: 20, max: 120 }),
      (words, at) => {
        const wrapped = wrap(words.join(' '), at);
        expect(wrapped.split(/\s/)).toEqual(words);
        for (const line of wrapped.split('\n'))
          expect(line.length <= at || !line.includes(' ')).toBe(true);
      },
    ),
  );
});

const { isTTY, columns } = process.stderr;
afterEach(() => {
  Object.assign(process.stderr, { isTTY, columns });
  vi.restoreAllMocks();
});

test.each([
  [true, 24, 'Set --model to the name\nof a model that there\nis.\n'],
  [true, 0, 'Set --model to the name of a model that there is.\n'],
  [false, 24, 'Set --model to the name of a model that there is.\n'],
])('a message is wrapped at a terminal only: %s, %d columns', (terminal, width, printed) => {
  Object.assign(process.stderr, { isTTY: terminal, columns: width });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  printError('Set --model to the name of a model that there is.');
  expect(write.mock.lastCall?.[0]).toBe(printed);
});

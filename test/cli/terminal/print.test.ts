import { stripVTControlCharacters } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { harmless, printDiff } from '../../../src/cli/terminal/index.ts';
import { patchDiff } from '../../../src/core/edits/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

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

describe('a diff on standard output', () => {
  const patch = patchOf(changeOf('x', 'old \u001b[5m\r\n', 'new \u202E\r\n'));
  const diff = patchDiff(patch);
  const visible = diff
    .replaceAll('\r', '')
    .replace('\u001b', '⟨U+001B⟩')
    .replace('\u202E', '⟨U+202E⟩');
  const { isTTY } = process.stdout;
  afterEach(() => {
    Object.assign(process.stdout, { isTTY });
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  const printedAt = (terminal: boolean, env: Readonly<Record<string, string>>) => {
    for (const name of ['NO_COLOR', 'FORCE_COLOR', 'TERM']) vi.stubEnv(name, env[name]);
    Object.assign(process.stdout, { isTTY: terminal });
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    printDiff(patch);
    return String(write.mock.lastCall?.[0]);
  };

  test.each([{}, { FORCE_COLOR: '1' }, { NO_COLOR: '1' }])(
    'is the same byte for byte if it is no terminal, with %j',
    (env) => {
      expect(printedAt(false, env)).toBe(diff);
    },
  );

  test('has the bytes of a file that is not UTF-8', () => {
    Object.assign(process.stdout, { isTTY: false });
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const change = changeOf('x', 'é\n', 'é!\n');
    printDiff(patchOf({ ...change, encoding: 'single-byte' }));
    const printed = Buffer.from(write.mock.lastCall?.[0] ?? '');
    expect(printed.toString('latin1')).toContain('\n-\xe9\n+\xe9!\n');
  });

  test('has colours at a terminal, and no control characters of the files', () => {
    const printed = printedAt(true, {});
    expect(printed).toContain('\u001b[32m+new');
    expect(stripVTControlCharacters(printed)).toBe(visible);
  });

  test('is plain at a terminal with NO_COLOR', () => {
    expect(printedAt(true, { NO_COLOR: '1' })).toBe(visible);
  });
});

import { stripVTControlCharacters, styleText } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { harmless, printDiff, printError, wrap } from '../../../src/cli/terminal/index.ts';
import {
  hasColours,
  isPlain,
  liveLine,
  paintDiff,
  paintReport,
} from '../../../src/cli/terminal/print.ts';
import { patchDiff } from '../../../src/engines/edits/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';

const [green, red, cyan, plain] = ['\u001b[32m', '\u001b[31m', '\u001b[36m', '\u001b[39m'];
const [bold, dim, even] = ['\u001b[1m', '\u001b[2m', '\u001b[22m'];

test.each<[boolean, NodeJS.ProcessEnv, boolean, boolean]>([
  [true, {}, true, false],
  [true, { TERM: 'xterm-256color', NO_COLOR: '' }, true, false],
  [true, { NO_COLOR: '1' }, false, true],
  [true, { TERM: 'dumb' }, false, true],
  [true, { FORCE_COLOR: '0' }, false, false],
  [false, {}, false, true],
  [false, { FORCE_COLOR: '1' }, true, true],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
])('a terminal: %s, with %j: colours: %s, plain: %s', (isTTY, env, colours, isBare) => {
  expect(hasColours({ isTTY }, env)).toBe(colours);
  expect(isPlain({ isTTY }, env)).toBe(isBare);
});

describe('a report', () => {
  test.each([
    [
      '  Tests         ✓ passed      412 passed',
      `  Tests         ${green}✓ passed${plain}      412 passed`,
    ],
    ['  Tests         ✗ failed      no', `  Tests         ${red}✗ failed${plain}      no`],
    ['  Tests         – not shown   no', `  Tests         ${dim}– not shown${even}   no`],
    ['✓ Jira: reached', `${green}✓${plain} Jira: reached`],
    ['Stopped: approved. It is', `${bold}Stopped: approved.${even} It is`],
    ['  | Stopped: approved. ✓ passed', '  | Stopped: approved. ✓ passed'],
    ['  |  ✓ passed', '  |  ✓ passed'],
    ['one – two ✓ three', 'one – two ✓ three'],
  ])('%j', (line, painted) => {
    expect(paintReport(line)).toBe(painted);
  });
});

test('a diff has green and red lines', () => {
  const diff = 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new\n same\n';
  const [first, from, to, place, ...lines] = paintDiff(diff).split('\n');
  expect([first, from, to].join()).toBe(
    ['diff --git a/x b/x', '--- a/x', '+++ b/x'].map((it) => bold + it + even).join(),
  );
  expect(place).toBe(`${cyan}@@ -1 +1 @@${plain}`);
  expect(lines).toEqual([`${red}-old${plain}`, `${green}+new${plain}`, ' same', '']);
});

test('colours change no character of any text', () => {
  const line = fc.string({
    unit: fc.constantFrom('✓', '✗', '–', ' ', '|', 'a', '+', '-', '@', '\n'),
  });
  fc.assert(
    fc.property(line, (text) => {
      expect(stripVTControlCharacters(paintReport(text))).toBe(text);
      expect(stripVTControlCharacters(paintDiff(text))).toBe(text);
    }),
  );
});

/** A live line at a terminal, and what a person sees of its only row after all that was written. */
function lineAt(columns?: number) {
  const written: string[] = [];
  const line = liveLine({ columns, write: (text) => written.push(text) });
  const all = () => written.join('');
  return { ...line, all, seen: () => all().split('\r\u001b[K').at(-1) };
}

it('the line is rewritten in its place, until it is erased', () => {
  const { begins, lasts, ends, seen, all } = lineAt(40);
  begins({ kind: 'running', command: 'lint', text: 'npm run lint' });
  expect(seen()).toBe('lint · 0 s · npm run lint');
  lasts('lint · 1 s · npm run lint');
  expect(seen()).toBe('lint · 1 s · npm run lint');
  ends();
  expect(seen()).toBe('');
  expect(all()).not.toContain('\n');
});

it.each([
  [12, 11],
  [0, 79],
  [undefined, 79],
])('at a terminal of %s columns it has at most %i', (columns, most) => {
  const { lasts, seen } = lineAt(columns);
  lasts('x'.repeat(100));
  expect(seen()).toBe('x'.repeat(most));
});

it('whatever a command or an endpoint is called, nothing but the line is erased', () => {
  const text = fc.string({ unit: codePoint, maxLength: 60 });
  fc.assert(
    fc.property(text, text, (command, why) => {
      const { begins, all } = lineAt(200);
      begins({ kind: 'running', command: 'tests', text: command });
      begins({ kind: 'waiting', ms: 1, why });
      expect(all().replaceAll('\r\u001b[K', '')).not.toMatch(/[^\P{Cc}\t]/u);
    }),
  );
});

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

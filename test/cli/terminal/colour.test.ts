import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasColours, isPlain, paintDiff, paintReport } from '../../../src/cli/terminal/colour.ts';

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
    ['  Not run       – not shown   lint', `  Not run       ${dim}– not shown${even}   lint`],
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

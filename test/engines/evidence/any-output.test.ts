import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findFailures,
  isSameOutput,
  newFailures,
  normalizeOutput,
  plainOutput,
  readOutput,
  repeatedFailures,
  shortenOutput,
} from '../../../src/engines/evidence/index.ts';
import { growth } from '../../support/growth.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';
import { exited, failureNames } from './command-results.ts';

/** Lines as runners and compilers print them, in which any name may stand. */
const printed: readonly ((name: string, figure: string) => string)[] = [
  (name) => ` FAIL  src/${name}.test.ts > ${name}\n Test Files  1 failed (1)`,
  (name, figure) => `FAILED tests/${name}.py::${name} - ${name}\n${figure} failed in 0.1s`,
  (name) => `not ok 1 - ${name}\n  location: '/a/${name}.js:1:2'\n  ...`,
  (name) => `    # Subtest: ${name}`,
  (name) => `✖ failing tests:\ntest at ${name}.js:1:2\n✖ ${name} (1ms)\nℹ tests 1`,
  (name, figure) => `FAIL ${name}/a.test.js\n  ● ${name}\nTests:       ${figure} failed, 9 total`,
  (name) => `--- FAIL: ${name} (0.1s)\nFAIL\t${name}\t0.1s`,
  (name, figure) => `  1 passing\n  ${figure} failing\n\n  1) ${name}\n       ${name}:`,
  (name, figure) => `1) ${name}\nTests: ${figure}, Assertions: 0, Failures: ${figure}.`,
  (name) => `src/${name}.ts(1,2): error ${name}`,
  (name, figure) => `${name}.c:${figure}: error: ${name}`,
  (name, figure) => `error[E1]: ${name}\n  --> ${name}.rs:${figure}:1`,
  (name, figure) => `/a/${name}.js\n  ${figure}:1  error  ${name}`,
  (_, figure) => `${figure} examples, ${figure} failures, ${figure} pending`,
  (name) => `\u001b[31m${name}\u001b]0;${name}\u0007`,
];

const figures = fc.oneof(
  fc.nat().map(String),
  fc.constantFrom('0', '-1', '1e9', '٣', '9'.repeat(200), '0'.repeat(200)),
);
const line = fc
  .tuple(fc.constantFrom(...printed), fc.oneof(hostileText, fc.constantFrom('a', 'b')), figures)
  .map(([print, name, figure]) => print(name, figure));
const valid = printed.map((print, at) => print('cart', String(at))).join('\n');

/** What a command may print. */
const output = fc.oneof(
  fc.array(fc.oneof(line, hostileText), { maxLength: 8 }).map((lines) => lines.join('\n')),
  mutatedText(valid),
);

test('whatever is printed, the counts are whole numbers, and no more tests fail than run', () => {
  const property = fc.property(output, (text) => {
    const counts = readOutput(text).counts;
    if (counts === undefined) return;
    const { run, failed } = counts;
    expect([run, failed].every(Number.isSafeInteger)).toBe(true);
    expect(failed).toBeGreaterThanOrEqual(0);
    expect(run).toBeGreaterThanOrEqual(failed);
  });
  fc.assert(property, runs(400));
});

test('whatever is printed, failures are named on one short line, each at its line of the output', () => {
  const property = fc.property(output, fc.nat(300), (text, code) => {
    const lines = plainOutput(text).split('\n').length;
    const { tests, problems } = readOutput(text);
    const odd = [...tests, ...problems].filter(
      ({ name, line }) => !(/^\S(?:[^\n]{0,298}\S)?$/u.test(name) && line >= 0 && line < lines),
    );
    expect(odd).toEqual([]);
    const ended = findFailures(exited(code, text));
    const isKilled = code > 128 && code <= 192;
    expect(ended.length).toBe(failureNames(text).length + (isKilled ? 1 : 0));
    requirePlainPrototypes();
  });
  fc.assert(property, runs(400));
});

test('whatever is printed, an output is like itself and shows no failure that is new', () => {
  const property = fc.property(output, (text) => {
    const names = failureNames(text);
    expect(newFailures(repeatedFailures(names, names), names)).toEqual([]);
    expect(newFailures(repeatedFailures(names, names), [])).toEqual(names);
    expect(isSameOutput(text, `\n${text}\n`)).toBe(true);
    expect(normalizeOutput(text).length).toBeLessThanOrEqual(8 * text.length + 8);
    expect(shortenOutput(text, 500).length).toBeLessThanOrEqual(Math.max(500, text.length));
  });
  fc.assert(property, runs(300));
});

test('names that objects inherit are names like any other', () => {
  for (const name of inheritedNames) {
    expect(failureNames(`not ok 1 - ${name}\nnot ok 2 - ${name} 2`)).toEqual([name, `${name} 2`]);
    expect(failureNames(`${name}.c:1: error: ${name}`)).toEqual([`${name}.c: ${name}`]);
  }
});

const parts = [
  ...[
    'Tests: 1 passed',
    '1 passed, ',
    'Skipped: 1',
    '(1 FAILED)',
    '1',
    '1 of 1 ',
    ' |',
    '@a/a:a: ',
  ],
  ...[
    '[a] ',
    '● ',
    ' FAIL  a > ',
    '1) a',
    'a.c:1: ',
    ' --> ',
    'error: ',
    '\u009b',
    '0x',
    'İ',
    '\uD800',
  ],
];

/** Lines without which nothing of a runner is read. */
const signs = [
  ...[
    ' Test Files  1 failed (1)',
    'Tests:       1 total',
    '  1 passing',
    'ℹ tests 1',
    '1 passed in 1s',
  ],
  ...[
    'FAIL\ta\t1s',
    'test result: ok.',
    'Tests: 1, Assertions: 1',
    '1 examples, 1 failures',
    'ok 1',
    '',
  ],
].join('\n');

test.each(parts)('a line of %j is read in linear time', (part) => {
  const read = (size: number) => {
    const row = part.repeat(Math.ceil(size / part.length));
    readOutput(row);
    readOutput(`${signs}${row.slice(0, 280)}\n`.repeat(Math.ceil(size / 280)));
    shortenOutput(row, 500);
  };
  expect(growth(read, 8_000)).toBeLessThan(8);
});

import { expect, test } from 'vitest';
import { diffParts, reviewedDiff } from '../../../../src/agent/loop/prompts/diff-parts.ts';
import { newRun } from '../../../../src/core/run/index.ts';
import { changeOf, patchOf, runOf, step } from '../../../support/memory/samples.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `const line${at + 1} = 1;`);
const long = lines(2_000);
const changed = long.with(999, 'const changed = 2;');
const text = (some: readonly string[]) => `${some.join('\n')}\n`;

/** Definitions are found by the form of their lines. */
const syntax = { definitions: async () => undefined };

/** The diff that a reviewer is shown of a change of these files. */
async function shown(
  ...files: readonly [string, readonly string[], readonly string[]][]
): Promise<string> {
  const patch = patchOf(...files.map(([path, from, to]) => changeOf(path, text(from), text(to))));
  const paths = files.map(([path]) => path);
  const run = runOf(step.fix(...paths), step.edited(patch), step.checked());
  return (await reviewedDiff(run, { syntax })).map((part) => part.text).join('\n\n');
}

/** A function of so many lines with its head and its end. */
const functionOf = (name: string, count: number) => [
  `export function ${name}() {`,
  ...lines(count - 2).map((line) => `  ${line} // in ${name}`),
  '}',
  '',
];

test('a change in a short definition is shown with all of it, and with nothing of the next', async () => {
  const before = [
    ...functionOf('first', 39),
    ...functionOf('second', 40),
    ...functionOf('third', 9),
  ];
  const diff = await shown(['src/a.ts', before, before.with(60, '  const changed = 2;')]);
  expect(diff.match(/^@@/gm)).toHaveLength(1);
  expect(diff).toContain('\n export function second() {\n');
  expect(diff).toContain('\n+  const changed = 2;\n');
  expect(diff).toContain('\n   const line38 = 1; // in second\n }\n');
  expect(diff).not.toContain('// in first');
  expect(diff).not.toContain('third()');
});

test('one in a long definition has ten lines around it, and names the definition', async () => {
  const before = functionOf('long', 300);
  const diff = await shown(['src/a.ts', before, before.with(150, '  const changed = 2;')]);
  expect(diff).toMatch(/@@ export function long\(\) \{\n {3}const line140 = 1;/);
  expect(diff).toContain('const line160 = 1;');
  expect(diff).not.toContain('const line161 ');
});

test('a source has ten lines around a change outside of definitions, a test three', async () => {
  const diff = await shown(['src/a.ts', long, changed], ['a.test.ts', lines(300), lines(301)]);
  expect(diff).toContain('\n-const line1000 = 1;\n+const changed = 2;\n');
  expect(diff).toContain('\n const line990 = 1;\n');
  expect(diff).not.toContain('const line989 ');
  expect(diff).toContain('\n const line298 = 1;\n');
  expect(diff).not.toContain(' const line297 ');
});

test('a large change has as many lines around as in a diff of git', async () => {
  const often = (step: number) =>
    long.map((line, at) => (at % step === 0 ? `${line} // changed` : line));
  const some = await shown(['src/a.ts', long, often(100)]);
  expect(some).toContain('\n const line111 = 1;\n');
  expect(some).not.toContain(' const line112 ');
  const many = await shown(['src/a.ts', long, often(10)]);
  expect(many).toContain('\n const line14 = 1;\n');
  expect(many).not.toContain(' const line15 ');
});

test('the diff is of the kept patch, and nothing without one', () => {
  expect(diffParts(newRun)).toEqual([]);
  const kept = runOf(step.edited(patchOf(changeOf('a.ts', 'a\n', 'b\n'))), step.checked());
  expect(diffParts(kept).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The change so far:\n<diff>\n[\s\S]*\n-a\n\+b\n/),
  ]);
});

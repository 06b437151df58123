import { expect, test } from 'vitest';
import { diffParts, reviewedDiff } from '../../../../src/agent/loop/prompts/change-so-far.ts';
import { newRun } from '../../../../src/core/run/index.ts';
import { changeOf, patchOf, runOf, step } from '../../../support/memory/samples.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `const line${at + 1} = 1;`);
const long = lines(2_000);
const changed = long.with(999, 'const changed = 2;');
const text = (some: readonly string[]) => `${some.join('\n')}\n`;

/** The diff that a reviewer is shown of a change of these files. */
function shown(...files: readonly [string, readonly string[], readonly string[]][]): string {
  const patch = patchOf(...files.map(([path, from, to]) => changeOf(path, text(from), text(to))));
  const paths = files.map(([path]) => path);
  const run = runOf(step.fix(...paths), step.edited(patch), step.checked());
  return reviewedDiff(run)
    .map((part) => part.text)
    .join('\n\n');
}

test('a source has 25 lines around a change, a test three', () => {
  const diff = shown(['src/a.ts', long, changed], ['a.test.ts', lines(300), lines(301)]);
  expect(diff).toContain('\n-const line1000 = 1;\n+const changed = 2;\n');
  expect(diff).toContain('\n const line975 = 1;\n');
  expect(diff).not.toContain('const line974 ');
  expect(diff).toContain('\n const line298 = 1;\n');
  expect(diff).not.toContain(' const line297 ');
});

test('a large change has fewer lines around, and never less than a diff of git', () => {
  const often = (step: number) =>
    long.map((line, at) => (at % step === 0 ? `${line} // changed` : line));
  const some = shown(['src/a.ts', long, often(100)]);
  expect(some).toContain('\n const line111 = 1;\n');
  expect(some).not.toContain(' const line112 ');
  const many = shown(['src/a.ts', long, often(20)]);
  expect(many).toContain('\n const line24 = 1;\n');
  expect(many).not.toContain(' const line25 ');
});

test('the diff is of the kept patch, and nothing without one', () => {
  expect(diffParts(newRun)).toEqual([]);
  const kept = runOf(step.edited(patchOf(changeOf('a.ts', 'a\n', 'b\n'))), step.checked());
  expect(diffParts(kept).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The change so far:\n<diff>\n[\s\S]*\n-a\n\+b\n/),
  ]);
});

test('a hunk that shows more names the definition that it begins in', () => {
  const named = (name: string) => [
    `export function ${name}() {`,
    ...lines(40).map((line) => `  ${line}`),
    '}',
    '',
  ];
  const before = [...named('first'), ...named('second')];
  const after = before.with(60, '  const changed = 2;');
  const patch = patchOf(changeOf('src/a.ts', text(before), text(after)));
  const run = runOf(step.edited(patch), step.checked());
  const [wide, usual] = [reviewedDiff(run), diffParts(run)].map(([part]) => part?.text);
  expect(wide).toMatch(/^@@ -3\d,\S+ \+\S+ @@ export function first\(\) \{$/m);
  expect(usual).toMatch(/@@ export function second\(\) \{$/m);
});

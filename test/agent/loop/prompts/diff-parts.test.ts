import { expect, test } from 'vitest';
import { diffParts } from '../../../../src/agent/loop/prompts/diff-parts.ts';
import { reviewedDiff } from '../../../../src/agent/loop/prompts/index.ts';
import { newRun } from '../../../../src/core/run/index.ts';
import { definitionsIn } from '../../../support/memory/definitions.ts';
import { changeOf, patchOf } from '../../../support/memory/samples/changes.ts';
import { runOf, step } from '../../../support/memory/samples/runs.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `const line${at + 1} = 1;`);
const long = lines(2_000);
const changed = long.with(999, 'const changed = 2;');
const text = (some: readonly string[]) => `${some.join('\n')}\n`;

const syntax = { definitions: async (_: string, text: string) => definitionsIn(text) };

/** The diff that a reviewer is shown of a change of these files. */
async function shown(
  ...files: readonly [string, readonly string[], readonly string[]][]
): Promise<string> {
  const patch = patchOf(...files.map(([path, from, to]) => changeOf(path, text(from), text(to))));
  const paths = files.map(([path]) => path);
  const run = runOf(step.fix(...paths), step.edited(patch), step.checked());
  return (await reviewedDiff(run, { syntax })).map((part) => part.text).join('\n\n');
}

/** The diff of a change in a text that is one long function. */
async function shownIn(from: readonly string[], to: readonly string[]): Promise<string> {
  const run = runOf(
    step.edited(patchOf(changeOf('src/a.ts', text(from), text(to)))),
    step.checked(),
  );
  const long = { name: 'long', kind: 'function', start: 1, end: to.length, depth: 0 };
  const parts = await reviewedDiff(run, { syntax: { definitions: async () => [long] } });
  return parts.map((part) => part.text).join('\n\n');
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
    ...functionOf('second', 65),
    ...functionOf('third', 9),
  ];
  const diff = await shown(['src/a.ts', before, before.with(50, '  const changed = 2;')]);
  expect(diff.match(/^@@/gm)).toHaveLength(1);
  expect(diff).toContain('\n export function second() {\n');
  expect(diff).toContain('\n+  const changed = 2;\n');
  expect(diff).toContain('\n   const line63 = 1; // in second\n }\n');
  expect(diff).not.toContain('// in first');
  expect(diff).not.toContain('third()');
});

test('many changes are shown with fewer lines around them', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'];
  const before = names.flatMap((name) => functionOf(name, 66));
  const after = before.map((line, at) => (at % 67 === 40 ? '  const changed = 2;' : line));
  const diff = await shown(['src/a.ts', before, after]);
  expect(diff.match(/^@@/gm)).toHaveLength(6);
  expect(diff).toContain('const line28 = 1; // in one');
  expect(diff).not.toContain('const line27 = 1; // in one');
});

test('one in a longer definition has twelve lines around it, and names the definition', async () => {
  const before = functionOf('long', 300);
  const diff = await shown(['src/a.ts', before, before.with(150, '  const changed = 2;')]);
  expect(diff).toMatch(/@@ export function long\(\) \{\n {3}const line138 = 1;/);
  expect(diff).toContain('const line162 = 1;');
  expect(diff).not.toContain('const line163 ');
});

test('a signature of several lines is shown above, and what is near it stands with it', async () => {
  const head = ['export function long(', '  cart,', '  { more },', ') {'];
  const before = [...head, ...functionOf('long', 300).slice(1)];
  const far = await shownIn(before, before.with(150, '  const changed = 2;'));
  expect(far).toMatch(
    /^@@ -1,4 \+1,4 @@\n export function long\(\n {3}cart,\n {3}\{ more \},\n \) \{\n@@/m,
  );
  const near = await shownIn(before, before.with(13, '  const changed = 2;'));
  expect(near.match(/^@@/gm)).toHaveLength(1);
});

test('long documentation that stays is left out, and the gap has its numbers', async () => {
  const docs = ['  /**', ...Array.from({ length: 20 }, (_, at) => `   * Word ${at}.`), '   */'];
  const before = functionOf('long', 60).toSpliced(30, 0, ...docs);
  const diff = await shownIn(before, before.with(56, '  const changed = 2;'));
  expect(diff).toMatch(/^@@ -53,.*\n {3}const line30 = 1; \/\/ in long\n/m);
  expect(diff).not.toContain('Word');
});

test('any file has three lines around a change outside of definitions', async () => {
  const diff = await shown(['src/a.ts', long, changed], ['a.test.ts', lines(300), lines(301)]);
  expect(diff).toContain('\n-const line1000 = 1;\n+const changed = 2;\n');
  expect(diff).toContain('\n const line997 = 1;\n');
  expect(diff).not.toContain('const line996 ');
  expect(diff).toContain('\n const line298 = 1;\n');
  expect(diff).not.toContain(' const line297 ');
});

test('a long test and shorter data are shown without their middle, which is counted', async () => {
  const added = (count: number) => [...lines(9), ...functionOf('tested', count)];
  const short = await shown(['a.test.ts', lines(9), added(159)]);
  expect(short).toContain('+  const line40 = 1; // in tested');
  const fixture = await shown(['test/fixtures/a.ts', lines(9), added(99)]);
  expect(fixture).toContain('(45 more added lines)');
  const cut = await shown(['a.test.ts', lines(9), added(170)]);
  expect(cut).toContain('+  const line49 = 1; // in tested\n(116 more added lines)\n+');
  expect(cut).not.toContain('line50 ');
  const source = await shown(['src/a.ts', lines(9), added(170)]);
  expect(source).not.toContain('more added lines');
});

test('a file without a last line break shows its end only where it changes', async () => {
  const patch = patchOf(changeOf('src/a.ts', long.join('\n'), changed.join('\n')));
  const run = runOf(step.edited(patch), step.checked());
  const [part] = await reviewedDiff(run, { syntax });
  expect(part?.text).not.toContain('line2000');
});

test('the diff is of the kept patch, and nothing without one', () => {
  expect(diffParts(newRun)).toEqual([]);
  const kept = runOf(step.edited(patchOf(changeOf('a.ts', 'a\n', 'b\n'))), step.checked());
  expect(diffParts(kept).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The change so far:\n<diff>\n[\s\S]*\n-a\n\+b\n/),
  ]);
});

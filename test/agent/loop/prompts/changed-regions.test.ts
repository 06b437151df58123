import { expect, test } from 'vitest';
import { changedRegions } from '../../../../src/agent/loop/prompts/changed-regions.ts';
import { changeOf, patchOf, runOf, step } from '../../../support/memory/samples.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `const line${at + 1} = 1;`);
const long = lines(2_000);
const changed = long.with(999, 'const changed = 2;');
const text = (some: readonly string[]) => `${some.join('\n')}\n`;

/** What a reviewer is shown around a change of these files. */
function shown(...files: readonly [string, readonly string[], readonly string[]][]): string {
  const patch = patchOf(...files.map(([path, from, to]) => changeOf(path, text(from), text(to))));
  const paths = files.map(([path]) => path);
  const run = runOf(step.fix(...paths), step.edited(patch), step.checked());
  return changedRegions(run)
    .map((part) => part.text)
    .join('\n\n');
}

test('the lines around a change in a long file are shown as they are now', () => {
  const region = shown(['src/a.ts', long, changed]);
  expect(region).toContain('(lines 980-1020 of 2000)');
  expect(region).toContain('const changed = 2;');
  expect(region).not.toContain('line979 ');
});

test('a file that was shown whole needs none', () => {
  expect(shown(['src/a.ts', lines(20), lines(21)])).toBe('');
});

test('sources come before tests, and all keep to their room', () => {
  const everywhere = long.map((line, at) => (at % 50 === 0 ? `${line} // changed` : line));
  const region = shown(['a.test.ts', long, everywhere], ['src/b.ts', long, everywhere]);
  expect(region.indexOf('src/b.ts')).toBeLessThan(region.indexOf('a.test.ts'));
  expect(region.length).toBeLessThan(12_500);
  expect(region).toContain('(cut here)');
});

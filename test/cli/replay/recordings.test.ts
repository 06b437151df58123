import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readReceipt } from '../../../src/cli/replay/read-receipt.ts';
import { type Receipt, replay } from '../../../src/core/receipt/index.ts';

/** Receipts of runs on bugs of public repositories, with digests in place of all texts; compressed by gzip. */
const folder = new URL('./recordings/', import.meta.url);
const names = readdirSync(folder).sort();
const textOf = (name: string) => gunzipSync(readFileSync(new URL(name, folder))).toString();

test('ten runs were recorded, which differ in what they did', () => {
  const shapes = names.map((name) => {
    const { runs } = readReceipt(textOf(name), name);
    return runs.map(({ steps }) => steps.map(({ kind }) => kind).join(' ')).join('; ');
  });
  expect(names.length).toBeGreaterThanOrEqual(10);
  expect(new Set(shapes).size).toBeGreaterThan(3);
});

describe.each(names)('the run of %s', (name) => {
  const read = readReceipt(textOf(name), name);

  test('is decided again as it was', () => {
    expect(replay(read)).toEqual({ kind: 'same', steps: expect.any(Number), outside: [] });
  });

  test('would not be with another decision', () => {
    const [first, ...others] = read.receipt.runs;
    if (first === undefined) throw new Error(`${name} has no run`);
    const steps = first.steps.map((one, at) => (at === 0 ? { ...one, next: 'review' } : one));
    const receipt: Receipt = { ...read.receipt, runs: [{ ...first, steps }, ...others] };
    expect(replay({ ...read, receipt })).toMatchObject({ kind: 'differs', place: 'step 1' });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReceipt } from '../../../src/cli/replay/read-receipt.ts';
import { type ReadReceipt, replay } from '../../../src/core/receipt/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { hostileJson, mutatedJson, nested } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';
import { anyReceipt } from '../../support/receipts/any-receipt.ts';

/** Reads a file's text; `undefined` if one sentence says that it is no receipt. */
function readOf(text: string): ReadReceipt | undefined {
  try {
    return readReceipt(text, 'it.json');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.message).toMatch(/^(Give|Replay) [^\n]+\.$/);
    return undefined;
  }
}

const text = anyReceipt.chain(({ text }) => {
  const json: unknown = JSON.parse(text);
  return fc.oneof(
    mutatedJson(json).map((other) => JSON.stringify(other)),
    mutatedText(text),
  );
});
const written = fc.oneof(
  text,
  hostileJson.map((json) => JSON.stringify(json)),
  hostileText,
);

test('whatever a file has, it is replayed, damaged or none', () => {
  const property = fc.property(written, (file) => {
    const read = readOf(file);
    requirePlainPrototypes();
    if (read === undefined) return;
    expect(read.runs.length).toBe(read.receipt.runs.length);
    const replayed = replay(read);
    // Only the text that a run has written is the same again.
    expect(['same', 'differs', 'damaged']).toContain(replayed.kind);
    if (replayed.kind === 'same') expect(readOf(read.text)?.receipt).toEqual(read.receipt);
  });
  fc.assert(property, runs(150));
});

test('a receipt with any other member, number or name is not the same', () => {
  const changed = anyReceipt.chain(({ text }) =>
    mutatedJson(JSON.parse(text)).map((other) => [text, `${JSON.stringify(other, null, 2)}\n`]),
  );
  const property = fc.property(changed, ([before = '', after = '']) => {
    fc.pre(before !== after);
    const read = readOf(after);
    if (read !== undefined) expect(replay(read).kind).not.toBe('same');
  });
  fc.assert(property, runs(100));
});

test('names that objects inherit are no reasons, steps or formats', () => {
  const [{ text } = { text: '' }] = fc.sample(anyReceipt, { numRuns: 1, seed: 7 });
  for (const name of inheritedNames) {
    expect(readOf(text.replace(/"reason": "[^"]+"/, `"reason": "${name}"`))).toBeUndefined();
    expect(readOf(text.replace(/^\{/, `{"${name}": {"format": 2},`))).toBeUndefined();
  }
});

test.each([2_000, 50_000])('a file nested %i times is none', (depth) => {
  expect(readOf('['.repeat(depth) + ']'.repeat(depth))).toBeUndefined();
  expect(readOf(`{"format":${'{"format":'.repeat(depth)}2${'}'.repeat(depth)}}`)).toBeUndefined();
  expect(readOf(JSON.stringify({ format: 2, runs: nested(2_000, 1) }))).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReceipt } from '../../../src/cli/replay/read-receipt.ts';
import { replayReceipt } from '../../../src/cli/replay/replay-files.ts';
import { sha256Hex } from '../../../src/core/text/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { hostileJson, mutatedJson, nested } from '../../support/hostile/json.ts';
import { requirePlainPrototypes } from '../../support/hostile/prototypes.ts';
import { hostileText, inheritedNames, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';
import { anyReceipt } from '../../support/receipts/any-receipt.ts';

/** Replays a file's text; `undefined` if one sentence says that it is no receipt. */
function replayed(text: string): string | undefined {
  try {
    return replayReceipt(readReceipt(text, 'it.json'), 'it.json').kind;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.message).toMatch(/^(Give|Replay) [^\n]+\.$/);
    return undefined;
  }
}

/** The text of a receipt's file with a checksum that fits. */
function sealed(json: unknown): string {
  const { checksum: _, ...rest } = Object(json);
  const text = `${JSON.stringify(rest, null, 2)}\n`;
  return text.replace(/^\{\n/, `{\n  "checksum": "${sha256Hex(text)}",\n`);
}

const mutated = anyReceipt.chain(({ text }) => mutatedJson(JSON.parse(text)));

test('whatever a file has, a sealed one too, it is replayed, damaged or none', () => {
  const written = fc.oneof(
    mutated.map(sealed),
    hostileJson.map((json) => sealed({ format: 2, versions: {}, runs: json })),
    anyReceipt.chain(({ text }) => mutatedText(text)),
    hostileJson.map((json) => JSON.stringify(json)),
    hostileText,
  );
  const property = fc.property(written, (file) => {
    expect(['same', 'differs', 'damaged', undefined]).toContain(replayed(file));
    requirePlainPrototypes();
  });
  fc.assert(property, runs(250));
});

test('a receipt with any other member, number or name is none, and is the same if it is sealed anew', () => {
  const changed = anyReceipt.chain(({ text }) =>
    mutatedJson(JSON.parse(text)).map((other) => [text, `${JSON.stringify(other, null, 2)}\n`]),
  );
  const property = fc.property(changed, ([before = '', after = '']) => {
    fc.pre(before !== after);
    expect(replayed(after)).toBeUndefined();
    expect(replayed(sealed(JSON.parse(before)))).toBe('same');
  });
  fc.assert(property, runs(100));
});

test('names that objects inherit are no formats and no reasons', () => {
  const [{ text } = { text: '' }] = fc.sample(anyReceipt, { numRuns: 1, seed: 7 });
  for (const name of inheritedNames) {
    const reason = text.replace(/"reason": "[^"]+"/, `"reason": "${name}"`);
    expect(replayed(reason)).toBeUndefined();
    expect(replayed(sealed(JSON.parse(reason)))).not.toBe('same');
    expect(replayed(text.replace(/^\{/, `{"${name}": {"format": 2},`))).toBeUndefined();
  }
});

test.each([2_000, 50_000])('a file nested %i times is none', (depth) => {
  expect(replayed('['.repeat(depth) + ']'.repeat(depth))).toBeUndefined();
  expect(replayed(`{"format":${'{"format":'.repeat(depth)}2${'}'.repeat(depth)}}`)).toBeUndefined();
  expect(replayed(sealed({ format: 2, runs: nested(2_000, 1) }))).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReceipt } from '../../../src/cli/replay/read-receipt.ts';
import { type ReadReceipt, replay } from '../../../src/core/receipt/index.ts';
import { due, firstReason, newRun } from '../../../src/core/run/index.ts';
import { runs } from '../../support/property-runs.ts';
import { anyReceipt } from '../../support/receipts/any-receipt.ts';

test('whatever happens, the rules decide the same without the texts, and replay is bit-equal', () => {
  fc.assert(
    fc.property(anyReceipt, ({ one, text }) => {
      const read = readReceipt(text, 'it');
      const [digested = newRun] = read.runs;
      const made = digested.steps.map((_, at) => {
        const soFar = { ...digested, steps: digested.steps.slice(0, at + 1) };
        return firstReason(soFar, one.rules) ?? due(soFar);
      });
      expect(made).toEqual(one.decisions);
      const outside = one.reason === 'deadline' ? ['deadline'] : [];
      expect(replay(read)).toEqual({ kind: 'same', steps: made.length, outside });
    }),
    runs(50),
  );
});

/** Every number, text and flag of a receipt, as the path to it. */
function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}

/** The value with another leaf at the path. */
function changed(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    return typeof value === 'string' ? otherText(value) : 'something';
  }
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? changed(one, rest) : one));
  const members = Object.entries(value ?? {});
  return Object.fromEntries(
    members.map(([key, member]) => [key, key === name ? changed(member, rest) : member]),
  );
}

function otherText(text: string): string {
  const end = text.endsWith('0') ? '1' : '0';
  return /^[0-9a-f]{64}$/.test(text) ? `${text.slice(0, -1)}${end}` : `${text}x`;
}

test('any change of a decision, a number or a fingerprint is found', () => {
  fc.assert(
    fc.property(anyReceipt, fc.nat(), ({ text }, chance) => {
      const json: unknown = JSON.parse(text);
      const leaves = leavesOf(json);
      const other = changed(json, leaves[chance % leaves.length] ?? []);
      expect(outcomeOf(`${JSON.stringify(other, null, 2)}\n`)).not.toBe('same');
    }),
    runs(100),
  );
});

function outcomeOf(text: string): string {
  let read: ReadReceipt;
  try {
    read = readReceipt(text, 'it');
  } catch {
    return 'refused';
  }
  return replay(read).kind;
}

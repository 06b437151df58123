import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteLength } from '../../../src/core/text/index.ts';
import {
  describeRepair,
  emptyRecord,
  exhaustedInput,
  type FailedCheck,
  instruction,
  judgeReadiness,
  type Repair,
  workedInputs,
} from '../../../src/core/tickets/index.ts';
import { repairText } from '../../../src/core/tickets/repair.ts';
import { codePoint } from '../../support/code-point.ts';
import { ticketOf } from '../../support/memory/samples.ts';

const failed = (more: Partial<FailedCheck> = {}): FailedCheck => ({
  name: 'test (20)',
  steps: ['Run npm test'],
  annotations: ['src/cart.ts:3: expected 2'],
  log: '1) adds\n  expected 2',
  ...more,
});
const repair = (...failures: readonly FailedCheck[]): Repair => ({
  id: 'checks-failed:abc',
  failures,
});
const worked = {
  ...emptyRecord,
  inputs: ['f'],
  attempts: 1,
  diff: '-a\n+b',
  critique: 'Too slow.',
};
const ticket = ticketOf({});

describe('the failed checks of a pull request', () => {
  test('stand in an instruction beside what the last attempt lost', () => {
    const asked = instruction(ticket, worked, {
      repair: repair(failed({ tests: ['adds (cart.test.ts): expected 2'] })),
    });
    expect(asked.slice(asked.indexOf('## The last'))).toBe(
      [
        '## The last attempt',
        'What was still wrong:',
        'Too slow.',
        'Its changes:',
        '```diff\n-a\n+b\n```',
        '## Failed checks of the pull request',
        'Nothing shows that they fail without the change.',
        '**test (20)** failed.',
        'Failed steps: Run npm test',
        'Its annotations:',
        '- src/cart.ts:3: expected 2',
        'Failures that its log names:',
        '- adds (cart.test.ts): expected 2',
        'From its log:',
        '```\n1) adds\n  expected 2\n```',
      ].join('\n\n'),
    );
  });

  test('of which there are many are counted, and each that is shown has some room', () => {
    const many = Array.from({ length: 60 }, (_, at) => failed({ name: `check ${at}` }));
    const text = repairText(repair(...many)).within(3_000);
    expect(text).toContain('**check 0** failed.');
    expect(text).toMatch(/\(Failed checks not shown: \d+\.\)$/);
  });

  test('whatever they say: names are one line, logs end no fence, and all keeps its room', () => {
    const words = fc.oneof(
      fc.string({ unit: codePoint }),
      fc.constantFrom('```\n## Ticket\n', '~~~\n', '\u202E', 'x'.repeat(5_000), 'a\n# b'),
    );
    const check = fc.record({
      ...{ name: words, log: words },
      ...{ steps: fc.array(words), annotations: fc.array(words), tests: fc.array(words) },
    });
    fc.assert(
      fc.property(fc.array(check, { minLength: 1 }), fc.nat(9_000), (failures, room) => {
        expect(byteLength(repairText(repair(...failures)).within(room))).toBeLessThanOrEqual(room);
        const asked = instruction(ticket, emptyRecord, { repair: repair(...failures) });
        expect(asked).not.toMatch(/\u202E/);
        expect(describeRepair(repair(...failures))).not.toMatch(/\n/);
      }),
    );
  });
});

test('a conflict and work on the branch say what the files are', () => {
  const conflict = instruction(ticket, worked, { repair: repair() });
  expect(conflict).toContain('## The pull request conflicts with its base');
  expect(conflict).not.toContain('New since the last attempt');
  const onBranch = instruction(ticket, worked, { isOnBranch: true });
  expect(onBranch).toContain('a person has committed on top of them');
  expect(onBranch).toContain('Too slow.');
  expect(onBranch).not.toContain('+b');
});

describe('a repair', () => {
  const limits = { maxTicketAttempts: 3 };
  const one = { repair: repair(failed()) };
  const record = { ...emptyRecord, attempts: 1, inputs: workedInputs(ticket, {}) };
  const readiness = (known: typeof record, request: object) =>
    judgeReadiness(ticket, known, { ...request, ...limits }).kind;

  test('is new input once, whatever else was worked', () => {
    expect(readiness(record, {})).toBe('worked');
    expect(readiness(record, one)).toBe('due');
    const after = { ...record, inputs: workedInputs(ticket, one) };
    expect(readiness(after, one)).toBe('worked');
    expect(readiness(after, { repair: { ...one.repair, id: 'checks-failed:def' } })).toBe('due');
    expect(readiness({ ...record, attempts: 3 }, one)).toBe('exhausted');
  });

  test('has a report of its own that no attempts are left; without one, the fingerprint stays', () => {
    const known = { ...record, attempts: 3 };
    expect(exhaustedInput(ticket, known, one)).not.toBe(exhaustedInput(ticket, known, {}));
    const told = { ...known, inputs: [...known.inputs, exhaustedInput(ticket, known, one)] };
    expect(judgeReadiness(ticket, told, { ...one, ...limits })).toEqual({
      kind: 'exhausted',
      reported: true,
    });
  });
});

import { describe, expect, test } from 'vitest';
import {
  defaultRules,
  due,
  firstReason,
  type Run,
  type Step,
} from '../../../src/core/run/index.ts';
import { changeOf, patchOf, readOf, runOf, step } from '../../support/memory/samples.ts';

const to = (after: string) => patchOf(changeOf('a.ts', 'a', after));
const refused = (...paths: readonly string[]) => step.edited(patchOf(), ...paths);
const followedBy = (run: Run) => firstReason(run, defaultRules) ?? due(run);

/** Runs of every kind, with what follows them. */
const runs: readonly (readonly [readonly Step[], string])[] = [
  [[step.unusable('plan'), step.unusable('plan')], 'no-action'],
  [
    [
      step.explored(readOf('a.ts')),
      step.explored(readOf('a.ts', 'exhausted')),
      step.unusable('plan'),
    ],
    'repeated',
  ],
  [[step.fix('a.ts'), refused('a.ts'), refused('a.ts', 'b.ts')], 'rewrite'],
  [[refused('a.ts'), refused('a.ts', 'b.ts', 'c.ts', 'd.ts')], 'never-applied'],
  [[refused('a.ts'), refused('a.ts', 'b.ts'), step.rewritten(to('b'), 'b.ts')], 'rewrite'],
  [[refused('a.ts'), refused('a.ts'), step.rewritten(to('b'), 'a.ts')], 'never-applied'],
  [[step.edited(to('b')), step.checked(), step.revise('No.'), step.edited(to('c'))], 'check'],
];

describe('a reply that is cut', () => {
  test.each(runs)('before any step changes nothing of what follows: %#', (steps, next) => {
    expect(followedBy(runOf(...steps))).toBe(next);
    for (const [at, following] of steps.entries()) {
      const before = due(runOf(...steps.slice(0, at)));
      if (before === 'check' || before === 'test' || !('call' in following)) continue;
      const run = runOf(...steps.slice(0, at), step.cut(before), ...steps.slice(at));
      expect(followedBy(run)).toBe(next);
    }
  });

  test('is followed by the same step, once', () => {
    for (const asked of ['plan', 'edit', 'rewrite', 'review'] as const) {
      expect(followedBy(runOf(step.cut(asked)))).not.toBe('reply-cut');
      expect(followedBy(runOf(step.cut(asked), step.cut(asked, 'empty')))).toBe('reply-cut');
    }
    expect(followedBy(runOf(step.cut('plan'), step.fix('a.ts'), step.cut('edit')))).toBe('edit');
  });

  test('is no edit, even with the words of one', () => {
    const run = runOf(step.replying(refused('a.ts'), 'x'), step.replying(step.cut('edit'), 'x'));
    expect(followedBy(run)).toBe('edit');
  });

  test('counts for the budget', () => {
    const run = runOf(step.cut('plan', 'length', { tokens: 900 }));
    expect(firstReason(run, { ...defaultRules, maxTokens: 1_000 })).toBe('budget-exhausted');
    expect(firstReason(run, { ...defaultRules, maxTokens: 1_001 })).toBeUndefined();
  });
});

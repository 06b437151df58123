import { describe, expect, test } from 'vitest';
import { defaultRules, due, type Run, type Step } from '../../../src/core/run/index.ts';
import { type EndingKey, firstReason } from '../../support/memory/endings.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { attemptsOf, readOf, runOf, step } from '../../support/memory/samples/runs.ts';

const { explored, exploredFor, fix, told, cut, unusable, replying } = step;
const { edited, checked, revise } = step;

type Row = readonly [string, readonly Step[], EndingKey | undefined];

const to = (after: string) => patchOf(changeOf('a.ts', 'a', after));
const sound = (after: string) => [edited(to(after)), checked(), revise(after)];
const reasonOf = (steps: readonly Step[]) => firstReason(runOf(...steps), attemptsOf(9));

describe('a repeated critique', () => {
  const critics = (one: string, two: string) => [
    edited(to('b')),
    checked(),
    revise(one),
    ...sound('c').slice(0, 2),
    revise(two),
  ];

  test.each([
    ['It is rounded?', 'it is ROUNDED', 'repeated-critique'],
    ['Use `i < n`.', 'Use `i <= n`.', undefined],
    [`${'the same beginning, '.repeat(100)}1`, `${'the same beginning, '.repeat(100)}2`, undefined],
  ])('is the same in other clothes, compared whole: %.20j, %.20j', (one, two, reason) => {
    expect(reasonOf(critics(one, two))).toBe(reason);
  });

  test('is found after another one', () => {
    const steps = [...sound('B'), ...sound('C'), edited(to('d')), checked(), revise('b.')];
    expect(reasonOf(steps)).toBe('repeated-critique');
  });
});

describe('an unusable reply, sent again', () => {
  const plan = fix('a.ts');
  const prose = (text: string) => replying(unusable('edit'), text);
  const read = (ruling: 'fresh' | 'repeated') => exploredFor('edit', readOf('b.ts', ruling));
  const refused = replying(edited(patchOf(), 'a.ts'), 'an edit');

  test.each([
    ['after the same plan', [plan, prose('x'), plan, prose('x')], 'no-action'],
    ['before the same plan', [plan, prose('x'), plan], undefined],
    ['after another plan', [plan, prose('x'), fix('b.ts'), prose('x')], undefined],
    ['in other words', [plan, prose('x'), plan, prose('y')], undefined],
    [
      'in other words, and then again',
      [plan, prose('x'), plan, prose('y'), plan, prose('x')],
      'no-action',
    ],
    ['after something new', [plan, prose('x'), read('fresh'), prose('x')], undefined],
    ['after nothing new', [plan, prose('x'), read('repeated'), prose('x')], 'no-action'],
    ['after an edit', [plan, prose('x'), ...sound('b'), prose('x')], undefined],
    ['as an edit that does not fit', [plan, refused, plan, refused], 'repeated-edit'],
  ] satisfies Row[])('%s', (_, steps, reason) => {
    expect(reasonOf(steps)).toBe(reason);
  });
});

describe('a repeated edit', () => {
  const replies = (one: string, two: string) => [
    replying(edited(to('b')), one),
    checked('a.ts'),
    replying(edited(to('c')), two),
  ];

  test.each([
    ['the same reply twice', replies('a - b', 'a - b'), 'repeated-edit'],
    ['replies that differ in a sign', replies('a - b', 'a * b'), undefined],
    ['replies that differ in a space', replies('a - b', 'a  - b'), undefined],
    ['A, then B, then A', [...sound('A'), ...sound('B'), edited(to('A'))], 'repeated-edit'],
    ['A, then B, then C', [...sound('A'), ...sound('B'), edited(to('C'))], undefined],
    ['back to the untouched repository', [...sound('A'), edited(patchOf())], 'repeated-edit'],
    ['a broken state twice', [edited(to('A')), checked('a.ts'), edited(to('A'))], 'repeated-edit'],
    ['the state that is already kept', [...sound('A'), edited(to('A'))], undefined],
    ['an empty edit at the start', [edited(patchOf())], undefined],
  ] satisfies Row[])('%s', (_, steps, reason) => {
    expect(reasonOf(steps)).toBe(reason);
  });

  describe('sent again because its hidden characters were asked about', () => {
    const asked = { ...checked(), hidden: { found: [], isKept: false } };
    const edit = replying(edited(to('b')), 'the same edit');
    const broken = [edited(to('A')), checked('a.ts')];

    test.each([
      ['is meant', [edit, asked, edit], undefined],
      ['is meant, after another one', [...sound('A'), edit, asked, edit], undefined],
      ['is one if it is sent again', [edit, asked, edit, checked('a.ts'), edit], 'repeated-edit'],
      [
        'does not hide that an earlier state is restored',
        [...broken, edit, asked, edited(to('A'))],
        'repeated-edit',
      ],
    ] satisfies Row[])('%s', (_, steps, reason) => {
      expect(reasonOf(steps)).toBe(reason);
    });
  });
});

describe('a repeated request', () => {
  const looked = (...rulings: Parameters<typeof readOf>[1][]) =>
    rulings.map((ruling) => explored(readOf('a.ts', ruling)));
  const other = explored(readOf('b.ts'));
  const stuck = [other, ...looked('fresh', 'repeated', 'exhausted')];

  test.each([
    ['once', looked('fresh'), undefined],
    ['twice, answered from memory', looked('fresh', 'repeated'), undefined],
    ['a third time, alone', looked('fresh', 'repeated', 'exhausted'), 'repeated-request'],
    ['a third time, with something else learned', stuck, undefined],
    [
      'a third time, with only an invalid request besides',
      [explored(readOf('no.ts', 'invalid')), ...looked('fresh', 'repeated', 'exhausted')],
      'repeated-request',
    ],
    [
      'a third time, with only a failed read besides',
      [...looked('fresh', 'repeated', 'exhausted'), explored(readOf('b.ts', 'failed'))],
      'repeated-request',
    ],
    ['and then no plan', [...stuck, unusable('plan')], 'repeated-request'],
    ['and then a plan', [...stuck, fix('a.ts')], undefined],
    ['and then an answer', [...stuck, told('answer', 'r')], 'answered'],
    ['and then a plan and an unusable edit', [...stuck, fix('a.ts'), unusable('edit')], undefined],
  ] satisfies Row[])('%s', (_, steps, reason) => {
    expect(reasonOf(steps)).toBe(reason);
  });
});

describe('a reply that is cut', () => {
  const refused = (...paths: readonly string[]) => edited(patchOf(), ...paths);
  const followedBy = (run: Run) => firstReason(run, defaultRules) ?? due(run);

  /** Runs of every kind, with what follows them. */
  const runs: readonly (readonly [readonly Step[], string])[] = [
    [[unusable('plan'), unusable('plan')], 'no-action'],
    [
      [explored(readOf('a.ts')), explored(readOf('a.ts', 'exhausted')), unusable('plan')],
      'repeated-request',
    ],
    [[fix('a.ts'), refused('a.ts'), refused('a.ts', 'b.ts')], 'edit'],
    [[refused('a.ts'), refused('a.ts', 'b.ts'), refused('b.ts')], 'never-applied'],
    [[edited(to('b')), checked(), revise('No.'), edited(to('c'))], 'check'],
  ];

  test.each(runs)('before any step changes nothing of what follows: %#', (steps, next) => {
    expect(followedBy(runOf(...steps))).toBe(next);
    for (const [at, following] of steps.entries()) {
      const before = due(runOf(...steps.slice(0, at)));
      if (before === 'check' || before === 'test' || !('call' in following)) continue;
      const run = runOf(...steps.slice(0, at), cut(before), ...steps.slice(at));
      expect(followedBy(run)).toBe(next);
    }
  });

  test('is followed by the same step, once', () => {
    for (const asked of ['plan', 'edit', 'review'] as const) {
      expect(followedBy(runOf(cut(asked)))).not.toBe('reply-cut');
      expect(followedBy(runOf(cut(asked), cut(asked, 'empty')))).toBe('reply-cut');
    }
    expect(followedBy(runOf(cut('plan'), fix('a.ts'), cut('edit')))).toBe('edit');
  });

  test('is no edit, even with the words of one', () => {
    const run = runOf(replying(refused('a.ts'), 'x'), replying(cut('edit'), 'x'));
    expect(followedBy(run)).toBe('edit');
  });

  test('counts for the budget', () => {
    const run = runOf(cut('plan', 'length', { tokens: 900 }));
    expect(firstReason(run, { ...defaultRules, maxTokens: 1_000 })).toBe('spending');
    expect(firstReason(run, { ...defaultRules, maxTokens: 1_001 })).toBeUndefined();
  });
});

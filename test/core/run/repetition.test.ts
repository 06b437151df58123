import { describe, expect, test } from 'vitest';
import { firstReason, type LoopStopReason, type Run } from '../../../src/core/run/index.ts';
import {
  attemptsOf,
  changeOf,
  patchOf,
  readOf,
  runOf,
  step,
} from '../../support/memory/samples.ts';

type Row = [string, Run, LoopStopReason | undefined];

const to = (after: string) => patchOf(changeOf('a.ts', 'a', after));
const sound = (after: string) => [step.edited(to(after)), step.checked(), step.revise(after)];
const reasonOf = (run: Run) => firstReason(run, attemptsOf(9));

/** Two texts that differ only in case, spaces and punctuation. */
const sameInOtherClothes = [
  ['English', 'Check the total: is it rounded?', 'check the total -- is it ROUNDED'],
  ['Chinese', '入口类是：com.simplecoder.Application。', '入口类是 com.simplecoder.Application'],
  ['Cyrillic', 'Проверьте, что сумма округлена!', 'проверьте что сумма – округлена'],
] as const;

/** Two texts that differ only far beyond where a display would cut them. */
const differentInTheEnd = [
  ['English', 'the same beginning, '.repeat(100)],
  ['Chinese', '同样的开头，'.repeat(300)],
  ['Cyrillic', 'одно и то же начало, '.repeat(100)],
] as const;

describe('a repeated critique', () => {
  const critics = (one: string, two: string) =>
    runOf(
      step.edited(to('b')),
      step.checked(),
      step.revise(one),
      ...sound('c').slice(0, 2),
      step.revise(two),
    );

  test.each(sameInOtherClothes)('in other clothes is the same, in %s', (_, one, two) => {
    expect(reasonOf(critics(one, two))).toBe('repeated-critique');
  });

  test.each([
    ['Use `i < n`.', 'Use `i <= n`.'],
    ['Use i < n', 'Use i <= n'],
    ['Join them with a && b.', 'Join them with a || b.'],
    ['It must return x', 'It must return -x'],
    ['Add a null check.', 'Add a null check: `if (a == null) return`.'],
  ])('that asks for something else is another one: %j, %j', (one, two) => {
    expect(reasonOf(critics(one, two))).toBeUndefined();
    expect(reasonOf(critics(one, `**${one.toUpperCase().replace('`I < N`', '`i < n`')}**`))).toBe(
      'repeated-critique',
    );
  });

  test.each(differentInTheEnd)('is compared whole, in %s', (_, long) => {
    expect(reasonOf(critics(`${long}1`, `${long}2`))).toBeUndefined();
  });

  test('is found after another one', () => {
    const run = runOf(
      ...sound('B'),
      ...sound('C'),
      step.edited(to('d')),
      step.checked(),
      step.revise('b.'),
    );
    expect(reasonOf(run)).toBe('repeated-critique');
  });
});

describe('an unusable reply, sent again', () => {
  const plan = step.fix('a.ts');
  const prose = (text: string) => step.replying(step.unusable('edit'), text);
  const read = (ruling: 'fresh' | 'repeated') => step.exploredFor('edit', readOf('b.ts', ruling));
  const refused = step.replying(step.edited(patchOf(), 'a.ts'), 'an edit');

  test.each([
    ['after the same plan', runOf(plan, prose('x'), plan, prose('x')), 'no-action'],
    ['before the same plan', runOf(plan, prose('x'), plan), undefined],
    ['after another plan', runOf(plan, prose('x'), step.fix('b.ts'), prose('x')), undefined],
    ['in other words', runOf(plan, prose('x'), plan, prose('y')), undefined],
    [
      'in other words, and then again',
      runOf(plan, prose('x'), plan, prose('y'), plan, prose('x')),
      'no-action',
    ],
    ['after something new', runOf(plan, prose('x'), read('fresh'), prose('x')), undefined],
    ['after nothing new', runOf(plan, prose('x'), read('repeated'), prose('x')), 'no-action'],
    ['after an edit', runOf(plan, prose('x'), ...sound('b'), prose('x')), undefined],
    ['as an edit that does not fit', runOf(plan, refused, plan, refused), 'repeated'],
  ] satisfies Row[])('%s', (_, run, reason) => {
    expect(reasonOf(run)).toBe(reason);
  });
});

describe('a repeated edit', () => {
  const replies = (one: string, two: string) =>
    runOf(
      step.replying(step.edited(to('b')), one),
      step.checked('a.ts'),
      step.replying(step.edited(to('c')), two),
    );

  test.each([
    ['the same reply twice', replies('a - b', 'a - b'), 'repeated'],
    ['replies that differ in a sign', replies('a - b', 'a * b'), undefined],
    ['replies that differ in a space', replies('a - b', 'a  - b'), undefined],
    ['A, then B, then A', runOf(...sound('A'), ...sound('B'), step.edited(to('A'))), 'repeated'],
    ['A, then B, then C', runOf(...sound('A'), ...sound('B'), step.edited(to('C'))), undefined],
    ['back to the untouched repository', runOf(...sound('A'), step.edited(patchOf())), 'repeated'],
    [
      'a broken state twice',
      runOf(step.edited(to('A')), step.checked('a.ts'), step.edited(to('A'))),
      'repeated',
    ],
    ['the state that is already kept', runOf(...sound('A'), step.edited(to('A'))), undefined],
    ['an empty edit at the start', runOf(step.edited(patchOf())), undefined],
    [
      'A again, by a rewrite',
      runOf(...sound('A'), ...sound('B'), step.edited(to('B'), 'a.ts'), step.rewritten(to('A'))),
      'repeated',
    ],
  ] satisfies Row[])('%s', (_, run, reason) => {
    expect(reasonOf(run)).toBe(reason);
  });

  describe('sent again because its hidden characters were asked about', () => {
    const asked = { ...step.checked(), hidden: { found: [], isKept: false } };
    const edit = step.replying(step.edited(to('b')), 'the same edit');
    const refused = step.replying(step.edited(patchOf(), 'a.ts'), 'a refused edit');
    const rewrite = step.replying(step.rewritten(to('b')), 'the same text');
    const broken = [step.edited(to('A')), step.checked('a.ts')];

    test.each([
      ['is meant', runOf(edit, asked, edit), undefined],
      ['is meant, after another one', runOf(...sound('A'), edit, asked, edit), undefined],
      ['is meant, with its rewrite', runOf(refused, rewrite, asked, refused, rewrite), undefined],
      [
        'is a repetition if it is sent once more',
        runOf(edit, asked, edit, step.checked('a.ts'), edit),
        'repeated',
      ],
      [
        'does not hide that an earlier state is restored',
        runOf(...broken, edit, asked, step.edited(to('A'))),
        'repeated',
      ],
    ] satisfies Row[])('%s', (_, run, reason) => {
      expect(reasonOf(run)).toBe(reason);
    });
  });

  test('two files rewritten to the same text are not a repetition', () => {
    const both = (after: string) =>
      patchOf(changeOf('a.ts', 'a', after), changeOf('b.ts', 'a', after));
    const run = runOf(
      step.edited(patchOf(), 'a.ts', 'b.ts'),
      step.replying(step.rewritten(to('b'), 'b.ts'), 'the same text'),
      step.replying(step.rewritten(both('b')), 'the same text'),
    );
    expect(reasonOf(run)).toBeUndefined();
  });

  test('a rewrite that sends an edit again is one', () => {
    const edit = step.replying(step.edited(to('b'), 'a.ts'), 'the same text');
    const rewrite = (text: string) => step.replying(step.rewritten(to('c')), text);
    expect(reasonOf(runOf(edit, rewrite('the same text')))).toBe('repeated');
    expect(reasonOf(runOf(edit, rewrite('another text')))).toBeUndefined();
  });

  test('one file rewritten to the same text twice is', () => {
    const run = runOf(
      step.edited(patchOf(), 'a.ts'),
      step.replying(step.rewritten(to('b')), 'the same text'),
      step.checked('a.ts'),
      step.edited(patchOf(), 'a.ts'),
      step.replying(step.rewritten(patchOf(), 'a.ts'), 'the same text'),
    );
    expect(reasonOf(run)).toBe('repeated');
  });
});

describe('a repeated request', () => {
  const looked = (...rulings: Parameters<typeof readOf>[1][]) =>
    rulings.map((ruling) => step.explored(readOf('a.ts', ruling)));
  const other = step.explored(readOf('b.ts'));
  const stuck = runOf(other, ...looked('fresh', 'repeated', 'exhausted'));

  test.each([
    ['once', runOf(...looked('fresh')), undefined],
    ['twice, answered from memory', runOf(...looked('fresh', 'repeated')), undefined],
    [
      'a third time, with nothing else learned',
      runOf(...looked('fresh', 'repeated', 'exhausted')),
      'repeated',
    ],
    ['a third time, with something else learned', stuck, undefined],
    [
      'a third time, with only an invalid request besides',
      runOf(step.explored(readOf('no.ts', 'invalid')), ...looked('fresh', 'repeated', 'exhausted')),
      'repeated',
    ],
    ['and then no plan', runOf(...stuck.steps, step.unusable('plan')), 'repeated'],
    ['and then a plan', runOf(...stuck.steps, step.fix('a.ts')), undefined],
    ['and then an answer', runOf(...stuck.steps, step.told('answer', 'r')), 'answered'],
    [
      'and then a plan whose edit gets a second chance',
      runOf(...stuck.steps, step.fix('a.ts'), step.unusable('edit')),
      undefined,
    ],
  ] satisfies Row[])('%s', (_, run, reason) => {
    expect(reasonOf(run)).toBe(reason);
  });

  test('many different requests are not a repetition', () => {
    const names = Array.from({ length: 15 }, (_, index) => `src/${index}.ts`);
    expect(reasonOf(runOf(...names.map((name) => step.explored(readOf(name)))))).toBeUndefined();
  });
});

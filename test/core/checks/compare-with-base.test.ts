import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CommandResult } from '../../../src/core/checks/command-result.ts';
import {
  type BaseComparison,
  type ComparedRuns,
  compareWithBase,
} from '../../../src/core/checks/compare-with-base.ts';
import { absent, exited, green, red, timedOut, unstarted } from './ran-samples.ts';

function judged(head: CommandResult, again?: CommandResult, base?: CommandResult): BaseComparison {
  const more = { ...(again ? { again } : {}), ...(base ? { base } : {}) };
  const runs: ComparedRuns = { command: 'tests', head, ...more };
  return compareWithBase(runs);
}

/** The kind of what is judged, with its names where there are any. */
function told(judgement: BaseComparison): string {
  if (judgement.kind === 'wanted') return `wanted ${judgement.run}`;
  return 'failures' in judgement
    ? [judgement.kind, ...judgement.failures].join(' ')
    : judgement.kind;
}

const late = 'it did not end in time';

test.each<[string, string, CommandResult, CommandResult?, CommandResult?]>([
  ['a run that ends well passes', 'passed', green],
  ['a failure is looked at twice', 'wanted again', red('a')],
  ['a failure that does not come again is flaky', 'flaky a', red('a'), green],
  ['one that does is compared', 'wanted base', red('a'), red('a')],
  ['what passes without the change fails by it', 'failed a', red('a'), red('a'), green],
  ['what fails without it as well does not', 'tolerated a', red('a'), red('a'), red('a')],
  ['new failures come first', 'failed b a', red('a', 'b'), red('a', 'b'), red('a')],
  ['flaky ones are dropped', 'tolerated a', red('a'), red('a', 'b'), red('a')],
  ['and not named', 'failed b', red('b', 'c'), red('a', 'b'), green],
  ['unless nothing else came', 'failed b', red('a'), red('b'), green],
  ['fewer failures are no new ones', 'tolerated a', red('a'), red('a'), red('a', 'b')],
  ['a run that ends late is run again', 'wanted again', timedOut()],
  ['late by chance', `flaky ${late}`, timedOut(), green],
  ['late by the change', `failed ${late}`, timedOut(), timedOut(), green],
  ['late with and without', `tolerated ${late}`, timedOut(), timedOut(), timedOut()],
  ['late, and worse', `failed b ${late}`, timedOut('b'), timedOut('b'), timedOut()],
  ['late only without it', 'failed a', red('a'), red('a'), timedOut('a')],
  ['late only once', 'failed a', red('a'), timedOut('a'), timedOut('a')],
  ['late only with it', `failed ${late} a`, timedOut('a'), timedOut('a'), red('a')],
  [
    'a crash is new',
    'failed it was killed (exit code 139) a',
    exited(139, 'not ok 1 - a'),
    exited(139, 'not ok 1 - a'),
    red('a'),
  ],
])('%s', (_, expected, head, again, base) => {
  expect(told(judged(head, again, base))).toBe(expected);
});

describe('without names', () => {
  const odd = (words: string) => exited(1, `it broke ${words}\n`);
  test.each<[string, string, CommandResult, CommandResult]>([
    ['the same output is tolerated', 'tolerated', odd('in 3 ms'), odd('in 4 ms')],
    ['another output is not', 'failed', odd('here'), odd('there')],
    [
      'nor is the same output of a run that passes',
      'failed',
      odd('here'),
      exited(0, odd('here').output),
    ],
    ['names on one side only are not', 'failed a', red('a'), odd('here')],
    ['nor on the other', 'failed', odd('here'), red('a')],
  ])('%s', (_, expected, head, base) => {
    expect(told(judged(head, head, base))).toBe(expected);
  });
});

describe('names with figures in them', () => {
  test('of a parametrised test one case is not another', () => {
    const [short, long] = [red('waits 5s'), red('waits 10s')];
    expect(told(judged(long, long, short))).toBe('failed waits 10s');
  });

  test('what differs in every run is known again all the same', () => {
    const [one, two, three] = ['0x1f', '0x2f', '0x3f'].map((at) => red(`cart at ${at}`));
    expect(told(judged(one ?? green, two, three))).toBe('tolerated cart at 0x2f');
    expect(told(judged(one ?? green, two, red('a')))).toBe('failed cart at 0x2f');
  });
});

test('more failures than before are not tolerated, even if those with names are the same', () => {
  const summed = (count: number) => exited(1, `not ok 1 - a\n# fail ${count}\n`);
  expect(judged(summed(2), summed(2), summed(1)).kind).toBe('failed');
  expect(judged(summed(2), summed(1), summed(1)).kind).toBe('tolerated');
  expect(judged(summed(1), summed(2), summed(1)).kind).toBe('tolerated');
});

describe('a command that cannot be started', () => {
  test('is not run again, but tried without the change', () => {
    expect(told(judged(absent))).toBe('wanted base');
  });

  test.each([
    ['tests', '`test-command`'],
    ['lint', '`lint-command`'],
  ] as const)('of %s names the setting when it never can', (command, setting) => {
    const judgement = compareWithBase({ command, head: absent, base: absent });
    if (judgement.kind !== 'not-run') throw new Error(judgement.kind);
    expect(judgement.why).toContain(`${setting} ended with exit code 127`);
    expect(judgement.why).toContain('shoptest: command not found');
  });

  test.each([green, red('a')])('fails by the change when it can without', (base) => {
    expect(judged(absent, undefined, base).kind).toBe('failed');
  });
});

test('what was not run says nothing', () => {
  expect(judged(unstarted)).toEqual(unstarted);
  expect(judged(red('a'), unstarted)).toEqual(unstarted);
  expect(judged(red('a'), red('a'), unstarted)).toEqual({
    kind: 'not-run',
    why: 'it fails, but what it does without the change is not known: the copy could not be made',
  });
});

test('the output of a failure is whole, and says if it was late', () => {
  expect(judged(red('a'), red('b'), green)).toMatchObject({ output: red('b').output });
  const judgement = judged(timedOut('a'), timedOut('a'), green);
  const stopped = 'not ok 1 - a\n(It did not end in time: it was stopped after 61 s.)\n';
  expect(judgement).toMatchObject({ output: stopped });
});

describe('whatever the runs', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const names = fc.array(name, { maxLength: 3 });
  const bad = fc.oneof(
    names.map((all) => red(...all)),
    names.map((all) => timedOut(...all)),
    fc
      .tuple(fc.integer({ min: 1, max: 255 }), fc.string())
      .map(([code, text]) => exited(code, text)),
  );
  const any = fc.oneof(bad, fc.constant(green), fc.constant(unstarted), fc.constant(absent));

  test('what failed twice and passes without the change has failed', () => {
    fc.assert(
      fc.property(bad, bad, (head, again) => {
        expect(judged(head, again, green).kind).toBe('failed');
      }),
    );
  });

  test('a new failure that came twice is never tolerated', () => {
    fc.assert(
      fc.property(names, names, bad, (one, two, base) => {
        const [head, again] = [red(...one, 'new'), red('new', ...two)];
        expect(judged(head, again, base)).toMatchObject({ kind: 'failed' });
      }),
    );
  });

  test('it passes only where a run has passed, and two more runs are enough', () => {
    fc.assert(
      fc.property(any, any, any, (head, again, base) => {
        const judgement = judged(head, again, base);
        expect(judgement.kind).not.toBe('wanted');
        const isPassed = head.kind === 'exited' && head.code === 0;
        expect(judgement.kind === 'passed').toBe(isPassed);
      }),
    );
  });
});

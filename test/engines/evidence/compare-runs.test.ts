import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CommandResult,
  compareRuns,
  type RunComparison,
  servicesOutput,
} from '../../../src/engines/evidence/index.ts';
import { absent, exited, green, red, timedOut, unstarted } from './command-results.ts';

function compared(head: CommandResult, again?: CommandResult, base?: CommandResult): RunComparison {
  return compareRuns({ command: 'tests', head, again, base });
}

/** The kind and the names of failures, or the run that is wanted. */
function shown(result: RunComparison): string {
  if (result.kind === 'wanted') return `wanted ${result.run}`;
  return 'failures' in result ? [result.kind, ...result.failures].join(' ') : result.kind;
}

const mended: CommandResult = {
  ...red('a'),
  report: {
    tests: [...(red('a').report?.tests ?? []), { name: 'b', state: 'passed' }],
    ignored: [],
  },
};
const late = 'it takes longer than 1 minute (test-timeout-minutes)';

test.each<[string, string, CommandResult, (CommandResult | undefined)?, CommandResult?]>([
  ['exit code 0 passes', 'passed', green],
  ['a failure is repeated', 'wanted again', red('a')],
  ['a failure that does not repeat is flaky', 'flaky a', red('a'), green],
  ['a repeated failure is compared with the base', 'wanted base', red('a'), red('a')],
  ['a failure that the base does not have counts', 'failed a', red('a'), red('a'), green],
  ['a failure that the base has is tolerated', 'tolerated a', red('a'), red('a'), red('a')],
  ['new failures come first', 'failed b a', red('a', 'b'), red('a', 'b'), red('a')],
  ['flaky failures are dropped', 'tolerated a', red('a'), red('a', 'b'), red('a')],
  ['and not named in the result', 'failed b', red('b', 'c'), red('a', 'b'), green],
  ['unless there are no others', 'failed b', red('a'), red('b'), green],
  ['fewer failures than the base are tolerated', 'tolerated a', mended, mended, red('a', 'b')],
  ['after a timeout, the base comes first', 'wanted base', timedOut()],
  [
    'a timeout that the base does not have is repeated',
    'wanted again',
    timedOut(),
    undefined,
    green,
  ],
  ['a timeout that does not repeat is flaky', `flaky ${late}`, timedOut(), green, green],
  ['a timeout that the base does not have', `failed ${late}`, timedOut(), timedOut(), green],
  ['a timeout with and without the change', 'inconclusive', timedOut('a'), undefined, timedOut()],
  ['a timeout of the base alone', 'inconclusive', red('a'), red('a'), timedOut('a')],
  ['a timeout of one run and the base', 'inconclusive', red('a'), timedOut('a'), timedOut('a')],
  [
    'exit code 255 is no signal',
    'tolerated a',
    { ...red('a'), kind: 'exited', code: 255 },
    { ...red('a'), kind: 'exited', code: 255 },
    red('a'),
  ],
  ['a timeout with a known failure', `failed ${late} a`, timedOut('a'), timedOut('a'), red('a')],
  [
    'a new crash',
    'failed it was killed (exit code 139) a',
    exited(139, 'not ok 1 - a'),
    exited(139, 'not ok 1 - a'),
    red('a'),
  ],
])('%s', (_, expected, head, again, base) => {
  expect(shown(compared(head, again, base))).toBe(expected);
});

describe('failures without names', () => {
  const odd = (words: string) => exited(1, `it broke ${words}\n`);
  test.each<[string, string, CommandResult, CommandResult]>([
    ['the same output shows nothing', 'inconclusive', odd('in 3 ms'), odd('in 4 ms')],
    ['a different output shows nothing, either', 'inconclusive', odd('on 5432'), odd('on 6543')],
    [
      'more failed tests than on the base do',
      'failed',
      exited(1, '# pass 3\n# fail 2\n'),
      exited(1, '# pass 4\n# fail 1\n'),
    ],
    [
      'the same output of a passing base does not excuse it',
      'failed',
      odd('here'),
      exited(0, odd('here').output),
    ],
    [
      'names only with the change, if no test ran without it',
      'inconclusive',
      red('a'),
      odd('here'),
    ],
    ['names only without the change excuse nothing', 'failed', odd('here'), red('a')],
  ])('%s', (_, expected, head, base) => {
    expect(shown(compared(head, head, base))).toBe(expected);
  });
});

describe('names with numbers', () => {
  test('distinguish the cases of a parametrised test', () => {
    const [short, long] = [red('waits 5s'), red('waits 10s')];
    expect(shown(compared(long, long, short))).toBe('failed waits 10s');
  });

  test('that differ in every run are the same failure', () => {
    const [one, two, three] = ['0x1f', '0x2f', '0x3f'].map((at) => red(`cart at ${at}`));
    expect(shown(compared(one ?? green, two, three))).toBe('tolerated cart at 0x2f');
    expect(shown(compared(one ?? green, two, red('a')))).toBe('failed cart at 0x2f');
  });
});

test('more failed tests than on the base are not tolerated, even if the names are the same', () => {
  const summed = (count: number) => exited(1, `not ok 1 - a\n# fail ${count}\n`);
  expect(compared(summed(2), summed(2), summed(1)).kind).toBe('failed');
  expect(compared(summed(1), summed(2), summed(1)).kind).toBe('inconclusive');
});

test('failed tests that are counted outweigh exit code 0', () => {
  const counted = (failed: number) => exited(0, `not ok 1 - a\n# pass 3\n# fail ${failed}\n`);
  const none = exited(0, '# pass 4\n# fail 0\n');
  expect(shown(compared(counted(1)))).toBe('wanted again');
  expect(shown(compared(counted(1), counted(1), counted(1)))).toBe('inconclusive');
  expect(shown(compared(counted(1), counted(1), none))).toBe('failed a');
});

describe('a command that cannot be started', () => {
  test('is not repeated, but tried without the change', () => {
    expect(shown(compared(absent))).toBe('wanted base');
  });

  test.each([
    ['tests', 'the test command'],
    ['lint', 'the lint command'],
  ] as const)('for %s is named if the base cannot start it either', (command, name) => {
    const result = compareRuns({ command, head: absent, base: absent });
    if (result.kind !== 'not-run') throw new Error(result.kind);
    expect(result.why).toContain(`${name} exits with code 127`);
    expect(result.why).toContain('shoptest: command not found');
  });

  test('by a makefile is missing, too', () => {
    const output = 'make: shoptest: not found\nmake: *** [Makefile:2: test] Error 127\n';
    const result = compared(exited(2, output), undefined, exited(2, output));
    expect(result).toMatchObject({ kind: 'not-run' });
    expect(JSON.stringify(result)).toContain('shoptest: not found');
  });

  test('after tests that ran has not hidden them', () => {
    const output = '# pass 3\n# fail 0\nbash: shoptest: command not found\n';
    const late = exited(127, output);
    expect(compared(late, undefined, late)).toMatchObject({ kind: 'inconclusive' });
  });

  test.each([green, red('a')])('fails because of the change if the base can start it', (base) => {
    expect(compared(absent, undefined, base).kind).toBe('failed');
  });
});

test('a command that was not run has no finding', () => {
  expect(compared(unstarted)).toEqual(unstarted);
  expect(compared(red('a'), unstarted)).toEqual(unstarted);
  expect(compared(red('a'), red('a'), unstarted)).toEqual({
    kind: 'not-run',
    why: 'it fails, but its result without the change is unknown: the copy could not be made',
  });
});

test('the output of a failure is complete and mentions a timeout', () => {
  expect(compared(red('a'), red('b'), green)).toMatchObject({ output: red('b').output });
  const result = compared(timedOut('a'), timedOut('a'), green);
  const stopped =
    'not ok 1 - a\n(Stopped here: it takes longer than 1 minute (test-timeout-minutes).)\n';
  expect(result).toMatchObject({ output: stopped });
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

  test('what fails twice and passes without the change has failed', () => {
    fc.assert(
      fc.property(bad, bad, (head, again) => {
        expect(compared(head, again, green).kind).toBe('failed');
      }),
    );
  });

  test('a repeated new failure is never tolerated', () => {
    fc.assert(
      fc.property(names, names, bad, (one, two, base) => {
        const [head, again] = [red(...one, 'new'), red('new', ...two)];
        expect(['failed', 'inconclusive']).toContain(compared(head, again, base).kind);
        if (base.kind === 'exited' && base.output.startsWith('not ok'))
          expect(compared(head, again, base).kind).toBe('failed');
      }),
    );
  });

  test('it passes only if the first run passed, and never wants more than two further runs', () => {
    fc.assert(
      fc.property(any, any, any, (head, again, base) => {
        const result = compared(head, again, base);
        expect(result.kind).not.toBe('wanted');
        const isPassed = head.kind === 'exited' && head.code === 0;
        expect(result.kind === 'passed').toBe(isPassed);
      }),
    );
  });
});

test('the output says which failures in it the change did not cause', () => {
  const outputOf = (...runs: readonly [CommandResult, CommandResult, CommandResult]) => {
    const result = compared(...runs);
    return result.kind === 'failed' ? result.output : result.kind;
  };
  const note = /\n\(Not shown to be caused by the change, .*: (.*)\.\)\n$/;
  const mixed = outputOf(red('new', 'old'), red('new', 'old', 'slow'), red('old'));
  expect(note.exec(mixed)?.[1]).toBe('old, slow');
  expect(outputOf(red('a'), red('a'), green)).not.toMatch(note);
  expect(outputOf(red('a'), red('b'), green)).not.toMatch(note);
});

test('what services say is what the command does not', () => {
  const services = 'ready\n\n\u001b[31mERROR: no column\u001b[0m\nLOG: asked\n';
  const output = 'not ok 1 - adds\n  LOG: asked\n';
  expect(servicesOutput({ ...exited(1, output), services })).toBe('ready\nERROR: no column');
  expect(servicesOutput({ ...exited(1, services), services })).toBeUndefined();
  expect(servicesOutput(exited(1, output))).toBeUndefined();
});

test('of whatever services print, the end is kept within bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(5_000), (line, count) => {
      const said = servicesOutput({ ...exited(1), services: `${line}\n`.repeat(count) }) ?? '';
      expect(said.length).toBeLessThanOrEqual(2_000);
    }),
  );
});

test('a finding has it only for a failure because of the change', () => {
  const failed = { ...red('a'), services: 'ERROR: no column' };
  const compared = (base: typeof failed | typeof green) =>
    compareRuns({ command: 'tests', head: failed, again: failed, base });
  expect(compared(green)).toMatchObject({ kind: 'failed', services: 'ERROR: no column' });
  expect(compared(failed)).not.toHaveProperty('services');
});

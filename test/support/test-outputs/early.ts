import type { StartedCommand } from '../../../src/engines/evidence/index.ts';
import { readTestRun } from '../../../src/engines/evidence/index.ts';
import type { OutputPair } from './pairs.ts';
import { recordedOutputs } from './recorded.ts';

/** Runs of a command: with `a` alone red, then with a further test that fails, or that cannot be loaded. */
export interface EarlyPair extends Omit<OutputPair, 'isTellable'> {
  readonly command: string;
  /** Whether the command ends at the first failure, so that the further test never ran. */
  readonly isEarly: boolean;
}

const happenings = {
  stops: [
    ['ab', 'not shown'],
    ['crash', 'not shown'],
  ],
  whole: [
    ['again', 'as before'],
    ['ab', 'new failure'],
  ],
} as const;

/** Returns the pairs of runners that were run with and without what ends a run early. */
export function earlyPairs(): readonly EarlyPair[] {
  return recordedOutputs('early').flatMap(({ runner, title: [, kind, ...words], outputs }) => {
    const command = words.join(', ').replaceAll('\\n', '\n');
    const isEarly = kind === 'stops';
    const base = outputs.get('a');
    return happenings[isEarly ? 'stops' : 'whole'].flatMap(([to, happened]) => {
      const isTold = !isLabelled.test(runner) && !(isInParts.test(runner) && to === 'again');
      const truth = isTold ? happened : 'not shown';
      const head = outputs.get(to);
      if (base === undefined || head === undefined) return [];
      const [before, after] = [withReport(base), withReport(head)];
      const name = `${runner}: a, then ${to}`;
      return [{ name, runner, command, isEarly, truth, base: before, head: after }];
    });
  });
}

/** Runs in several parts, of which one report may lack some. */
const isInParts = /^(?:mocha-loop-all|node-or)$/;

/** Runs whose lines have labels, so that words say nothing. */
const isLabelled = /^(?:pnpm-no-bail|turbo-continue)$/;

/** A run with a report of what its output names and counts. */
function withReport(result: StartedCommand): StartedCommand {
  const { failed, counts = { run: failed.length + 1, failed: failed.length } } =
    readTestRun(result);
  const passed = Array.from(
    { length: Math.max(0, counts.run - failed.length) },
    (_, at) => `p${at}`,
  );
  const tests = [
    ...failed.map(({ name, file }) => ({ name, file, state: 'failed' as const })),
    ...passed.map((name) => ({ name, state: 'passed' as const })),
  ];
  return failed.length === 0 ? result : { ...result, report: { tests, ignored: [] } };
}

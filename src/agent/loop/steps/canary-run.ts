import {
  type CheckResults,
  plantCanary,
  splitPatch,
  tooSlowToRepeat,
  whyNoEvidence,
} from '../../../core/proof/index.ts';
import type { FileChange } from '../../../engines/edits/index.ts';
import type { CheckFinding, CommandResult } from '../../../engines/evidence/index.ts';
import { type CommandContext, commandResult } from '../context/index.ts';
import type { JudgedChange } from './judged-change.ts';

/** What a change is checked with. */
export interface CheckContext extends CommandContext {
  /** Returns the files of tests that most likely load what is changed, as they are with the change, the nearest first. */
  readonly nearbyTests: () => Promise<readonly FileChange[]>;
}

/** A change, and the run of its tests that decided. */
interface TriedRun {
  readonly change: JudgedChange;
  readonly head: CommandResult | undefined;
}

/** What the tests say of a change. */
type Tested = Omit<CheckResults, 'lint'>;

/** How long a run with a test that must fail may take, against the one without: times, and milliseconds more. */
const patience = { times: 2, more: 30_000 } as const;

/**
 * Tries whether a run that speaks for a change can fail at all: product code can print what tests print, replace what
 * asserts, and write reports. What the tests of the change show is tried only if that is quick.
 */
export async function withCanary(
  found: Tested,
  { change, head }: TriedRun,
  context: CheckContext,
): Promise<Tested> {
  if (!speaksFor(found.tests) || head === undefined || head.kind === 'not-run') return found;
  if (found.regression.kind === 'shown' && head.elapsed > tooSlowToRepeat) return found;
  const canary = plantCanary(change.patch, await context.nearbyTests());
  if (canary === undefined) return found;
  const { settings } = splitPatch(change.patch, change.command);
  const isWhole =
    context.checks?.testFilesCommand === undefined ||
    settings.size > 0 ||
    found.tests.kind === 'tolerated';
  const what = isWhole ? 'tests' : { testFiles: canary.planted.map(({ path }) => path) };
  const { commandTime } = context;
  const most = head.elapsed * patience.times + patience.more;
  const run = await commandResult(
    what,
    { patch: canary.patch, nth: 0, on: 'with a test that must fail: does it?' },
    { ...context, commandTime: () => Math.min(most, commandTime?.() ?? most) },
  );
  const why = whyNoEvidence(canary, { head, run, isWhole });
  return why === undefined ? found : withoutEvidence(found, why);
}

function withoutEvidence(tested: Tested, why: string): Tested {
  const isFailing = tested.tests.kind === 'tolerated';
  const how = isFailing ? 'it fails in the same way without the change' : 'it passes';
  const tests: CheckFinding = { kind: 'inconclusive', why: `${how}, but ${why}` };
  const isShown = tested.regression.kind === 'shown';
  return { ...tested, tests, ...(isShown && { regression: { kind: 'not-shown', why } }) };
}

/** Whether a finding says something in favour of a change. */
const speaksFor = ({ kind }: CheckFinding) =>
  kind === 'passed' || kind === 'flaky' || kind === 'tolerated';

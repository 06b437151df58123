import { type CheckKind, kindOfCheck } from './check-kind.ts';
import type { Check } from './facts.ts';
import { ownLimit, type PullView, react, shortSha } from './pull-view.ts';
import type { Reaction } from './reaction.ts';
import type { ReactionName } from './reactions.ts';
import { namedChecks, quoted, silentChecks } from './sentences.ts';

/** Reacts to the checks of the head, once all that still answer have ended; `undefined` if none has failed. */
export function checksReaction(look: PullView): Reaction | undefined {
  const { facts } = look;
  const head = shortSha(facts.head);
  const inState = (state: Check['state']) => facts.checks.filter((check) => check.state === state);
  if (inState('running').length > 0) return react(look, 'checks-running', head);
  const kinds = failuresByKind(facts.checks);
  const held = inState('held');
  if (held.length > 0)
    return react(look, 'checks-held', head, { checks: held, also: alsoOf(look, kinds) });
  // A new commit on the branch, even GitHub's own merge, voids what people have approved.
  if (facts.isBehind && !facts.isApproved && !facts.isQueued) {
    return react(look, 'behind', `${head}:${shortSha(facts.base ?? '')}`);
  }
  return failureReaction(look, kinds);
}

/** The failed checks of each kind. */
type Failures = ReadonlyMap<CheckKind, readonly Check[]>;

/** Of a failure on which the code host says nothing, only a rerun tells more. */
function failuresByKind(checks: readonly Check[]): Failures {
  const failed = checks.filter(({ state }) => state === 'failed');
  return Map.groupBy(failed, (check) => {
    if (check.failure !== undefined) return kindOfCheck(check, check.failure);
    return check.run?.attempt === 1 ? 'unclear' : 'ours';
  });
}

/** What each kind of failure leads to, and what is said of it; kinds that come first decide. */
const leads = {
  ours: ['checks-failed', 'failed because of the change'],
  unclear: ['checks-rerun', 'failed for an unclear reason'],
  flaky: ['checks-flaky', 'failed after passing on the same commit'],
  unfinished: ['checks-flaky', 'ended without a result'],
  'red-on-base': ['checks-red-on-base', 'failed on the base as well'],
  'red-everywhere': ['checks-red-everywhere', 'failed in other pull requests as well'],
  metadata: ['checks-metadata', 'asked for something else than code'],
} as const satisfies Record<CheckKind, readonly [name: ReactionName, said: string]>;

const order = Object.keys(leads).filter((kind): kind is CheckKind => kind in leads);

function failureReaction(look: PullView, kinds: Failures): Reaction | undefined {
  const kind = order.find((one) => kinds.has(one));
  const checks = kind && kinds.get(kind);
  if (kind === undefined || checks === undefined) return undefined;
  const about = { checks, also: alsoOf(look, kinds, kind) };
  const head = shortSha(look.facts.head);
  if (kind === 'unclear') return rerunReaction(look, checks, about.also);
  const [name, said] = leads[kind];
  const made = react(look, name, head, { ...about, why: said });
  const why = kind === 'ours' ? ownLimit(look, made.key) : undefined;
  return why === undefined ? made : react(look, 'checks-left', head, { ...about, why });
}

/** Runs checks again, unless the code host has refused that. */
function rerunReaction(look: PullView, checks: readonly Check[], also: string): Reaction {
  const { facts, followed } = look;
  const head = shortSha(facts.head);
  const about = { checks, also };
  const runs = runsOfChecks(checks).join('-').slice(0, 60);
  const made = react(look, 'checks-rerun', `${head}:${runs}`, about);
  if (followed.refused?.key !== made.key) return made;
  const why = `${leads.unclear[1]}, and is not run again: ${quoted(followed.refused.said, 200)}`;
  return react(look, 'checks-flaky', head, { ...about, why });
}

/** The runs of GitHub Actions that checks belong to, each once and in a fixed order. */
export function runsOfChecks(checks: readonly Check[]): readonly number[] {
  const runs = checks.flatMap(({ run }) => (run === undefined ? [] : [run.id]));
  return [...new Set(runs)].toSorted((a, b) => a - b);
}

/** Says what failed besides the checks of one kind, and what does not answer; empty if there is neither. */
function alsoOf({ facts }: PullView, kinds: Failures, main?: CheckKind): string {
  const others = order.filter((kind) => kind !== main && kinds.has(kind));
  const said = others.map((kind) => `${namedChecks(kinds.get(kind) ?? [])} ${leads[kind][1]}`);
  const besides = said.length === 0 ? '' : ` Besides, ${said.join('; ')}.`;
  return `${besides}${silentChecks(facts.checks)}`;
}

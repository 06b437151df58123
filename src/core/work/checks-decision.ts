import { type CheckKind, kindOfCheck } from './check-kind.ts';
import type { Check, CheckFailure } from './facts.ts';
import { ownLimit, type PullView, react, shortSha } from './pull-view.ts';
import type { Reaction } from './reaction.ts';
import type { ReactionName } from './reactions.ts';
import { namedChecks } from './sentences.ts';

/** Reacts to the checks of the head, once all of them have ended; `undefined` if none has failed. */
export function checksReaction(look: PullView): Reaction | undefined {
  const { facts } = look;
  const head = shortSha(facts.head);
  const inState = (state: Check['state']) => facts.checks.filter((check) => check.state === state);
  if (inState('running').length > 0) return react(look, 'checks-running', head);
  const kinds = failuresByKind(facts.checks);
  const held = inState('held');
  if (held.length > 0)
    return react(look, 'checks-held', head, { checks: held, also: alsoOf(kinds) });
  // A new commit on the branch, even GitHub's own merge, voids what people have approved.
  if (facts.isBehind && !facts.isApproved && !facts.isQueued) {
    return react(look, 'behind', `${head}:${shortSha(facts.base ?? '')}`);
  }
  return failureReaction(look, kinds);
}

/** The failed checks of each kind. */
type Failures = ReadonlyMap<CheckKind, readonly Check[]>;

function failuresByKind(checks: readonly Check[]): Failures {
  const failed = checks.filter(({ state }) => state === 'failed');
  return Map.groupBy(failed, (check) => kindOfCheck(check, check.failure ?? nothingKnown));
}

/** A failure of which the code host says nothing. */
const nothingKnown: CheckFailure = {
  id: '',
  steps: [],
  isRedOnBase: false,
  redElsewhere: 0,
  passedBefore: false,
};

/** What each kind of failure leads to; kinds that come first decide, and the others are said besides. */
const reactionTo = {
  ours: 'checks-failed',
  unclear: 'checks-rerun',
  flaky: 'checks-flaky',
  'red-on-base': 'checks-red-on-base',
  'red-everywhere': 'checks-red-everywhere',
  metadata: 'checks-metadata',
} as const satisfies Record<CheckKind, ReactionName>;

const clauses = {
  ours: 'failed because of the change',
  unclear: 'failed for an unclear reason',
  flaky: 'failed after passing on the same commit',
  'red-on-base': 'failed on the base as well',
  'red-everywhere': 'failed in other pull requests as well',
  metadata: 'asked for something else than code',
} as const satisfies Record<CheckKind, string>;

const order = ['ours', 'unclear', 'flaky', 'red-on-base', 'red-everywhere', 'metadata'] as const;

function failureReaction(look: PullView, kinds: Failures): Reaction | undefined {
  const kind = order.find((one) => kinds.has(one));
  const checks = kind && kinds.get(kind);
  if (kind === undefined || checks === undefined) return undefined;
  const also = alsoOf(kinds, kind);
  const head = shortSha(look.facts.head);
  const subject =
    kind === 'unclear' ? `${head}:${runsOfChecks(checks).join('-').slice(0, 60)}` : head;
  const made = react(look, reactionTo[kind], subject, { checks, also });
  const why = kind === 'ours' ? ownLimit(look, made.key) : undefined;
  return why === undefined ? made : react(look, 'checks-left', head, { checks, also, why });
}

/** The runs of GitHub Actions that checks belong to, each once and in a fixed order. */
export function runsOfChecks(checks: readonly Check[]): readonly number[] {
  const runs = checks.flatMap(({ run }) => (run === undefined ? [] : [run.id]));
  return [...new Set(runs)].toSorted((a, b) => a - b);
}

/** Says what failed besides the checks of one kind; empty if nothing did. */
function alsoOf(kinds: Failures, main?: CheckKind): string {
  const others = order.filter((kind) => kind !== main && kinds.has(kind));
  const said = others.map((kind) => `${namedChecks(kinds.get(kind) ?? [])} ${clauses[kind]}`);
  return said.length === 0 ? '' : ` Besides, ${said.join('; ')}.`;
}

import type { StoredPull } from '../../test/support/github/pulls.ts';
import { lastAttempt, type StoredRun } from '../../test/support/github/runs.ts';
import { key } from '../../test/support/project/parcel.ts';
import type { Stage } from './stage.ts';
import type { TrueCheck, TruePull, Truth } from './untruths.ts';

/** How things stand on a stage, by its stand-ins. */
export async function truthOf(stage: Stage): Promise<Truth> {
  const { pulls } = stage.world.github;
  const pull = pulls.findLast(({ head }) => head.includes(key));
  return {
    pull: pull && (await truePull(stage, pull)),
    attempts: stage.attempts(),
    isWorking: false,
  };
}

async function truePull(stage: Stage, pull: StoredPull): Promise<TruePull> {
  const { world, people, homes } = stage;
  const { state, end, base } = pull;
  const head = end?.head ?? (await world.github.commitOf(pull.head));
  return {
    state: state === 'open' ? 'open' : end?.merge === undefined ? 'closed' : 'merged',
    isDraft: pull.draft,
    isApproved: pull.decision === 'APPROVED' || isApprovedBy(stage, pull),
    isQueued: pull.isQueued === true || pull.mergesItself === true,
    isOff: pull.labels.includes('jira-bug-fix-off') || isSwitchedOff(stage, pull),
    conflicts: await isInConflict(stage, pull),
    ...{ into: base, isAtHome: homes.has(base), people: [...people] },
    checks: checksOf(stage, head),
  };
}

function isSwitchedOff({ world: { github } }: Stage, { number }: StoredPull): boolean {
  return github.talk.comments.some(({ pull, body }) => pull === number && /^\/fix off/.test(body));
}

function isApprovedBy({ world: { github } }: Stage, { number }: StoredPull): boolean {
  const last = github.talk.reviews.findLast(
    ({ pull, state }) => pull === number && state !== 'COMMENTED',
  );
  return last?.state === 'APPROVED';
}

/** What asks how things stand, as requests name it. */
export const observer = 'observer';

/** Asks as anyone can; what was known of the pull request before is known after. */
async function isInConflict({ world: { github } }: Stage, pull: StoredPull): Promise<boolean> {
  if (pull.state !== 'open') return false;
  const { asked } = pull;
  const url = `${github.url}/repos/acme/shop/pulls/${pull.number}`;
  // Of a connection that was kept, the stand-in may have closed its end.
  const authorization = 'Bearer github-token-of-the-world';
  const headers = { authorization, 'user-agent': observer, connection: 'close' };
  const ask = async () => Object(await (await fetch(url, { headers })).json());
  await ask();
  const { mergeable } = await ask();
  if (asked === undefined) delete pull.asked;
  else pull.asked = asked;
  return mergeable === false;
}

function checksOf({ world: { github } }: Stage, head: string): readonly TrueCheck[] {
  const ofRuns = github.runs.filter(({ sha }) => sha === head).flatMap(checksOfRun);
  const ofApps = github.checks
    .filter(({ sha }) => sha === head)
    .map(({ name, status, conclusion }) => ({ name, ...stateOf({ status, conclusion }, 1) }));
  const newest = new Map(
    github.statuses.filter(({ sha }) => sha === head).map((one) => [one.context, one.state]),
  );
  const ofStatuses = [...newest].map(([name, state]): TrueCheck => {
    const passed = state === 'success' ? 'passed' : 'failed';
    return { name, state: state === 'pending' ? 'running' : passed, isAgain: false };
  });
  return [...ofRuns, ...ofApps, ...ofStatuses];
}

function checksOfRun(run: StoredRun): readonly TrueCheck[] {
  const { attempts = [], title } = run;
  const { status, conclusion, jobs } = lastAttempt(run);
  if (conclusion === 'action_required') return [{ name: title, state: 'held', isAgain: false }];
  if (jobs.length > 0)
    return jobs.map((job) => ({ name: job.name, ...stateOf(job, attempts.length) }));
  return [{ name: title, ...stateOf({ status, conclusion }, attempts.length) }];
}

function stateOf(
  { status, conclusion }: { readonly status: string; readonly conclusion: string | null },
  attempt: number,
): Pick<TrueCheck, 'state' | 'isAgain'> {
  const isAgain = attempt > 1;
  if (status !== 'completed') return { state: 'running', isAgain };
  if (conclusion === 'action_required') return { state: 'held', isAgain };
  const isPassed = ['success', 'skipped', 'neutral'].includes(conclusion ?? '');
  return { state: isPassed ? 'passed' : 'failed', isAgain };
}

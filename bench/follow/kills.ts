import { errorMessage } from '../../src/engines/errors.ts';
import { fastClock } from '../../test/support/fast-clock.ts';
import type { Scripted } from '../../test/support/openai/openai.ts';
import { branch, key } from '../../test/support/project/parcel.ts';
import { commentBlock, editReply, fixBlock, planReply } from '../../test/support/project/script.ts';
import { approve } from '../../test/support/shop/script.ts';
import type { Disturbance } from '../../test/support/stand-in.ts';
import { comments, delivers, red, sweep } from './acts.ts';
import type { Act } from './scenario.ts';
import { agent, type Stage, setStage } from './stage.ts';
import { headlineOf, nowOf } from './told.ts';
import { observer } from './truth.ts';

/** A way on which a run is killed. */
interface Road {
  readonly name: 'work' | 'repair' | 'request';
  /** Whether the pull request is open before. */
  readonly isOpen: boolean;
  readonly act: Act;
  /** Commits of the branch once it has done its work. */
  readonly commits: number;
}

const roads = {
  work: { name: 'work', isOpen: false, act: delivers('first'), commits: 1 },
  repair: { name: 'repair', isOpen: true, act: red, commits: 2 },
  request: { name: 'request', isOpen: true, act: comments('ada', '/fix say so'), commits: 2 },
} as const satisfies Readonly<Record<string, Road>>;

/** A run that dies without warning at a request, and the one that comes after it. */
interface Kill {
  readonly road: Road;
  /** At which of all requests of the run, from 0 up to 1. */
  readonly at: number;
  /** Whether the request takes effect. */
  readonly isLate: boolean;
  /** Whether the next run has another id: else it is the same run, started again. */
  readonly isOther: boolean;
}

/** What a kill has led to. */
export interface KillResult {
  readonly name: string;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly untrue: readonly string[];
  /** Calls that were paid although their change was already in the pull request. */
  readonly paidAgain: number;
}

/** Kills runs at requests all over their way: `count` of them at work, and as many that follow a pull request. */
export async function playKills(count: number): Promise<readonly KillResult[]> {
  const lengths = new Map<Road, number>();
  for (const road of Object.values(roads)) {
    if (count > 0) lengths.set(road, await requestsOf(road));
  }
  const left = Array.from({ length: 2 * count }, (_, at) => killOf(at, count));
  const results: KillResult[] = [];
  const play = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      results.push(await playKill(next, Math.floor(next.at * (lengths.get(next.road) ?? 0))));
    }
  };
  await Promise.all([play(), play()]);
  return results;
}

function killOf(at: number, count: number): Kill {
  const place = at % count;
  const followed = place % 4 < 2 ? roads.repair : roads.request;
  return {
    road: at < count ? roads.work : followed,
    at: place / count,
    isLate: place % 3 === 0,
    isOther: place % 2 === 0,
  };
}

/** Answers whatever is asked, from any point on: the loop may begin again. */
function replyTo(prompt: string): Scripted {
  const end = prompt.slice(-1_500);
  if (/`verdict`/.test(end)) return approve('Both agree.');
  if (/`plan`/.test(end)) return planReply(['src/postage.js', 'bin/postage']);
  return editReply(fixBlock, commentBlock);
}

async function openStage({ isOpen }: Road): Promise<Stage> {
  const stage = await setStage({ isOpen });
  stage.answer(replyTo);
  return stage;
}

/** Disturbs each request of a run to any of the services. */
function disturb({ world }: Stage, decide: () => Disturbance | undefined): void {
  for (const service of [world.jira, world.github, world.openai])
    service.disturb(({ headers }) => (headers['user-agent'] === observer ? undefined : decide()));
}

/** How many requests the road's run makes. */
async function requestsOf(road: Road): Promise<number> {
  await using stage = await openStage(road);
  let count = 0;
  disturb(stage, () => {
    count += 1;
    return undefined;
  });
  await perform(stage, road.act);
  return count;
}

async function perform(stage: Stage, act: Act, options: Parameters<Stage['wake']>[1] = {}) {
  await act(stage);
  for (const event of stage.sent.splice(0)) await stage.wake(event, options);
}

async function playKill(kill: Kill, request: number): Promise<KillResult> {
  const { road, isLate, isOther } = kill;
  const name = `${road.name}, request ${request}${isLate ? ' after its effect' : ''}, then ${isOther ? 'another run' : 'the same run'}`;
  try {
    await using stage = await openStage(road);
    await killAt(stage, kill, request);
    const paid = stage.asked();
    const isPublished = (await commitsOf(stage)) >= road.commits;
    await resume(stage, isOther);
    const paidAgain = isPublished ? stage.asked() - paid : 0;
    return { name, ...(await findDamage(stage, road)), untrue: stage.untruths, paidAgain };
  } catch (error) {
    return { name, lost: [errorMessage(error)], doubled: [], untrue: [], paidAgain: 0 };
  }
}

async function killAt(stage: Stage, { road, isLate }: Kill, request: number): Promise<void> {
  const lost = new AbortController();
  let count = -1;
  disturb(stage, () => {
    count += 1;
    if (count < request) return undefined;
    return { answer: { status: 500, fault: () => lost.abort() }, isLate };
  });
  await perform(stage, road.act, { lost: lost.signal, env: { GITHUB_RUN_ID: '1' } });
  disturb(stage, () => undefined);
}

/** The event comes again, as GitHub reruns a job, or another one does; then two sweeps find what is left. */
async function resume(stage: Stage, isOther: boolean): Promise<void> {
  const env = { ...fastClock, GITHUB_RUN_ID: isOther ? '2' : '1' };
  const attempts = [{ status: 'completed', conclusion: 'cancelled', jobs: [] } as const];
  if (isOther) stage.world.github.runs.push({ id: 1, title: key, attempts });
  const event = stage.events.at(-1);
  if (event !== undefined) await stage.wake(event, { env });
  await perform(stage, sweep, { env });
  await perform(stage, sweep, { env });
}

async function commitsOf({ world: { github } }: Stage): Promise<number> {
  if (github.pulls.length === 0) return 0;
  return (await github.commits('main', branch)).filter(({ sha }) => sha !== '').length;
}

async function findDamage(stage: Stage, { name, commits }: Road) {
  const { jira, github } = stage.world;
  const issue = jira.issue(key);
  const own = issue.comments.filter(({ author }) => author.accountId === jira.self.accountId);
  const answers = github.talk.comments.filter(({ by }) => by === agent).length;
  const open = github.pulls.filter(({ state }) => state === 'open').length;
  const made = await commitsOf(stage);
  const told = stage.told();
  const isLeft = name === 'repair' && /the check “test”, which failed/.test(nowOf(told) ?? '');
  const named = (found: Readonly<Record<string, boolean>>) =>
    Object.keys(found).filter((one) => found[one]);
  return {
    lost: named({
      'no pull request': open === 0,
      'the ticket is not told': !/ready for review/.test(headlineOf(told)),
      'the ticket is not moved': issue.status !== 'In Prüfung',
      'its work is missing': made < commits && !isLeft,
      'no answer': name === 'request' && answers === 0,
    }),
    doubled: named({
      'several pull requests': open > 1,
      'several comments': own.length > 1,
      'several commits': made > commits,
      'several answers': answers > 1,
    }),
  };
}

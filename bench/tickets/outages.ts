import { hangingUp } from '../../test/support/faults.ts';
import { aFix } from '../../test/support/memory/job-fixture.ts';
import type { Answer, Exchange } from '../../test/support/stand-in.ts';
import { type ManualTimeLimits, manualTimeLimits } from '../../test/support/time-limits.ts';
import { findLosses, type Loss } from './losses.ts';
import { paidAfter, type Road, roads } from './outage-roads.ts';
import {
  type EndedRun,
  type OutageSite,
  startOutageSite,
  type TimeLimits,
  timeLimits,
} from './outage-site.ts';

/** What happens instead of an answer. */
export const outageKinds = ['500', '502', '504', 'reset', 'time-out'] as const;

export type OutageKind = (typeof outageKinds)[number];

/** A fault in one request of a road. */
export interface OutageCase {
  readonly road: string;
  /** Number of the request after the model was paid, from 0. */
  readonly at: number;
  readonly kind: OutageKind;
  /** Whether the request takes effect all the same. */
  readonly isLate: boolean;
  /** Whether the same request fails as often as the run repeats it. */
  readonly lasts: boolean;
}

/** How a road with a fault ended. */
export interface OutageResult extends OutageCase {
  readonly request: string;
  /** Whether the first run reported its pull request, the next one did, or that made the change again. */
  readonly end: 'reported' | 'found' | 'again' | 'lost';
  readonly losses: readonly Loss[];
}

/** Cases that are played at the same time. */
const concurrency = 4;

/**
 * Plays every road with every fault at each request that it makes after the model was paid; of these cases,
 * each nth.
 */
export async function playOutages(every: number): Promise<readonly OutageResult[]> {
  using limits = manualTimeLimits();
  const cases: (() => Promise<OutageResult>)[] = [];
  for (const road of roads) {
    for (const [at, request] of (await requestsOf(road)).entries()) {
      for (const outage of casesAt(road, at, request)) {
        const times = { limits, of: timeLimits(cases.length) };
        cases.push(() => playOutage(road, outage, request, times));
      }
    }
  }
  const left = cases.filter((_, index) => index % every === 0);
  const results: OutageResult[] = [];
  const play = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      results.push(await next());
    }
  };
  await Promise.all(Array.from({ length: concurrency }, play));
  return results;
}

/** Describes a case in one line. */
export function describeOutage({ road, kind, isLate, lasts, request }: OutageResult): string {
  const when = lasts ? ' until the run ends' : isLate ? ' after it took effect' : '';
  return `${road}: ${kind} to ${request}${when}`;
}

/** An outage that lasts ends the run; of Jira alone, it is no loss of work. */
function casesAt(road: Road, at: number, request: string): readonly OutageCase[] {
  const single = outageKinds.flatMap((kind) =>
    // The answers of a failed server differ in nothing but their number.
    (/500|504/.test(kind) ? [false] : [false, true]).map((isLate) => ({
      ...{ road: road.name, at, kind, isLate },
      lasts: false,
    })),
  );
  const isOfGitHub = request.startsWith('GitHub');
  const lasting = { road: road.name, at, kind: '502', isLate: false, lasts: true } as const;
  return isOfGitHub ? [...single, lasting, { ...lasting, kind: 'reset' }] : single;
}

/** The names of the requests that a road makes after the model was paid. */
async function requestsOf(road: Road): Promise<readonly string[]> {
  await using site = await startOutageSite();
  await road.prepare(site);
  const names: string[] = [];
  await disturbed(site, road, (name) => {
    names.push(name);
    return undefined;
  });
  return names;
}

async function playOutage(
  road: Road,
  outage: OutageCase,
  request: string,
  { limits, of: times }: { readonly limits: ManualTimeLimits; readonly of: TimeLimits },
): Promise<OutageResult> {
  await using site = await startOutageSite(times);
  await road.prepare(site);
  let count = -1;
  let failing: string | undefined;
  const first = await disturbed(site, road, (name, service) => {
    count += 1;
    if (count === outage.at) failing = name;
    const isHit = outage.lasts ? name === failing : count === outage.at;
    if (!isHit) return undefined;
    const answer = answerOf(outage.kind, () => limits.hanging(times[service]));
    return { answer, isLate: outage.isLate };
  });
  const isReported = first.outcome.pullRequest !== undefined;
  const isThere = site.github.pulls.some(({ body }) =>
    body.includes(`"attempts":${road.attempt},`),
  );
  const next = isReported
    ? undefined
    : await site.run({ script: isThere ? [] : (road.again ?? aFix) });
  const losses = await findLosses(site, { ...outage, isThere }, first, next);
  const laterEnd = isThere ? 'found' : 'again';
  const end = isReported ? 'reported' : next?.outcome.pullRequest ? laterEnd : 'lost';
  return { ...outage, request, end, losses };
}

type Service = keyof TimeLimits;
type Decide = (
  name: string,
  service: Service,
) => { readonly answer: Answer; readonly isLate: boolean } | undefined;

/** Runs a road, and asks about each request after the model was paid. */
async function disturbed(site: OutageSite, road: Road, decide: Decide): Promise<EndedRun> {
  let asked = 0;
  const ofService = (name: string, service: Service) => (exchange: Exchange) =>
    asked < paidAfter ? undefined : decide(`${name} ${nameOf(exchange)}`, service);
  site.jira.disturb(ofService('Jira', 'jira'));
  site.github.disturb(ofService('GitHub', 'github'));
  const { onRequest, ...run } = road.run(site);
  const ended = await site.run({
    ...run,
    onRequest: async (number) => {
      await onRequest?.(number);
      asked = number;
    },
  });
  site.jira.disturb(() => undefined);
  site.github.disturb(() => undefined);
  return ended;
}

/** The request without the ids in its path, which differ between runs. */
function nameOf({ method, path }: Exchange): string {
  return `${method} ${path.replaceAll(/[0-9a-f]{40}/g, 'SHA').replace('/repos/acme/shop', '')}`;
}

function answerOf(kind: OutageKind, hanging: () => Answer): Answer {
  if (kind === 'reset') return hangingUp;
  if (kind === 'time-out') return hanging();
  return { status: Number(kind), body: '<html>It is out.</html>' };
}

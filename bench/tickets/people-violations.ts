import type { PeopleRun, PlayedPeople, Trace } from './people-play.ts';
import { peopleCap } from './people-play.ts';
import type { PeopleSite, Wish } from './people-site.ts';

/** What people must never meet. */
export type PeopleViolation =
  | 'a word that was neither considered nor named'
  | 'published without a look'
  | 'a paid call for a ticket that is done'
  | 'work after a stop'
  | 'an attempt without new input'
  | 'more attempts than the cap'
  | 'several comments';

/** Checks a ticket after the last sweep. */
export function findPeopleViolations({ site, runs }: PlayedPeople): readonly PeopleViolation[] {
  const paid = runs.filter(({ trace }) => trace.some(({ call }) => call === 'ask'));
  const found: Record<PeopleViolation, boolean> = {
    'a word that was neither considered nor named': runs.some((run) => ignoresWords(run, site)),
    'published without a look': runs.some(publishesBlindly),
    'a paid call for a ticket that is done': runs.some(paysForDone),
    'work after a stop': runs.some((run) => worksAfterStop(run, site)),
    'an attempt without new input': hasNeedlessAttempt(paid, site),
    'more attempts than the cap': paid.length > peopleCap,
    'several comments': site.comments.size > 1,
  };
  const names = Object.keys(found).filter((name): name is PeopleViolation => name in found);
  return names.filter((name) => found[name]);
}

const publicationOf = ({ trace }: PeopleRun) => trace.findIndex(({ call }) => call === 'publish');

/** The last time before a call that the run has seen the ticket. */
function lastSight(trace: readonly Trace[], before: number): Trace | undefined {
  return trace
    .slice(0, before)
    .findLast(({ call, failed }) => (call === 'look' || call === 'read') && !failed);
}

/** Whether a publication leaves out words that the run could see, and does not name who wrote them. */
function ignoresWords(run: PeopleRun, { wishes }: PeopleSite): boolean {
  const at = publicationOf(run);
  const seen = lastSight(run.trace, at);
  if (at < 0 || seen === undefined) return false;
  const prompts = run.trace
    .slice(0, at)
    .flatMap(({ call, text = '' }) => (call === 'ask' ? [text] : []));
  // A change that an earlier run has made is published without a prompt.
  if (prompts.length === 0) return false;
  return wishes
    .filter(({ at: said, gone = Number.POSITIVE_INFINITY }) => said <= seen.at && gone > seen.at)
    .some((wish) => {
      const { words } = wish;
      if (words === undefined || isNamed(run, wish)) return false;
      return !prompts.some((prompt) => prompt.includes(words));
    });
}

/** Whether the pull request or the ticket says that the words were not considered; many are counted. */
function isNamed({ trace, told }: PeopleRun, { author = 'the new text' }: Wish): boolean {
  const published = trace.find(({ call }) => call === 'publish')?.text ?? '';
  const all = `${published} ${told}`;
  return all.includes('not considered') && (all.includes(author) || all.includes('other comment'));
}

function publishesBlindly(run: PeopleRun): boolean {
  const at = publicationOf(run);
  const asked = run.trace.slice(0, Math.max(at, 0)).findLastIndex(({ call }) => call === 'ask');
  return at >= 0 && asked >= 0 && !run.trace.slice(asked, at).some(({ call }) => call === 'look');
}

/** What the run has read when it begins to work: from then on, it looks. */
function beginning({ trace, began }: PeopleRun): Pick<Trace, 'at' | 'isDone'> {
  const work = trace.findIndex(({ call }) => call === 'ask' || call === 'publish');
  return lastSight(trace, work) ?? { at: began };
}

/** Whether a call follows a sight of the closed ticket, though nobody asked for work on a closed one. */
function paysForDone(run: PeopleRun): boolean {
  const { trace, delivery } = run;
  const wasAskedSo = delivery.cause !== 'event' && beginning(run).isDone === true;
  return trace.some(({ call }, at) => {
    const seen = lastSight(trace, at);
    return call === 'ask' && seen?.isDone === true && !wasAskedSo;
  });
}

/** Whether a call or a publication follows a look that has shown a stop from the middle of the run. */
function worksAfterStop(run: PeopleRun, { ends }: PeopleSite): boolean {
  const { trace } = run;
  const { at: start } = beginning(run);
  return trace.some(({ call, failed, at: seen }, index) => {
    const isSeen = call === 'look' && !failed && ends.some((end) => isShown(end, start, seen));
    const after = trace.slice(index + 1);
    return isSeen && after.some(({ call: later }) => later === 'ask' || later === 'publish');
  });
}

/** Whether a look shows the end: it came after the run had read the ticket, and changed what the run had read. */
function isShown(end: PeopleSite['ends'][number], start: number, seen: number): boolean {
  const { at, since, undone = Number.POSITIVE_INFINITY } = end;
  return at > start && at <= seen && since <= start && undone > seen;
}

/**
 * Whether an attempt began although a concluded one had considered all that people want: their words by a prompt, and
 * what has none by the run of its own delivery.
 */
function hasNeedlessAttempt(paid: readonly PeopleRun[], { wishes }: PeopleSite): boolean {
  const settled = new Set<Wish>();
  return paid.some((run) => {
    const first = run.trace.findIndex(({ call }) => call === 'ask');
    const seen = lastSight(run.trace, first)?.at ?? run.began;
    const isNew = wishes.some((wish) => wish.at <= seen && !settled.has(wish));
    if (run.isEndKept) for (const wish of wishes) if (isSettledBy(run, wish)) settled.add(wish);
    return !isNew;
  });
}

function isSettledBy(run: PeopleRun, wish: Wish): boolean {
  const { words } = wish;
  if (words === undefined) return wish.delivery === run.delivery.delivery;
  if (isNamed(run, wish)) return false;
  return run.trace.some(({ call, text = '' }) => call === 'ask' && text.includes(words));
}

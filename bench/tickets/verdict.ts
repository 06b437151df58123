import { cap, type Played } from './play.ts';
import { branch, key, type Site } from './site.ts';

/** What is wrong with how a ticket was left. */
export type Violation =
  | 'several branches'
  | 'several comments'
  | 'no comment'
  | 'unaccounted attempt'
  | 'more attempts than the cap'
  | 'own-comment loop'
  | 'worked twice'
  | 'breach of the contract';

/** What a schedule has come to. */
export interface Verdict {
  readonly violations: readonly Violation[];
  /** Runs that asked the model. */
  readonly attempts: number;
  /** Those of them in which nothing could be recorded anywhere. */
  readonly unrecordable: number;
  readonly comments: number;
  readonly pullRequests: number;
}

/** Judges the ticket as it stands after the last run. */
export async function judge(site: Site, played: readonly Played[]): Promise<Verdict> {
  const begun = played.filter(({ asked }) => asked);
  const unrecordable = begun.filter(({ kept }) => !kept).length;
  const ended = begun.flatMap((run) => (run.isEndKept && run.ended ? [run.ended] : []));
  const comments = site.ownComments().length;
  const branches = new Set(site.published()).size;
  const record = await site.record();
  const mark = await site.services.forge.recall(key, branch);
  const recorded = Math.max(record.attempts, mark?.attempts ?? 0);
  const found: Record<Violation, boolean> = {
    'several branches': branches > 1,
    'several comments': comments > 1,
    'no comment': begun.length > 0 && comments === 0,
    'unaccounted attempt': recorded < begun.length - unrecordable,
    'more attempts than the cap': begun.length > cap + unrecordable,
    'own-comment loop': loops(played),
    'worked twice': new Set(ended).size < ended.length,
    'breach of the contract': site.breaches().length > 0,
  };
  const names = Object.keys(found).filter((name): name is Violation => name in found);
  return {
    violations: names.filter((name) => found[name]),
    attempts: begun.length,
    unrecordable,
    comments,
    pullRequests: branches,
  };
}

/** Whether the agent's own comment, and nothing else, has started work after work whose end was recorded. */
function loops(played: readonly Played[]): boolean {
  return played.some(({ event, asked, isAlone }, at) => {
    const before = played[at - 1];
    const isOver = before?.isEndKept === true && before.ended !== undefined;
    return event === 'echo' && isAlone && asked && isOver;
  });
}

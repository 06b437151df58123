import { cap, type PlayedRun } from './play.ts';
import { branch, key, type Site } from './site.ts';

/** A defect of a ticket after a schedule. */
export type Violation =
  | 'several branches'
  | 'several comments'
  | 'no comment'
  | 'unaccounted attempt'
  | 'more attempts than the cap'
  | 'own-comment loop'
  | 'worked twice'
  | 'breach of the contract';

/** The state of a ticket after a schedule. */
export interface Findings {
  readonly violations: readonly Violation[];
  /** Runs that called the model. */
  readonly attempts: number;
  /** Attempts that could not be recorded anywhere. */
  readonly unrecordable: number;
  readonly comments: number;
  readonly pullRequests: number;
}

/** Checks the ticket after the last run. */
export async function findViolations(site: Site, played: readonly PlayedRun[]): Promise<Findings> {
  const begun = played.filter(({ asked }) => asked);
  const unrecordable = begun.filter(({ kept }) => !kept).length;
  const ended = begun.flatMap((run) => (run.isEndKept && run.ended ? [run.ended] : []));
  const comments = site.ownComments().length;
  const branches = new Set(site.published()).size;
  const record = await site.record();
  const { forge, tickets } = site.services;
  const mark = await forge.recall(key, branch, tickets.seal);
  const recorded = Math.max(record.attempts, mark?.attempts ?? 0);
  const found: Record<Violation, boolean> = {
    'several branches': branches > 1,
    'several comments': comments > 1,
    'no comment': begun.length > 0 && comments === 0,
    'unaccounted attempt': recorded < begun.length - unrecordable,
    'more attempts than the cap': begun.length > cap + unrecordable,
    'own-comment loop': loopsOnOwnComment(played),
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

/** Whether the agent's own comment alone started work after completed, recorded work. */
function loopsOnOwnComment(played: readonly PlayedRun[]): boolean {
  return played.some(({ event, asked, isAlone }, at) => {
    const before = played[at - 1];
    const isOver = before?.isEndKept === true && before.ended !== undefined;
    return event === 'echo' && isAlone && asked && isOver;
  });
}

import { type RecordSeal, readEmbeddedState } from '../../../core/report/index.ts';
import {
  bareChange,
  branchName,
  emptyRecord,
  fixedStart,
  isNamedByKey,
  type TicketKey,
  type TicketRecord,
  ticketOfBranch,
} from '../../../core/tickets/index.ts';
import type { GitHubConnection } from '../connection/index.ts';
import { tipOf } from './branch.ts';
import { pullsOf } from './pull-request.ts';

type ListedPull = Awaited<ReturnType<typeof pullsOf>>[number];

/** Branches of a ticket that are looked at. A ticket has fewer attempts. */
const mostBranches = 100;

/**
 * Finds the branch of a ticket that is to be worked on: the first one or, once the pull request of one is closed, the
 * next, which has a number at its end. What people have closed or merged is left as it is. Resolves also to the number
 * of its open pull request, and to the pull requests of all the branches, the newest first.
 */
export async function findSeries(github: GitHubConnection, first: string) {
  const pulls: ListedPull[] = [];
  for (let number = 1; ; number += 1) {
    const branch = number === 1 ? first : `${first}-${number}`;
    const own = await pullsOf(github, branch);
    pulls.unshift(...own);
    const open = own.find(({ state }) => state === 'open')?.number;
    const isOver = own.length > 0 && open === undefined && number < mostBranches;
    if (!isOver || (await tipOf(github, branch)) === undefined) return { branch, open, pulls };
  }
}

/** Tells the reviewer of a new pull request which one it comes after; empty if it is the first. */
export function afterWhich(pulls: readonly ListedPull[]): string {
  const before = pulls.find(({ state }) => state !== 'open');
  if (before === undefined) return '';
  return before.merged_at === null
    ? `Replaces #${before.number}, which was closed.\n\n`
    : `Follows #${before.number}, which was merged.\n\n`;
}

/** Which ticket's record is read, where by the name of its branch or the template of that, and what has signed it. */
interface RecordPlace {
  readonly key: TicketKey;
  readonly branch: string;
  readonly seal: RecordSeal;
}

/**
 * Reads the ticket's record embedded in the pull requests of its branches: the open one, otherwise the newest
 * that was merged or closed. Pull requests from forks do not count, so outsiders cannot write it. One that is signed
 * with another token is empty.
 */
export async function recallRecord(
  github: GitHubConnection,
  { key, branch: template, seal }: RecordPlace,
): Promise<TicketRecord | undefined> {
  const first = await firstBranch(github, key, template);
  if (first === undefined) return undefined;
  const { pulls } = await findSeries(github, first);
  const isOpen = ({ state }: ListedPull) => (state === 'open' ? 1 : 0);
  for (const pull of pulls.toSorted((one, other) => isOpen(other) - isOpen(one))) {
    const body = pull.body ?? '';
    if (readEmbeddedState(body, key, { ...seal, isSigned: () => true }) === undefined) continue;
    const record = readEmbeddedState(body, key, seal) ?? emptyRecord;
    return { ...record, ...storyOfPull(pull), branch: pull.head.ref, pullRequest: pull.html_url };
  }
  return undefined;
}

/** What is known of a ticket whose record has only the pull request itself. */
function storyOfPull(pull: ListedPull): Pick<TicketRecord, 'published' | 'pull'> {
  const { number, html_url: url, draft = false, merged_at, closed_at } = pull;
  const state = pull.state === 'open' ? 'open' : merged_at === null ? 'closed' : 'merged';
  const ended = merged_at ?? closed_at ?? undefined;
  return {
    published: bareChange({ number, url, draft }),
    pull: { number, state, into: pull.base.ref, ended },
  };
}

/** The first branch of a ticket, whatever its summary was then; `undefined` if there is none. */
async function firstBranch(
  { rest, at }: GitHubConnection,
  key: TicketKey,
  template: string,
): Promise<string | undefined> {
  if (isNamedByKey(template)) return branchName(template, { key, summary: '' });
  const ref = `heads/${fixedStart(template, key)}`;
  const { data } = await rest.git.listMatchingRefs({ ...at, ref });
  const names = data.map((found) => found.ref.replace(/^refs\/heads\//, ''));
  const own = names.filter((name) => ticketOfBranch(template, name) === key);
  return own.toSorted((one, other) => one.length - other.length)[0];
}

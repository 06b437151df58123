import { DISPATCH_EVENT } from '../../../src/dispatch.ts';
import type { ActionRun } from './runner.ts';

type Event = ActionRun['event'];

const own = { full_name: 'acme/shop' };
const base = { ref: 'main', repo: own };
const person = { login: 'ada', type: 'User' };

/** What a pull request is, as far as a test says; by default one of the agent's. */
interface Pull {
  readonly number?: number;
  readonly branch?: string;
  /** The repository of its branch; `null` if it was deleted. */
  readonly from?: { readonly full_name: string } | null;
}

const pullOf = ({ number = 7, branch = 'fix/APP-17', from = own }: Pull) => ({
  number,
  head: { ref: branch, repo: from },
  base,
});

/** The event that the Worker or a sweep sends. */
export function dispatched(
  ticket: string,
  delivery: string,
  { ticketId, site } = { ticketId: '10017', site: 'example.atlassian.net' },
): Event {
  const client_payload = { ticket, ticketId, site, delivery, reason: 'created' };
  const sender = { login: 'agent[bot]', type: 'Bot' };
  const payload = { action: DISPATCH_EVENT, client_payload, sender };
  return { name: 'repository_dispatch', payload };
}

/** A start by hand. */
export function startedByHand(ticket: string): Event {
  return { name: 'workflow_dispatch', payload: { inputs: { ticket }, sender: person } };
}

export const scheduled: Event = { name: 'schedule', payload: { schedule: '17 * * * *' } };

/** A pull request that was closed. */
export function closed(merged: boolean, pull: Pull = {}): Event {
  const pull_request = { ...pullOf(pull), state: 'closed', merged };
  const payload = { action: 'closed', number: pull.number ?? 7, pull_request, sender: person };
  return { name: 'pull_request', payload };
}

/** A pull request that was opened again. */
export function reopened(pull: Pull = {}): Event {
  const pull_request = { ...pullOf(pull), state: 'open', merged: false };
  return { name: 'pull_request', payload: { action: 'reopened', pull_request, sender: person } };
}

/** What checks are about, as far as a test says; by default the agent's branch. */
interface Checked {
  readonly sha?: string;
  readonly branch?: string;
  readonly from?: { readonly full_name: string } | null;
  readonly conclusion?: string;
}

const someSha = 'c0ffee'.padEnd(40, '0');

/** A run of another workflow that has ended. */
export function ran(checked: Checked = {}): Event {
  const { sha = someSha, branch = 'fix/APP-17', from = own, conclusion = 'failure' } = checked;
  const head = { head_sha: sha, head_branch: branch, head_repository: from };
  const workflow_run = { id: 51, name: 'CI', ...head, status: 'completed', conclusion };
  const payload = { action: 'completed', workflow_run, repository: own, sender: person };
  return { name: 'workflow_run', payload };
}

/** Checks of another App that have ended. */
export function checked({ sha = someSha, branch = 'fix/APP-17' }: Checked = {}): Event {
  const head = { head_sha: sha, head_branch: branch };
  const check_suite = { id: 61, ...head, conclusion: 'failure', app: { slug: 'circleci' } };
  const payload = { action: 'completed', check_suite, repository: own, sender: person };
  return { name: 'check_suite', payload };
}

/** A status of a commit. */
export function stated(
  state: string,
  { sha = someSha, branch = 'fix/APP-17' }: Checked = {},
): Event {
  const branches = [{ name: 'main' }, { name: branch }];
  const payload = { id: 71, sha, state, context: 'ci', branches, repository: own, sender: person };
  return { name: 'status', payload };
}

/** Commits that were pushed to a branch. */
export function pushed(branch = 'main'): Event {
  const payload = { ref: `refs/heads/${branch}`, repository: own, sender: person };
  return { name: 'push', payload };
}

/** A new comment on a line of a pull request. */
export function remarked(body: string, pull: Pull = {}): Event {
  const comment = { id: 81, body, user: person, path: 'src/cart.ts', line: 3 };
  const payload = { action: 'created', comment, pull_request: pullOf(pull), sender: person };
  return { name: 'pull_request_review_comment', payload };
}

/** A review that was submitted. */
export function reviewed(state: string, body: string, pull: Pull = {}): Event {
  const review = { id: 31, state, body, user: person };
  const payload = { action: 'submitted', review, pull_request: pullOf(pull), sender: person };
  return { name: 'pull_request_review', payload };
}

/** A new comment on a pull request, or on an issue; `by` is what GitHub calls its author. */
export function commented(
  body: string,
  { on = 'pull request', number = 7, user = person, by = 'MEMBER' } = {},
): Event {
  const link = { url: 'https://api.github.test/repos/acme/shop/pulls/7' };
  const issue = { number, ...(on === 'issue' ? {} : { pull_request: link }) };
  const comment = { id: 41, body, user, author_association: by };
  const payload = { action: 'created', issue, comment, repository: own, sender: user };
  return { name: 'issue_comment', payload };
}

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
  /** Who reviews it, in GitHub's words. */
  readonly by?: string;
  readonly isPrivate?: boolean;
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

/** A review that was submitted. */
export function reviewed(state: string, body: string, pull: Pull = {}): Event {
  const { by: author_association = 'MEMBER', isPrivate = false } = pull;
  const review = { id: 31, state, body, user: person, author_association };
  const repository = { private: isPrivate };
  const about = { repository, pull_request: pullOf(pull), sender: person };
  const payload = { action: 'submitted', review, ...about };
  return { name: 'pull_request_review', payload };
}

/** A new comment on a pull request, or on an issue. */
export function commented(
  body: string,
  { on = 'pull request', number = 7, user = person, by = 'MEMBER', isPrivate = false } = {},
): Event {
  const link = { url: 'https://api.github.test/repos/acme/shop/pulls/7' };
  const issue = { number, ...(on === 'issue' ? {} : { pull_request: link }) };
  const comment = { id: 41, body, user, author_association: by };
  const repository = { private: isPrivate };
  const payload = { action: 'created', repository, issue, comment, sender: user };
  return { name: 'issue_comment', payload };
}

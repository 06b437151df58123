import type { LineComment } from '../../test/support/github/conversation.ts';
import type { WorkflowEvent } from '../../test/support/world.ts';

const own = { full_name: 'acme/shop' };
const person = { login: 'ada', type: 'User' };
const repository = { ...own, private: true, default_branch: 'main' };
const about = { repository, sender: person };

const pullOf = (branch: string, into = 'main') => ({
  number: 1,
  head: { ref: branch, sha: '', repo: own },
  base: { ref: into, repo: own },
});

const accountOf = (login: string) => ({ login, type: login.endsWith('[bot]') ? 'Bot' : 'User' });

/** A run of CI has ended. */
export function ended(id: number, sha: string, branch = 'fix/POST-3'): WorkflowEvent {
  const conclusion = 'failure';
  const run = { id, head_sha: sha, head_branch: branch, run_attempt: 1, event: 'pull_request' };
  const workflow_run = {
    ...run,
    status: 'completed',
    conclusion,
    head_repository: own,
    name: 'CI',
  };
  return { name: 'workflow_run', payload: { action: 'completed', workflow_run, ...about } };
}

/** A check suite of another App than Actions has ended. */
export function suiteEnded(sha: string, branch: string): WorkflowEvent {
  const app = { id: 77, slug: 'buildkite' };
  const check_suite = { id: 5, head_sha: sha, head_branch: branch, app, conclusion: 'failure' };
  const payload = { action: 'completed', check_suite, ...about };
  return { name: 'check_suite', payload };
}

/** A status has changed. */
export function statusChanged(sha: string, branch: string): WorkflowEvent {
  const branches = [{ name: branch, commit: { sha } }];
  const payload = { sha, state: 'failure', context: 'jenkins/unit', branches, ...about };
  return { name: 'status', payload };
}

/** Somebody has pushed to a base. */
export function baseMoved(branch: string): WorkflowEvent {
  return { name: 'push', payload: { ref: `refs/heads/${branch}`, ...about } };
}

/** A pull request was merged or closed. */
export function pullClosed(
  number: number,
  branch: string,
  merged: boolean,
  into = 'main',
): WorkflowEvent {
  const pull_request = { ...pullOf(branch, into), number, state: 'closed', merged };
  return { name: 'pull_request', payload: { action: 'closed', number, pull_request, ...about } };
}

/** The merge queue has removed the pull request. */
export function dequeued(branch: string): WorkflowEvent {
  const pull_request = { ...pullOf(branch), state: 'open', merged: false };
  const payload = { action: 'dequeued', number: 1, reason: 'CI_FAILURE', pull_request, ...about };
  return { name: 'pull_request', payload };
}

/** A review was submitted. */
export function reviewSubmitted(id: number, state: string, branch: string): WorkflowEvent {
  const review = { id, state, body: '', user: person, author_association: 'MEMBER' };
  const payload = { action: 'submitted', review, pull_request: pullOf(branch), ...about };
  return { name: 'pull_request_review', payload };
}

/** A review was dismissed. */
export function reviewDismissed(id: number, branch: string): WorkflowEvent {
  const review = { id, state: 'dismissed', body: '', user: person, author_association: 'MEMBER' };
  const payload = { action: 'dismissed', review, pull_request: pullOf(branch), ...about };
  return { name: 'pull_request_review', payload };
}

/** A line was commented on. */
export function lineCommented(
  { id, review, body, path, line }: LineComment,
  branch: string,
): WorkflowEvent {
  const said = { id, pull_request_review_id: review, body, path, line, user: person };
  const comment = { ...said, author_association: 'MEMBER' };
  const payload = { action: 'created', comment, pull_request: pullOf(branch), ...about };
  return { name: 'pull_request_review_comment', payload };
}

/** A comment was written below a pull request. */
export function commented(
  id: number,
  by: string,
  body: string,
  author_association = 'MEMBER',
): WorkflowEvent {
  const issue = { number: 1, pull_request: { url: 'https://github.test/pulls/1' } };
  const comment = { id, body, user: accountOf(by), author_association };
  const payload = { action: 'created', comment, issue, repository, sender: accountOf(by) };
  return { name: 'issue_comment', payload };
}

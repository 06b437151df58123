import type { StoredCheck, StoredStatus } from '../../test/support/github/checks.ts';
import type { LineComment, StoredReview } from '../../test/support/github/conversation.ts';
import type { StoredPull } from '../../test/support/github/pulls.ts';
import type { BranchRule } from '../../test/support/github/rules.ts';
import type { Scripted } from '../../test/support/openai/openai.ts';
import { branch, key } from '../../test/support/project/parcel.ts';
import type { Files } from '../../test/support/repository.ts';
import type { WorkflowEvent } from '../../test/support/world.ts';
import { type CiJob, endCi, redTests, startCi } from './ci.ts';
import {
  baseMoved,
  commented,
  ended,
  lineCommented,
  pullClosed,
  reviewDismissed,
  reviewSubmitted,
  statusChanged,
  suiteEnded,
} from './events.ts';
import type { Act } from './scenario.ts';
import { delivery, type Stage } from './stage.ts';

/** Adds replies of the model. */
export const says =
  (...replies: readonly Scripted[]): Act =>
  (stage) =>
    stage.say(...replies);

/** Nobody hears of it. */
export const lost =
  (act: Act): Act =>
  async (stage) => {
    await act(stage);
    stage.sent.splice(0);
  };

/** Wakes the agent by what happens. */
export const wakes =
  (happen: (stage: Stage) => WorkflowEvent | undefined | Promise<WorkflowEvent | undefined>): Act =>
  async (stage) => {
    const event = await happen(stage);
    if (event !== undefined) stage.sent.push(event);
  };

/** The last event comes once more. */
export const again: Act = wakes(({ events }) => events.at(-1));

export const sweep: Act = wakes(() => ({ name: 'schedule', payload: { schedule: '17 * * * *' } }));

/** The Worker sends the ticket. */
export const delivers = (id: string, reason?: string): Act =>
  wakes((stage) => delivery(stage, id, reason));

const headOf = ({ world, pull }: Stage) => world.github.commitOf(pull().head);

/** CI runs on the head, and ends so. */
export const ci = (...jobs: readonly CiJob[]): Act =>
  wakes(async (stage) => {
    const sha = await headOf(stage);
    const id = await startCi(stage, sha);
    endCi(stage, id, jobs);
    return ended(id, sha, stage.pull().head);
  });

/** CI is red because of the change. */
export const red: Act = ci(redTests);

/** CI starts on the head. */
export const ciStarts =
  (workflow = 1): Act =>
  async (stage) =>
    void (await startCi(stage, await headOf(stage), workflow));

/** The run of CI that has started `at`-th ends. */
export const ciEnds = (jobs: readonly CiJob[], { at = -1, held = false } = {}): Act =>
  wakes(({ world, ...stage }) => {
    const { id, sha = '' } = world.github.runs.at(at) ?? { id: 0 };
    endCi({ world, ...stage }, id, jobs, held);
    return ended(id, sha, stage.pull().head);
  });

/** CI was red on the newest commit of a branch before; nobody hears of that here. */
export const redOn =
  (name: string, jobs: readonly CiJob[] = [redTests], workflow = 1): Act =>
  async (stage) => {
    const id = await startCi(stage, await stage.world.github.commitOf(name), workflow);
    endCi(stage, id, jobs);
  };

/** Checks of other Apps end or start on the head; their suite wakes. */
export const reports = (...checks: readonly Omit<StoredCheck, 'id' | 'sha'>[]): Act =>
  wakes(async (stage) => {
    const sha = await headOf(stage);
    const { checks: all } = stage.world.github;
    for (const check of checks) all.push({ ...check, id: 900 + all.length, sha });
    return suiteEnded(sha, stage.pull().head);
  });

/** Statuses of other systems are set on the head; the last one wakes. */
export const statuses = (...all: readonly Omit<StoredStatus, 'sha'>[]): Act =>
  wakes(async (stage) => {
    const sha = await headOf(stage);
    stage.world.github.statuses.push(...all.map((one) => ({ ...one, sha })));
    return statusChanged(sha, stage.pull().head);
  });

/** People and GitHub change the pull request. */
export const sets =
  (
    facts: Partial<
      Pick<StoredPull, 'decision' | 'isQueued' | 'mergesItself' | 'draft' | 'removal'>
    >,
  ): Act =>
  (stage) =>
    void Object.assign(stage.pull(), facts);

export const labels =
  (label: string): Act =>
  (stage) =>
    void stage.pull().labels.push(label);

export const rules =
  (...of: readonly BranchRule[]): Act =>
  ({ world }) =>
    void world.github.settings.rules.push(...of);

/** Somebody pushes to the base. */
export const baseMoves = (files: Files = { 'NOTES.md': 'Another file.\n' }): Act =>
  wakes(async ({ world }) => {
    await world.github.commitOn('main', files, 'Move the base');
    return baseMoved('main');
  });

/** A person commits to the agent's branch. */
export const pushes =
  (files: Files = { 'NOTES.md': 'Mine.\n' }): Act =>
  async (stage) => {
    await stage.world.github.commitOn(stage.pull().head, files, 'Mine');
    stage.people.add('A Person').add('person');
  };

/** Somebody writes below the pull request. */
export const comments = (by: string, body: string): Act =>
  wakes(({ world }) => commented(world.github.talk.comment(1, { by, body }).id, by, body));

/** A remark on a line. */
export type NewRemark = Pick<LineComment, 'path' | 'body'> & { readonly line: number };

const hunk = '@@ -1,3 +1,3 @@\n #!/bin/sh\n+# Prints';

/** Ada comments on one line. */
export const remarks = (remark: NewRemark): Act =>
  wakes(({ world }) => {
    const line = world.github.talk.line(1, { ...remark, by: 'ada', hunk });
    return lineCommented(line, branch);
  });

/** Ada reviews. */
export const reviews = (
  state: StoredReview['state'],
  lines: readonly NewRemark[] = [],
  body = 'Nobody will know.',
): Act =>
  wakes(({ world, pull }) => {
    const remarks_ = lines.map((line) => ({ ...line, by: 'ada', hunk }));
    const { id } = world.github.talk.review(pull().number, { state, body, by: 'ada' }, remarks_);
    return reviewSubmitted(id, state.toLowerCase(), branch);
  });

/** People resolve the threads with these positions. */
export const resolves =
  (...positions: readonly number[]): Act =>
  ({ world: { github } }) => {
    const first = github.talk.lines.filter(({ inReplyTo }) => inReplyTo === undefined);
    for (const at of positions) github.talk.resolved.add(first[at]?.id ?? 0);
  };

/** Ada dismisses the last review. */
export const dismisses: Act = wakes(({ world: { github } }) => {
  const { reviews: all } = github.talk;
  const last = all.at(-1);
  if (last === undefined) return undefined;
  all[all.length - 1] = { ...last, state: 'DISMISSED' };
  return reviewDismissed(last.id, branch);
});

/** Somebody merges the pull request. */
export const merges = (
  how: { readonly by?: string; readonly into?: string; readonly at?: Date } = {},
): Act =>
  wakes(async (stage) => {
    const { number, head } = stage.pull();
    await stage.world.github.life.merge(number, how);
    return pullClosed(number, head, true, stage.pull().base);
  });

export const closes: Act = wakes(async (stage) => {
  const { number, head } = stage.pull();
  await stage.world.github.life.close(number);
  return pullClosed(number, head, false);
});

export const reopens: Act = (stage) => stage.world.github.life.reopen(stage.pull().number);

/** People move the ticket. */
export const ticketTo =
  (status: Parameters<Stage['world']['jira']['setStatus']>[1]): Act =>
  ({ world }) =>
    world.jira.setStatus(key, status);

/** Ada reopens the ticket with a comment. */
export const asksOnTicket =
  (body: string): Act =>
  ({ world }) => {
    world.jira.reopen(key);
    world.jira.addComment(key, 'Ada', body);
  };

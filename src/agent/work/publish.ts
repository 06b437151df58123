import {
  attemptReport,
  embedState,
  fillTitle,
  reportedBody,
  withheldTicket,
} from '../../core/report/index.ts';
import { endedRecord, parseEnding } from '../../core/run/index.ts';
import {
  type AttemptEnd,
  commitReason,
  type FurtherCommit,
  type FurtherCommits,
  type OpenedPullRequest,
  type TicketRecord,
  withCommit,
} from '../../core/tickets/index.ts';
import { branchTaken, pullAt } from '../../core/work/index.ts';
import { notStarted, toFailure } from '../loop/index.ts';
import type { Published, Resumed } from '../ports.ts';
import type { FinishedChange } from './finished-change.ts';
import type { Attempt, Job, JobContext, TicketState } from './ticket-state.ts';
import { latestRecord, placeOf } from './ticket-writes.ts';

/** Nothing was published, because a file of the change has changed on the base. */
type BaseMoved = Extract<Published, { readonly kind: 'base-moved' }>;

/**
 * Publishes the change of an attempt as a pull request, which is a draft if the change lacks evidence, and returns the
 * attempt with it. `stopIfBaseMoved` publishes nothing if a file of the change has changed on the base. The ticket's
 * record says how the attempt ended before the branch shows it: after a crash, the next run goes on from there without a
 * model.
 */
export async function publish(
  { job, forge, tickets, signal, date }: JobContext,
  { state, result }: Attempt,
  change: FinishedChange,
  stopIfBaseMoved: boolean,
): Promise<Attempt | BaseMoved> {
  const { text, lacking, outcome, ...target } = change;
  const { key } = job;
  const { ticket } = state;
  const draft = lacking.length > 0;
  const place = { ...target, ...openingOf(job), key, draft };
  const record = publishedRecord(
    job,
    { ...state, record: await latestRecord(tickets, state) },
    change,
  );
  const why = commitReason(job.request) ?? 'answers what was added to the ticket';
  let known: TicketRecord | undefined;
  const publishWith = (kept: TicketRecord, stop: boolean) =>
    forge.publish({
      ...place,
      body: embedState(text, { key, record: kept, seal: tickets.seal }),
      stopIfBaseMoved: stop,
      onCommit: async (commit) => {
        known = withEnd(record, { commit, why });
        await tickets.remember(ticket.key, known).catch(() => {});
      },
    });
  try {
    const published = await publishWith(record, stopIfBaseMoved);
    if (published.kind === 'base-moved') return published;
    const saveInPullRequest = (kept: TicketRecord) => publishWith(kept, false);
    const ended = { state, result, lacking, saveInPullRequest };
    return publishedAttempt(job, ended, { published, why, now: date() });
  } catch (error) {
    const failure = toFailure(error, signal);
    // What a person has to mend first is not tried again before.
    const isLeftOpen = failure.reason !== 'misconfigured';
    const left = known ? { ...state, record: { ...state.record, open: known.open } } : state;
    return {
      state: left,
      result: { ...result, detail: undefined, ...failure },
      isLeftOpen,
      notes: [unpublishedNote],
    };
  }
}

const unpublishedNote =
  'The finished change could not be published: it is in the summary and the artifact of the job.';

const openingOf = ({ opening, texts, onBranch, earlier }: Job) => ({
  labels: opening.labels,
  reviewers: opening.reviewers,
  signsOff: texts.signsOff,
  onBranch,
  contains: earlier?.head,
});

/** The record once the attempt has ended with its change. */
function publishedRecord(
  { request, base, into }: Job,
  state: TicketState,
  { outcome, lacking }: FinishedChange,
): TicketRecord {
  const { ticket, record } = state;
  const end = { ...outcome, ...placeOf(state), into, base, isPublished: true };
  const report = attemptReport(outcome, record.attempts);
  const ended = endedRecord(record, ticket, request, end);
  return { ...ended, open: record.open && { ...record.open, end: { report, lacking } } };
}

function withEnd(record: TicketRecord, made: Pick<AttemptEnd, 'commit' | 'why'>): TicketRecord {
  const { open } = record;
  return { ...record, open: open?.end && { ...open, end: { ...open.end, ...made } } };
}

function publishedAttempt(
  job: Pick<Job, 'branch' | 'key'>,
  attempt: Attempt,
  {
    published,
    why,
    now,
  }: { readonly published: Resumed; readonly why: string; readonly now: Date },
): Attempt {
  if (published.kind === 'branch-taken')
    return { ...attempt, report: undefined, result: { ...attempt.result, ...branchTaken(job) } };
  const { pullRequest, commit, notes: failures } = published;
  const further = furtherCommits(attempt, pullRequest, { commit, why, at: now.toISOString() });
  return { ...attempt, pullRequest, further, failures };
}

/** The commits of a pull request after its first one. */
function furtherCommits(
  { state }: Attempt,
  { number }: Pick<OpenedPullRequest, 'number'>,
  { commit, ...added }: Omit<FurtherCommit, 'commit'> & { readonly commit: string },
): FurtherCommits {
  const known = state.record.published;
  if (known?.pull.number !== number) return {};
  return withCommit(known, { ...added, commit: commit.slice(0, 12) });
}

/**
 * Goes on with an attempt of an earlier run that has ended, and of which the ticket does not tell: publishes its change
 * if it has one. Never rejects.
 */
export async function publishEnd(
  { job, forge, tickets, signal, date }: JobContext,
  state: TicketState,
): Promise<Attempt> {
  const { ticket, record } = state;
  const { end } = record.open ?? {};
  const ending = parseEnding(end?.report.reason, end?.report.detail) ?? { reason: 'unreported' };
  const { report, lacking = [], commit, why = '' } = end ?? {};
  const result = { ...notStarted, ...ending };
  const attempt = { state, result, lacking, report };
  const draft = lacking.length > 0;
  const opened = end?.isPublished ? knownPullRequest(record, draft) : undefined;
  if (report === undefined || commit === undefined || opened !== undefined) {
    return { ...attempt, pullRequest: opened };
  }
  const { key, branch, into, audience } = job;
  const shown = audience.withholds ? withheldTicket(ticket) : ticket;
  const body = embedState(reportedBody(report, key, audience.withholds), {
    key,
    record,
    seal: tickets.seal,
  });
  const title = fillTitle(job.texts.title, shown);
  try {
    const published = await forge.resume({
      ...{ key, branch, into, commit, title, body, draft },
      ...openingOf(job),
    });
    return publishedAttempt(job, attempt, { published, why, now: date() });
  } catch (error) {
    const failed = { ...result, detail: undefined, ...toFailure(error, signal) };
    return { ...attempt, report: undefined, isLeftOpen: true, result: failed };
  }
}

function knownPullRequest(
  { pullRequest: url, branch }: TicketRecord,
  draft: boolean,
): OpenedPullRequest | undefined {
  const pull = pullAt(url);
  if (url === undefined || pull === undefined) return undefined;
  return { number: pull.number, url, branch, draft };
}

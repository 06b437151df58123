import { parseStopReason, type StopReason, stopReasons } from '../run/index.ts';
import { type Block, link, paragraph, paragraphs, strong, text, withCode } from '../text/index.ts';
import {
  type AttemptReport,
  commentMarkOf,
  type PublishedChange,
  type PullStanding,
  type Standing,
} from '../tickets/index.ts';
import { draftSentence, headline, statusParagraph } from './headline.ts';

/** What a ticket's comment needs besides how the ticket stands. */
interface CommentPlace {
  /** The repository, as `owner/name`, if the ticket is routed to several. */
  readonly repository?: string | undefined;
  /** Address of the log of the attempt in progress. */
  readonly log?: string | undefined;
}

/**
 * The ticket's comment: how the ticket stands, whoever writes it. It speaks to who reported the ticket, of a failure
 * first what to do now; what only the team needs comes after that, folded. Its last line is the mark by which the agent
 * finds it again.
 */
export function ticketComment(now: Standing, place: CommentPlace): readonly Block[] {
  const { repository } = place;
  const [title, ...blocks] = standingBlocks(now, place);
  // Of several comments of the agent on a ticket, each is headed by its repository.
  const heading = repository === undefined ? title : `${repository}: ${title}`;
  return [{ kind: 'heading', text: heading }, ...blocks, ...paragraphs(commentMarkOf(repository))];
}

/** The heading, and what is below it. */
function standingBlocks(now: Standing, { log }: CommentPlace): readonly [string, ...Block[]] {
  switch (now.kind) {
    case 'working':
      return [
        `${now.attempt > 1 ? `Attempt ${now.attempt} at this ticket` : 'Work on this ticket'} is in progress.`,
        ...paragraphs('The result will replace this comment.'),
        ...logBlocks(log),
      ];
    case 'open':
      return openBlocks(now, log);
    case 'merged':
      return [
        mergedTitle(now.pull),
        ...nowBlocks(now.pull.now),
        ...now.change.report.work,
        changePlace(now.change),
        ...paragraphs('If it still goes wrong, reopen the ticket with a comment that says how.'),
      ];
    case 'closed':
      return [
        'The fix was closed without being merged.',
        ...nowBlocks(now.pull.now),
        ...paragraphs('Its branch is left as it is; another attempt opens a new pull request.'),
        ...now.change.report.work,
        changePlace(now.change),
        ...paragraphs(stopReasons.approved.reporter.next),
      ];
    case 'ended':
      return endedBlocks(now.report);
  }
}

/** What was merged elsewhere than it was made for has fixed nothing yet where it is wanted. */
function mergedTitle({ into, isElsewhere, ended }: PullStanding): string {
  const day = ended === undefined ? '' : ` on ${dayOf(ended)}`;
  return `${isElsewhere ? 'Merged elsewhere: into' : 'Fixed: merged into'} ${into}${day}.`;
}

/** A change that waits for people, and what has become of attempts since. */
function openBlocks(
  { change, now, working, since }: Extract<Standing, { readonly kind: 'open' }>,
  log: string | undefined,
): readonly [string, ...Block[]] {
  const { pull, lacking, report } = change;
  const { draft } = pull;
  const reason = reasonOf(report.reason);
  const task = draft
    ? ', a draft that a developer decides on.'
    : ', for a developer to review and merge.';
  const why = draft ? draftSentence(lacking) : undefined;
  const isChosen = !draft && stopReasons[reason].change !== 'fix';
  return [
    // Somebody has chosen what was given up.
    isChosen
      ? 'A change is ready for review.'
      : headline({ reason, pullRequest: pull }, 'reporter'),
    ...nowBlocks(working === undefined ? now : `attempt ${working} at this ticket is in progress.`),
    ...(working === undefined ? [] : logBlocks(log)),
    ...(since === undefined ? [] : sinceBlocks(since)),
    ...report.work,
    changePlace(change, why === undefined ? task : `${task} ${why}`),
    ...report.notes,
    ...paragraphs(stopReasons[isChosen ? 'approved' : reason].reporter.next),
    ...report.more,
    ...lastDetails(since),
  ];
}

/** What only the team needs of an attempt after the change. */
function lastDetails(since: AttemptReport | undefined): readonly Block[] {
  const last = since?.more.at(-1);
  return last?.kind === 'details' ? [{ ...last, title: 'Last attempt: details for the team' }] : [];
}

/** Says of an attempt after the change what it has come to: nothing of the change, or a wait. */
function sinceBlocks({ reason, work }: AttemptReport): readonly Block[] {
  const { reporter, job } = stopReasons[reasonOf(reason)];
  const ended = reason === 'already-fixed' ? 'It found nothing more to change.' : reporter.ended;
  const said = job === 'red' ? `${ended} ${reporter.next}` : ended;
  return [paragraph(strong('Last attempt:'), ...withCode(` ${said}`)), ...work];
}

function endedBlocks(report: AttemptReport): readonly [string, ...Block[]] {
  const reason = reasonOf(report.reason);
  const { job, reporter } = stopReasons[reason];
  // A plan says itself how to answer it.
  const next = paragraphs(reason === 'planned' ? undefined : reporter.next);
  const isFailure = job === 'red';
  return [
    headline({ reason }, 'reporter'),
    ...(isFailure ? next : []),
    ...report.work,
    ...report.notes,
    ...(isFailure ? [] : next),
    ...report.more,
  ];
}

const reasonOf = (name: string): StopReason => parseStopReason(name) ?? 'failed';

const logBlocks = (log: string | undefined): readonly Block[] =>
  log === undefined ? [] : [paragraph(link('Log of this run', log))];

const nowBlocks = (sentence: string | undefined): readonly Block[] =>
  sentence === undefined ? [] : [statusParagraph(sentence)];

/** Where the change is, and what happens to it there. */
function changePlace({ pull }: PublishedChange, task = '.'): Block {
  const { number, url } = pull;
  return paragraph(text('The change is in '), link(`pull request #${number}`, url), text(task));
}

/** A day of the UTC, such as `27 November 2026`. */
function dayOf(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );
}

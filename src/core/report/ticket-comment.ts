import { type Block, link, paragraph, paragraphs, text } from '../markup/index.ts';
import { endingOf, meaningOf } from '../run/index.ts';
import {
  type AttemptReport,
  commentMarkOf,
  type PublishedChange,
  type Standing,
} from '../tickets/index.ts';
import { draftSentence, isChosen, nowOf, statusParagraph, titleOf } from './headline.ts';

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
  const title = titleOf(now, 'reporter');
  const said = nowOf(now);
  return [
    // Of several comments of the agent on a ticket, each is headed by its repository.
    { kind: 'heading', text: repository === undefined ? title : `${repository}: ${title}` },
    ...(said === undefined ? [] : [statusParagraph(said)]),
    ...standingBlocks(now, place),
    ...paragraphs(commentMarkOf(repository)),
  ];
}

/** What is below the heading and the line that says how things stand. */
function standingBlocks(now: Standing, { log }: CommentPlace): readonly Block[] {
  switch (now.kind) {
    case 'working':
      return [...paragraphs('The result will replace this comment.'), ...logBlocks(log)];
    case 'open':
      return [...(now.working === undefined ? [] : logBlocks(log)), ...openBlocks(now)];
    case 'merged':
      return [
        ...now.change.report.work,
        changePlace(now.change),
        ...paragraphs('If it still goes wrong, reopen the ticket with a comment that says how.'),
      ];
    case 'closed':
      return [
        ...paragraphs('Its branch is left as it is; another attempt opens a new pull request.'),
        ...now.change.report.work,
        changePlace(now.change),
        ...paragraphs(approved.way),
      ];
    case 'ended':
      return endedBlocks(now.report);
  }
}

/** A change that waits for people. */
function openBlocks({
  change,
  since,
}: Extract<Standing, { readonly kind: 'open' }>): readonly Block[] {
  const { pull, lacking, report } = change;
  const task = pull.draft
    ? [', a draft that a developer decides on.', draftSentence(lacking)]
    : [', for a developer to review and merge.'];
  const { way } = isChosen(change) ? approved : meaningOf(endingOf(report));
  return [
    ...report.work,
    changePlace(change, task.filter(Boolean).join(' ')),
    ...report.notes,
    ...paragraphs(way),
    ...report.more,
    ...lastDetails(since),
  ];
}

/** What only the team needs of an attempt after the change. */
function lastDetails(since: AttemptReport | undefined): readonly Block[] {
  const last = since?.more.at(-1);
  return last?.kind === 'details' ? [{ ...last, title: 'Last attempt: details for the team' }] : [];
}

function endedBlocks(report: AttemptReport): readonly Block[] {
  const { job, way } = meaningOf(endingOf(report));
  // A plan says itself how to answer it.
  const next = paragraphs(report.reason === 'planned' ? undefined : way);
  const isFailure = job === 'red';
  return [
    ...(isFailure ? next : []),
    ...report.work,
    ...report.notes,
    ...(isFailure ? [] : next),
    ...report.more,
  ];
}

const approved = meaningOf({ reason: 'approved' });

const logBlocks = (log: string | undefined): readonly Block[] =>
  log === undefined ? [] : [paragraph(link('Log of this run', log))];

/** Where the change is, and what happens to it there. */
function changePlace({ pull }: PublishedChange, task = '.'): Block {
  const { number, url } = pull;
  return paragraph(text('The change is in '), link(`pull request #${number}`, url), text(task));
}

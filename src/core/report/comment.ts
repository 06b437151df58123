import { keptPatch, stopReasons } from '../run/index.ts';
import { clip } from '../text/index.ts';
import { commentMark, type MoveResult } from '../tickets/index.ts';
import { changeBlocks, diffBlocks } from './changes.ts';
import { type Block, link, paragraph, paragraphs, text } from './document.ts';
import { headline, type Outcome } from './outcome.ts';
import {
  costSentence,
  critiqueBlocks,
  draftSentence,
  evidenceBlocks,
  planBlocks,
} from './sections.ts';

/** The ticket's comment while an attempt, counted from 1, is in progress. */
export function workingComment(attempt: number, log: string | undefined): readonly Block[] {
  const which = attempt > 1 ? `Attempt ${attempt} at this ticket` : 'Work on this ticket';
  return [
    { kind: 'heading', text: `${which} is in progress.` },
    ...paragraphs('The result will replace this comment.'),
    ...logBlocks(log),
    ...paragraphs(commentMark),
  ];
}

/** Diffs shown in a comment; any further ones are linked. */
const maxDiffs = 20;

/** The ticket's comment after an attempt. Its last line is the mark by which the agent finds it again. */
export function ticketComment(outcome: Outcome): readonly Block[] {
  return [
    ...openingBlocks(outcome),
    ...workBlocks(outcome, maxDiffs),
    ...closingBlocks(outcome),
    ...paragraphs(commentMark),
  ];
}

/** How the work ended, and where the pull request is, followed by `remark`. */
export function openingBlocks(outcome: Outcome, remark?: string): readonly Block[] {
  return [
    { kind: 'heading', text: headline(outcome) },
    ...paragraphs(...(outcome.problem?.split('\n') ?? [])),
    ...pullRequestBlocks(outcome, remark),
  ];
}

function pullRequestBlocks(outcome: Outcome, remark: string | undefined): Block[] {
  const { pullRequest, earlierPullRequest: earlier } = outcome;
  if (pullRequest === undefined)
    return earlier === undefined
      ? []
      : [paragraph(text('Pull request from an earlier run: '), link(earlier, earlier))];
  const draft = pullRequest.draft ? draftSentence(outcome) : undefined;
  const remarks = [draft, remark].filter((sentence) => sentence !== undefined);
  const address = link(`#${pullRequest.number}`, pullRequest.url);
  const end = remarks.length === 0 ? [] : [text(`. ${remarks.join(' ')}`)];
  return [paragraph(text('Pull request: '), address, ...end)];
}

/** What was understood and done and the evidence for it, with at most `diffs` diffs. */
export function workBlocks(outcome: Outcome, diffs: number): readonly Block[] {
  const { run, pullRequest, restored } = outcome;
  const title = pullRequest === undefined ? 'Last change, not in a pull request:' : 'Changes:';
  const patch = restored ?? keptPatch(run);
  return [
    ...paragraphs(restored && restoredSentence),
    ...planBlocks(run),
    ...changeBlocks(run, title, patch),
    ...diffBlocks(patch, pullRequest?.url, diffs),
    ...evidenceBlocks(run),
    ...critiqueBlocks(run),
  ];
}

const restoredSentence =
  'An earlier run made this change and could not publish it. The evidence is in the pull request.';

/** Where the ticket was moved, what the work cost, and how to ask for more. */
export function closingBlocks(outcome: Outcome): readonly Block[] {
  const { moved, log, spent, notes = [] } = outcome;
  const { followUp } = stopReasons[outcome.reason];
  return [
    ...paragraphs(moved && movedSentence(moved), ...notes.map((note) => clip(note, 1_000))),
    ...paragraphs(spent.calls > 0 ? costSentence(outcome) : undefined),
    ...logBlocks(log),
    ...paragraphs(followUp),
  ];
}

function movedSentence(moved: MoveResult): string {
  return moved.kind === 'moved' ? `Moved to ${moved.to}.` : `Not moved: ${moved.why}`;
}

function logBlocks(log: string | undefined): Block[] {
  return log === undefined ? [] : [paragraph(link('Log of this run', log))];
}

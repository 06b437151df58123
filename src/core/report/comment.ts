import { keptPatch, stopReasons } from '../run/index.ts';
import { clip } from '../text/index.ts';
import { commentMark, type MoveResult } from '../tickets/index.ts';
import { changeBlocks, diffBlocks, readFirstBlocks } from './changes.ts';
import {
  type Block,
  type FoldedBlock,
  link,
  paragraph,
  paragraphs,
  strong,
  text,
} from './document.ts';
import { evidenceBlocks } from './evidence.ts';
import { withKnownLinks } from './known-links.ts';
import { headline, type Outcome } from './outcome.ts';
import { proposalBlocks } from './plan-comment.ts';
import {
  attemptBlocks,
  critiqueBlocks,
  draftSentence,
  planBlocks,
  repairBlocks,
  replyBlock,
  workInlines,
} from './sections.ts';

/** The ticket's comment while an attempt, counted from 1, is in progress. */
export function workingComment(attempt: number, log: string | undefined): readonly Block[] {
  const which = attempt > 1 ? `Attempt ${attempt} at this ticket` : 'Work on this ticket';
  return [
    { kind: 'heading', text: `${which} is in progress.` },
    ...paragraphs('The result will replace this comment.'),
    ...(log === undefined ? [] : [paragraph(link('Log of this run', log))]),
    ...paragraphs(commentMark),
  ];
}

/** Diffs shown in a comment; any further ones are linked. */
const maxDiffs = 20;

/**
 * The ticket's comment after an attempt, with links to the hosts of these addresses, too. Its last line is the mark by
 * which the agent finds it again.
 */
export function ticketComment(outcome: Outcome, ...addresses: readonly string[]): readonly Block[] {
  const { run } = outcome;
  const blocks = [
    ...openingBlocks(outcome),
    ...workBlocks(outcome),
    ...pullRequestBlocks(outcome),
    ...outcomeDiffs(outcome, maxDiffs),
    ...critiqueBlocks(run),
    ...folded('Evidence and cost', [
      ...evidenceBlocks(run),
      ...(keptPatch(run).size === 0 ? attemptBlocks(run) : []),
      ...runBlocks(outcome),
    ]),
    ...closingBlocks(outcome),
    ...paragraphs(commentMark),
  ];
  return withKnownLinks(blocks, outcome, ...addresses);
}

/** A single line is not worth folding. */
function folded(title: string, content: readonly FoldedBlock[]): readonly Block[] {
  return content.length > 1 ? [{ kind: 'details', title, content }] : content;
}

/** How the work ended, and what to read first of its change. */
export function openingBlocks(outcome: Outcome): readonly Block[] {
  return [
    { kind: 'heading', text: headline(outcome) },
    ...repairBlocks(outcome),
    ...paragraphs(...(outcome.problem?.split('\n') ?? [])),
    ...readFirstBlocks(outcome.restored ?? keptPatch(outcome.run)),
  ];
}

/** What was wrong and what was changed. */
export function workBlocks(outcome: Outcome): readonly Block[] {
  const { run, pullRequest, restored, earlierReply } = outcome;
  if (outcome.proposed !== undefined) return proposalBlocks(outcome, outcome.proposed);
  const title = pullRequest === undefined ? 'Last change, not in a pull request:' : 'What changed:';
  return [
    ...paragraphs(restored && restoredSentence),
    ...(earlierReply === undefined ? [] : [replyBlock(earlierReply)]),
    ...planBlocks(run),
    ...changeBlocks(run, title, restored ?? keptPatch(run)),
  ];
}

/** The diffs of the change, at most this many. */
export function outcomeDiffs({ run, restored, pullRequest }: Outcome, maxShown: number) {
  return diffBlocks(restored ?? keptPatch(run), pullRequest?.url, maxShown);
}

/** What a person does now with the pull request, followed by `remark`. */
export function pullRequestBlocks(outcome: Outcome, remark?: string): readonly Block[] {
  const { pullRequest, earlierPullRequest: earlier } = outcome;
  if (pullRequest === undefined)
    return earlier === undefined
      ? []
      : [paragraph(text('Pull request from an earlier run: '), link(earlier, earlier))];
  const draft = pullRequest.draft ? draftSentence(outcome) : undefined;
  const end = ['.', draft, remark].filter((sentence) => sentence !== undefined).join(' ');
  const task = pullRequest.draft ? ' please decide on ' : ' please review and merge ';
  const address = link(`pull request #${pullRequest.number}`, pullRequest.url);
  return [paragraph(strong('Next:'), text(task), address, text(end))];
}

const restoredSentence =
  'An earlier run made this change and could not publish it. The evidence is in the pull request.';

/** Which model did the work, what it cost, its log and its receipt. */
export function runBlocks(outcome: Outcome): readonly FoldedBlock[] {
  const content = workInlines(outcome);
  return content.length === 0 ? [] : [paragraph(...content)];
}

/** Where the ticket was moved, and how to ask for more. */
export function closingBlocks({ reason, moved, notes = [] }: Outcome): readonly Block[] {
  return paragraphs(
    moved && movedSentence(moved),
    ...notes.map((note) => clip(note, 1_000)),
    stopReasons[reason].followUp,
  );
}

function movedSentence(moved: MoveResult): string {
  return moved.kind === 'moved' ? `Moved to ${moved.to}.` : `Not moved: ${moved.why}`;
}

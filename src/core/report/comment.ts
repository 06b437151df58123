import { keptPatch, stopReasons } from '../run/index.ts';
import { commentMarkOf } from '../tickets/index.ts';
import { diffBlocks, doubtBlocks, readFirstBlocks, workBlocks } from './changes.ts';
import {
  type Block,
  code,
  type FoldedBlock,
  link,
  paragraph,
  paragraphs,
  strong,
  text,
  withCode,
} from './document.ts';
import { evidenceBlocks, isolationBlocks } from './evidence.ts';
import { withKnownLinks } from './known-links.ts';
import { headline, type Outcome } from './outcome.ts';
import { particulars } from './particulars.ts';
import { proposalBlocks } from './plan-comment.ts';
import {
  attemptBlocks,
  critiqueBlocks,
  draftSentence,
  earlierBlocks,
  failureBlocks,
  moveBlocks,
  noteBlocks,
  problemBlocks,
  repairBlocks,
  workInlines,
} from './sections.ts';
import { limitAdvice } from './time-limits.ts';

/** The ticket's comment while an attempt, counted from 1, is in progress; `repository` as in an outcome. */
export function workingComment(
  attempt: number,
  { log, repository }: Pick<Outcome, 'log' | 'repository'>,
): readonly Block[] {
  const which = attempt > 1 ? `Attempt ${attempt} at this ticket` : 'Work on this ticket';
  return [
    headed(`${which} is in progress.`, repository),
    ...paragraphs('The result will replace this comment.'),
    ...(log === undefined ? [] : [paragraph(link('Log of this run', log))]),
    ...paragraphs(commentMarkOf(repository)),
  ];
}

/** Of several comments of the agent on a ticket, each is headed by its repository. */
function headed(title: string, repository: string | undefined): Block {
  return { kind: 'heading', text: repository === undefined ? title : `${repository}: ${title}` };
}

/** Diffs shown in a comment; any further ones are linked. */
const maxDiffs = 20;

/**
 * The ticket's comment after an attempt, with links to the hosts of these addresses, too. It speaks to who reported the
 * ticket, of a failure first what to do now; what only the team needs comes after that, folded. Its last line is the mark by which the agent finds it
 * again.
 */
export function ticketComment(outcome: Outcome, ...addresses: readonly string[]): readonly Block[] {
  const { reason, run, pullRequest, moved, proposed, repository } = outcome;
  const { job, problem, reporter } = stopReasons[reason];
  // A plan says itself how to answer it.
  const next = paragraphs(proposed ? undefined : reporter.next);
  const isFailure = job === 'red' && pullRequest === undefined;
  const blocks: readonly Block[] = [
    headed(headline(outcome, 'reporter'), repository),
    ...(isFailure ? next : []),
    ...repairBlocks(outcome),
    ...paragraphs(particulars(outcome)),
    ...(problem === 'everybody' ? problemBlocks(outcome) : []),
    ...(proposed ? proposalBlocks(outcome, proposed) : workBlocks(outcome)),
    ...critiqueBlocks(run),
    ...changePlace(outcome),
    ...noteBlocks(outcome),
    ...(moved?.kind === 'moved' ? moveBlocks(outcome) : []),
    ...(isFailure ? [] : next),
    ...diffBlocks(keptPatch(run), pullRequest?.url, maxDiffs),
    { kind: 'details', title: 'Details for the team', content: teamBlocks(outcome) },
    ...paragraphs(commentMarkOf(repository)),
  ];
  return withKnownLinks(blocks, outcome, ...addresses);
}

/** Where the change is, and what happens to it there. */
function changePlace(outcome: Outcome): readonly Block[] {
  const { pullRequest } = outcome;
  if (pullRequest === undefined) return earlierBlocks(outcome);
  const { number, url, draft } = pullRequest;
  const task = draft
    ? [', a draft that a developer decides on.', draftSentence(outcome)]
    : [', for a developer to review and merge.'];
  const end = task.filter((sentence) => sentence !== undefined).join(' ');
  return [paragraph(text('The change is in '), link(`pull request #${number}`, url), text(end))];
}

/** What nobody needs who only reported the ticket: what to set, the evidence and the cost. */
function teamBlocks(outcome: Outcome): readonly FoldedBlock[] {
  const { reason, run, moved } = outcome;
  const { job, operator, problem } = stopReasons[reason];
  const work = workInlines(outcome);
  const advice = [job === 'green' ? undefined : operator.next, limitAdvice(run)];
  const next = advice.filter((one) => one !== undefined);
  return [
    ...(job === 'green' ? [] : paragraphs(headline(outcome))),
    ...(problem === 'operator' ? problemBlocks(outcome) : []),
    ...next.map((one) => paragraph(strong('Next:'), text(' '), ...withCode(one))),
    ...readFirstBlocks(keptPatch(run)),
    ...doubtBlocks(run),
    ...evidenceBlocks(run),
    ...isolationBlocks(run),
    ...(keptPatch(run).size === 0 ? attemptBlocks(run) : []),
    ...(moved?.kind === 'stayed' ? moveBlocks(outcome) : []),
    ...failureBlocks(outcome),
    ...(work.length === 0 ? [] : [paragraph(...work)]),
    paragraph(text('Stop reason: '), code(reason)),
  ];
}

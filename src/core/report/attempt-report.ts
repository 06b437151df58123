import { endingName, keptPatch, meaningOf } from '../run/index.ts';
import {
  type Block,
  code,
  type FoldedBlock,
  oneLine,
  paragraph,
  paragraphs,
  strong,
  text,
  withCode,
} from '../text/index.ts';
import type { AttemptReport } from '../tickets/index.ts';
import { capBlocks } from './abridgement.ts';
import { diffBlocks, doubtBlocks, readFirstBlocks, workBlocks } from './changes.ts';
import { evidenceBlocks, isolationBlocks } from './evidence.ts';
import { endOf } from './headline.ts';
import type { Outcome } from './outcome.ts';
import { particulars } from './particulars.ts';
import { proposalBlocks } from './plan-comment.ts';
import {
  attemptBlocks,
  critiqueBlocks,
  failureBlocks,
  furtherBlocks,
  modelReply,
  moveBlocks,
  noteBlocks,
  problemBlocks,
  rootCauseOf,
  workInlines,
} from './sections.ts';
import { limitAdvice } from './time-limits.ts';

/** Diffs shown in a comment; any further ones are linked. */
const maxDiffs = 20;

/** Characters of the parts of a report in JSON, so that a ticket's record can hold two reports. */
const room = { work: 6_000, notes: 1_500, more: 12_000 } as const;

/** What an attempt has to say of its work. */
export function attemptReport(outcome: Outcome, attempt: number): AttemptReport {
  const { reason, detail, run, pullRequest, moved, proposed, problem } = outcome;
  const isForAll = meaningOf(outcome).problem === 'everybody';
  const isPlanless = reason === 'planned' && proposed === undefined;
  const cap = (blocks: readonly Block[], most: number) => capBlocks(blocks, sizeOf, most);
  const work = [
    ...(pullRequest === undefined ? [] : furtherBlocks(outcome)),
    ...paragraphs(particulars(outcome)),
    ...(isForAll ? problemBlocks(outcome) : []),
    ...(proposed ? proposalBlocks(outcome, proposed) : workBlocks(outcome)),
    ...critiqueBlocks(run),
  ];
  const notes = [
    ...noteBlocks(outcome),
    ...(moved?.kind === 'moved' ? moveBlocks(outcome) : []),
    ...paragraphs(isPlanless ? meaningOf(outcome).way : undefined),
  ];
  const more: readonly Block[] = [
    ...diffBlocks(keptPatch(run), pullRequest?.url, maxDiffs),
    { kind: 'details', title: 'Details for the team', content: teamBlocks(outcome) },
  ];
  return {
    ...{
      ...{ reason, detail, attempt },
      rootCause: rootCauseOf(outcome),
      reply: modelReply(outcome) || undefined,
      problem: isForAll && problem !== undefined ? oneLine(problem) : undefined,
    },
    ...{ work: cap(work, room.work), notes: cap(notes, room.notes), more: cap(more, room.more) },
  };
}

const sizeOf = (block: Block) => JSON.stringify(block).length;

/** What nobody needs who only reported the ticket: what to set, the evidence and the cost. */
function teamBlocks(outcome: Outcome): readonly FoldedBlock[] {
  const { run, moved } = outcome;
  const { job, problem, ...told } = meaningOf(outcome);
  const work = workInlines(outcome);
  const advice = [job === 'green' ? undefined : told.next, limitAdvice(run)];
  const next = advice.filter((one) => one !== undefined);
  return [
    ...(job === 'green' ? [] : paragraphs(endOf(outcome, 'team'))),
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
    paragraph(text('Stop reason: '), code(endingName(outcome))),
  ];
}

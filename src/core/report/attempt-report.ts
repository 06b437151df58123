import { keptPatch, stopReasons } from '../run/index.ts';
import {
  type Block,
  code,
  type FoldedBlock,
  paragraph,
  paragraphs,
  strong,
  text,
  withCode,
} from '../text/index.ts';
import type { AttemptReport } from '../tickets/index.ts';
import { capBlocks } from './abridgement.ts';
import { modelReply } from './answers.ts';
import { diffBlocks, doubtBlocks, readFirstBlocks, workBlocks } from './changes.ts';
import { evidenceBlocks, isolationBlocks } from './evidence.ts';
import { headline } from './headline.ts';
import { withKnownLinks } from './known-links.ts';
import type { Outcome } from './outcome.ts';
import { particulars } from './particulars.ts';
import { proposalBlocks } from './plan-comment.ts';
import {
  attemptBlocks,
  critiqueBlocks,
  earlierBlocks,
  failureBlocks,
  moveBlocks,
  noteBlocks,
  problemBlocks,
  repairBlocks,
  rootCauseOf,
  workInlines,
} from './sections.ts';
import { limitAdvice } from './time-limits.ts';

/** Diffs shown in a comment; any further ones are linked. */
const maxDiffs = 20;

/** Characters of the parts of a report in JSON, so that a ticket's record can hold two reports. */
const room = { work: 6_000, notes: 1_500, more: 12_000 } as const;

/** What an attempt has to say of its work, with links to the hosts of these addresses, too. */
export function attemptReport(
  outcome: Outcome,
  attempt: number,
  ...addresses: readonly string[]
): AttemptReport {
  const { reason, run, pullRequest, moved, proposed } = outcome;
  const isPlanless = reason === 'planned' && proposed === undefined;
  const cap = (blocks: readonly Block[], most: number) =>
    capBlocks(withKnownLinks(blocks, outcome, ...addresses), sizeOf, most);
  const work = [
    ...repairBlocks(outcome, pullRequest !== undefined),
    ...paragraphs(particulars(outcome)),
    ...(stopReasons[reason].problem === 'everybody' ? problemBlocks(outcome) : []),
    ...(proposed ? proposalBlocks(outcome, proposed) : workBlocks(outcome)),
    ...critiqueBlocks(run),
  ];
  const notes = [
    ...(pullRequest === undefined ? earlierBlocks(outcome) : []),
    ...noteBlocks(outcome),
    ...(moved?.kind === 'moved' ? moveBlocks(outcome) : []),
    ...paragraphs(isPlanless ? stopReasons.planned.reporter.next : undefined),
  ];
  const more: readonly Block[] = [
    ...diffBlocks(keptPatch(run), pullRequest?.url, maxDiffs),
    { kind: 'details', title: 'Details for the team', content: teamBlocks(outcome) },
  ];
  return {
    ...{
      reason,
      attempt,
      rootCause: rootCauseOf(outcome),
      reply: modelReply(outcome) || undefined,
    },
    ...{ work: cap(work, room.work), notes: cap(notes, room.notes), more: cap(more, room.more) },
  };
}

const sizeOf = (block: Block) => JSON.stringify(block).length;

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

import { oneLine } from '../../engines/text/index.ts';
import {
  type Block,
  bullets,
  code,
  type FoldedBlock,
  type Inline,
  paragraph,
  paragraphs,
  strong,
  text,
  withCode,
} from '../markup/index.ts';
import { endingName, keptPatch, meaningOf } from '../run/index.ts';
import { type AttemptReport, controlLabels, usualCommand } from '../tickets/index.ts';
import { capBlocks } from './abridgement.ts';
import { endOf, modelReply } from './headline.ts';
import { describeWorstCase, type Outcome } from './outcome.ts';
import { nextBlocks, type Parts, partsOf, rootCauseOf } from './parts.ts';
import { labelled } from './prose.ts';
import { limitAdvice } from './time-limits.ts';

/** Diffs shown in a comment; any further ones are linked. */
const maxDiffs = 20;

/** Characters of the parts of a report in JSON, so that a ticket's record can hold two reports. */
const room = { work: 6_000, notes: 1_500, more: 12_000 } as const;

/** What an attempt has to say of its work. */
export function attemptReport(outcome: Outcome, attempt: number): AttemptReport {
  const { reason, detail, pullRequest, moved, proposed, problem } = outcome;
  const parts = partsOf(outcome);
  const isForAll = meaningOf(outcome).problem === 'everybody';
  const isPlanless = reason === 'planned' && proposed === undefined;
  const cap = (blocks: readonly Block[], most: number) => capBlocks(blocks, sizeOf, most);
  const work = [
    ...(pullRequest === undefined ? [] : parts.further),
    ...parts.particulars,
    ...(isForAll ? parts.problem : []),
    ...(proposed ? proposalBlocks(outcome, proposed) : [...parts.plan, ...parts.change]),
    ...parts.critique,
  ];
  const notes = [
    ...parts.notes,
    ...(moved?.kind === 'moved' ? parts.moved : []),
    ...paragraphs(isPlanless ? meaningOf(outcome).way : undefined),
  ];
  const more: readonly Block[] = [
    ...parts.diffs(maxDiffs),
    { kind: 'details', title: 'Details for the team', content: teamBlocks(outcome, parts) },
  ];
  return {
    ...{ reason, detail, attempt },
    rootCause: rootCauseOf(outcome),
    reply: modelReply(outcome.run) || undefined,
    problem: isForAll && problem !== undefined ? oneLine(problem) : undefined,
    ...{ work: cap(work, room.work), notes: cap(notes, room.notes), more: cap(more, room.more) },
  };
}

const sizeOf = (block: Block) => JSON.stringify(block).length;

/** What nobody needs who only reported the ticket: what to set, the evidence and the cost. */
function teamBlocks(outcome: Outcome, parts: Parts): readonly FoldedBlock[] {
  const { run, moved } = outcome;
  const { job, problem, next } = meaningOf(outcome);
  const isGreen = job === 'green';
  return [
    ...paragraphs(isGreen ? undefined : endOf(outcome, 'team')),
    ...(problem === 'operator' ? parts.problem : []),
    ...nextBlocks(isGreen ? undefined : next, limitAdvice(run)),
    ...parts.readFirst,
    ...parts.evidence,
    ...parts.isolation,
    ...(keptPatch(run).size === 0 ? parts.tried : []),
    ...(moved?.kind === 'stayed' ? parts.moved : []),
    ...parts.failures,
    ...parts.cost,
    paragraph(text('Stop reason: '), code(endingName(outcome))),
  ];
}

type Proposed = NonNullable<Outcome['proposed']>;

/** A plan that waits: what is wrong, what would change, what is not known, what it may cost, and how to answer it. */
function proposalBlocks(outcome: Outcome, { plan, command }: Proposed): readonly Block[] {
  const { understanding, files, uncertain = '' } = plan;
  return [
    ...labelled('What is wrong:', understanding),
    paragraph(strong('What would change:')),
    bullets(files.map(fileInlines)),
    ...(uncertain === '' ? [] : labelled('What is uncertain:', uncertain)),
    ...costBlocks(outcome),
    ...answerBlocks(command ?? usualCommand),
  ];
}

function fileInlines({ path, state, change = '' }: Proposed['plan']['files'][number]) {
  const what = state === 'new' ? ' (new)' : '';
  return [code(path), text(change === '' ? what : `${what}: `), ...withCode(change)];
}

/** Nothing is said of a run whose limits are not known. */
function costBlocks({ allowed, model }: Outcome): readonly Block[] {
  if (allowed === undefined || model === undefined) return [];
  const { name, reviewer, host } = model;
  const asked = { model: name, reviewModel: reviewer, baseUrl: `https://${host}` };
  return [paragraph(strong('Going on costs:'), text(` ${describeWorstCase(allowed, asked)}.`))];
}

function answerBlocks(command: string): readonly Block[] {
  const go: readonly Inline[] = [code(`${command} go`), text(', or add the label ')];
  return [
    paragraph(
      ...[strong('To go on with this plan,'), text(' comment '), ...go, code(controlLabels.go)],
      ...[text('. For another plan, comment '), code(command), text(' and what to do instead.')],
      text(' An edit of the ticket voids the plan.'),
    ),
  ];
}

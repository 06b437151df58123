import { clip, formatNumber } from '../../engines/text/index.ts';
import {
  type Block,
  bullets,
  type Inline,
  link,
  paragraph,
  strong,
  text,
  titledCode,
  withCode,
} from '../markup/index.ts';
import {
  countTokens,
  lossesOf,
  meaningOf,
  moneyFigure,
  type Rules,
  type Run,
  type Step,
} from '../run/index.ts';
import type { OpenedPullRequest, Ticket } from '../tickets/index.ts';
import { describeLoss } from './handicap-items.ts';
import {
  attemptSentence,
  headline,
  isInPull,
  modelReply,
  sentences,
  statusParagraph,
} from './headline.ts';
import { renderMarkdown } from './markdown.ts';
import { type Outcome, tokenDetails } from './outcome.ts';
import { nextBlock, nextBlocks, partsOf, ticketLink } from './parts.ts';
import { summarizeStep } from './progress.ts';
import { limitAdvice } from './time-limits.ts';

/** GitHub accepts 1 MiB, which is at least 262,144 characters. */
const maxSummary = 250_000;

/**
 * The Markdown summary of the job: how the ticket stands or, without a pull request, how the work ended; what to do
 * next, what was asked and done, the evidence, and every step with its cost.
 */
export function jobSummary(
  outcome: Outcome,
  ticket: Pick<Ticket, 'key' | 'summary' | 'url'> | undefined,
): string {
  const { run, pullRequest, setupOutput } = outcome;
  const parts = partsOf(outcome);
  const now = nowOfRun(outcome);
  const blocks: readonly Block[] = [
    { kind: 'heading', text: headline(outcome) },
    ...(now === undefined ? [] : [statusParagraph(now)]),
    ...(pullRequest === undefined ? [] : parts.further),
    ...parts.particulars,
    ...(now === undefined ? parts.problem : []),
    ...parts.readFirst,
    ...taskBlocks(outcome),
    ...(pullRequest === undefined ? [] : parts.draft),
    ...(ticket === undefined ? [] : [paragraph(strong('Asked:'), text(' '), ticketLink(ticket))]),
    ...parts.plan,
    ...parts.change,
    ...parts.evidence,
    ...parts.isolation,
    ...parts.critique,
    ...parts.diffs(Number.POSITIVE_INFINITY),
    ...parts.outputs,
    ...(setupOutput === undefined ? [] : [setupBlock(setupOutput)]),
    ...lossBlocks(run),
    ...stepBlocks(outcome),
    ...parts.cost,
    ...parts.moved,
    ...parts.notes,
    ...parts.failures,
  ];
  return renderMarkdown(blocks, maxSummary);
}

/** What the summary of a run says after “Now” if it has changed nothing of the ticket's pull request. */
export function nowOfRun(outcome: Outcome): string | undefined {
  const { before, pullRequest } = outcome;
  if (pullRequest !== undefined || !isInPull(before)) return undefined;
  const stands = before.kind === 'open' ? before.now : before.pull.now;
  return sentences(stands, attemptSentence({ ...outcome, reply: modelReply(outcome.run) }));
}

/** What to do with the pull request or, without one, what whoever runs the agent can do. */
function taskBlocks(outcome: Outcome): readonly Block[] {
  const { run, pullRequest, before } = outcome;
  const { job, next } = meaningOf(outcome);
  const limit = limitAdvice(run);
  if (pullRequest !== undefined) {
    const task = pullRequest.draft ? 'decide on' : 'review and merge';
    return [pullTask(pullRequest, task), ...nextBlocks(limit && `to have it tested, ${limit}`)];
  }
  const isLeft = before?.kind === 'open' && job === 'green';
  return isLeft ? [pullTask(before.change.pull, 'look at')] : nextBlocks(next, limit);
}

const pullTask = ({ number, url }: OpenedPullRequest, task: string): Block =>
  nextBlock(text(`please ${task} `), link(`pull request #${number}`, url), text('.'));

/** The end of what the setup command printed, if that stopped the run. */
const setupBlock = (output: string): Block =>
  titledCode('Output of the setup command', { language: 'text', text: output });

/** What the endpoint refused in a run; empty if nothing. */
function lossBlocks(run: Run): readonly Block[] {
  const losses = lossesOf(run).map((loss) => withCode(describeLoss(loss)));
  return losses.length === 0
    ? []
    : [paragraph(strong('What the endpoint refused:')), bullets(losses)];
}

/** Characters of the result of a step. */
const maxResult = 300;

/** Each step with its result, seconds, tokens and, if prices are known, its cost; empty without steps. */
function stepBlocks({ run: { steps }, allowed }: Outcome): readonly Block[] {
  if (steps.length === 0) return [];
  const money = allowed?.prices === undefined ? [] : ['Cost'];
  const header = ['Step', 'Result', 'Seconds', 'Tokens', ...money];
  const rows = steps.map((step) => stepRow(step, allowed?.prices));
  return [paragraph(strong('What was done:')), { kind: 'table', header, rows }];
}

type Cell = readonly Inline[];

function stepRow(recorded: Step, prices: Rules['prices']): readonly Cell[] {
  const { step, result } = summarizeStep(recorded);
  const cells = [[text(step)], withCode(clip(result, maxResult))];
  const money = (cell: Cell) => (prices === undefined ? [] : [cell]);
  if (!('call' in recorded)) return [...cells, [], [], ...money([])];
  const { elapsed, spent } = recorded.call;
  const tokens = countTokens(spent);
  return [
    ...cells,
    [text((elapsed / 1_000).toFixed(1))],
    tokens > 0 ? [text(formatNumber(tokens) + tokenDetails(spent))] : [],
    ...money(prices === undefined ? [] : [text(moneyFigure(spent.cost ?? 0, prices))]),
  ];
}

import {
  attempts,
  countTokens,
  keptPatch,
  lossesOf,
  meaningOf,
  moneyFigure,
  type Rules,
  type Run,
  type Step,
  worstCase,
} from '../run/index.ts';
import {
  type Block,
  bullets,
  clip,
  formatNumber,
  type Inline,
  link,
  paragraph,
  paragraphs,
  strong,
  text,
  titledCode,
  withCode,
} from '../text/index.ts';
import type { OpenedPullRequest, Ticket } from '../tickets/index.ts';
import { diffBlocks, doubtBlocks, readFirstBlocks, workBlocks } from './changes.ts';
import { outputBlocks } from './command-outputs.ts';
import { evidenceBlocks, isolationBlocks } from './evidence.ts';
import {
  attemptSentence,
  draftSentence,
  headline,
  isInPull,
  sentences,
  statusParagraph,
} from './headline.ts';
import { renderMarkdown } from './markdown.ts';
import { type Outcome, tokenDetails } from './outcome.ts';
import { particulars } from './particulars.ts';
import { describeLoss, summarizeStep } from './progress.ts';
import {
  critiqueBlocks,
  failureBlocks,
  furtherBlocks,
  logInlines,
  modelInlines,
  modelReply,
  moveBlocks,
  noteBlocks,
  problemBlocks,
  ticketLink,
  workInlines,
} from './sections.ts';
import { limitAdvice } from './time-limits.ts';

/** GitHub accepts 1 MiB, which is at least 262,144 characters. */
const maxSummary = 250_000;

/**
 * The Markdown summary of the job: how it ended and what to do next, what was asked and done, the evidence, and
 * every step with its cost. Without a ticket, nothing was asked.
 */
export function jobSummary(
  outcome: Outcome,
  ticket: Pick<Ticket, 'key' | 'summary' | 'url'> | undefined,
): string {
  const { run, pullRequest } = outcome;
  const opening = [...openingBlocks(outcome), ...nextBlocks(outcome)];
  if (ticket === undefined) return renderMarkdown([...opening, ...runBlocks(outcome)], maxSummary);
  const blocks: readonly Block[] = [
    ...opening,
    paragraph(strong('Asked:'), text(' '), ticketLink(ticket)),
    ...workBlocks(outcome),
    ...evidenceBlocks(run),
    ...isolationBlocks(run),
    ...critiqueBlocks(run),
    ...diffBlocks(keptPatch(run), pullRequest?.url, Number.POSITIVE_INFINITY),
    ...outputBlocks(run),
    ...setupBlocks(outcome),
    ...lossBlocks(run),
    ...stepBlocks(outcome),
    ...costBlocks(outcome),
    ...moveBlocks(outcome),
    ...noteBlocks(outcome),
    ...failureBlocks(outcome),
  ];
  return renderMarkdown(blocks, maxSummary);
}

/** How the ticket stands or, without a pull request, how the work ended; and what to read first of its change. */
function openingBlocks(outcome: Outcome): readonly Block[] {
  const now = nowOfRun(outcome);
  return [
    { kind: 'heading', text: headline(outcome) },
    ...(now === undefined ? [] : [statusParagraph(now)]),
    ...(outcome.pullRequest === undefined ? [] : furtherBlocks(outcome)),
    ...paragraphs(particulars(outcome)),
    ...(now === undefined ? problemBlocks(outcome) : []),
    ...readFirstBlocks(keptPatch(outcome.run)),
    ...doubtBlocks(outcome.run),
  ];
}

/** What the summary of a run says after “Now” if it has changed nothing of the ticket's pull request. */
export function nowOfRun(outcome: Outcome): string | undefined {
  const { before, pullRequest } = outcome;
  if (pullRequest !== undefined || !isInPull(before)) return undefined;
  const stands = before.kind === 'open' ? before.now : before.pull.now;
  return sentences(stands, attemptSentence({ ...outcome, reply: modelReply(outcome) }));
}

/** The pull request to review or, without one, what whoever runs the agent can do. */
function nextBlocks(outcome: Outcome): readonly Block[] {
  const { run, pullRequest, lacking, before } = outcome;
  const limit = limitAdvice(run);
  if (pullRequest === undefined) {
    const isLeft = before?.kind === 'open' && meaningOf(outcome).job === 'green';
    if (isLeft) return pullBlocks(before.change.pull, 'please look at');
    const advice = [meaningOf(outcome).next, limit].filter((one) => one !== undefined);
    return advice.map((one) => paragraph(strong('Next:'), text(' '), ...withCode(one)));
  }
  const { draft } = pullRequest;
  return pullBlocks(pullRequest, draft ? 'please decide on' : 'please review and merge', [
    draft ? draftSentence(lacking) : undefined,
    verifiedSentence(pullRequest),
    limit && `To have it tested, ${limit}`,
  ]);
}

/** Says what to do with a pull request, and what else is to be known of it. */
function pullBlocks(
  { number, url }: OpenedPullRequest,
  task: string,
  also: readonly (string | undefined)[] = [],
): readonly Block[] {
  const end = ['.', ...also].filter(Boolean).join(' ');
  const address = link(`pull request #${number}`, url);
  return [paragraph(strong('Next:'), text(` ${task} `), address, ...withCode(end))];
}

/** Which model did the work, what it cost, and its log. */
function runBlocks(outcome: Outcome): readonly Block[] {
  const content = workInlines(outcome);
  return content.length === 0 ? [] : [paragraph(...content)];
}

/** What was used of the limits, by which model, and where the log is. */
function costBlocks(outcome: Outcome): readonly Block[] {
  const limits = limitBlocks(outcome);
  if (limits.length === 0) return runBlocks(outcome);
  const inlines = [...modelInlines(outcome), ...logInlines(outcome)];
  return [...limits, ...(inlines.length === 0 ? [] : [paragraph(...inlines)])];
}

/** The end of what the setup command printed, if that stopped the run. */
function setupBlocks({ setupOutput: output }: Outcome): readonly Block[] {
  if (output === undefined) return [];
  return [titledCode('Output of the setup command', { language: 'text', text: output })];
}

/** Branch rules may require verified commits. */
function verifiedSentence({ verified }: OpenedPullRequest): string | undefined {
  return verified === undefined
    ? undefined
    : `Its commit is ${verified ? '' : 'not '}verified by GitHub.`;
}

/** What the endpoint refused in a run; empty if nothing. */
function lossBlocks(run: Run): Block[] {
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

/** How much of each limit was used; empty if no model was asked, or the limits are not known. */
function limitBlocks({ run, spent, elapsed, allowed }: Outcome): readonly Block[] {
  if (allowed === undefined || spent.calls === 0) return [];
  const { prices, maxCost } = allowed;
  const used = countTokens(spent);
  const rows = [
    ['Calls to the model', formatNumber(spent.calls), formatNumber(allowed.maxCalls)],
    ['Minutes', (Math.ceil(elapsed / 6_000) / 10).toFixed(1), formatNumber(allowed.maxMinutes)],
    ...(used > 0
      ? [['Tokens', formatNumber(used) + tokenDetails(spent), formatNumber(allowed.maxTokens)]]
      : []),
    ['Edits', formatNumber(attempts(run)), formatNumber(allowed.maxAttempts)],
  ];
  if (prices !== undefined) {
    const maxMoney = maxCost ?? worstCase(allowed).cost ?? 0;
    rows.push(['Cost', moneyFigure(spent.cost ?? 0, prices), moneyFigure(maxMoney, prices)]);
  }
  const cells = rows.map((row) => row.map((cell) => [text(cell)]));
  return [{ kind: 'table', header: ['Limit', 'Used', 'Allowed'], rows: cells }];
}

import { type Run, type Step, tokensOf } from '../run/index.ts';
import { clip } from '../text/index.ts';
import type { Ticket } from '../tickets/index.ts';
import {
  closingBlocks,
  openingBlocks,
  outcomeDiffs,
  pullRequestBlocks,
  runBlocks,
  workBlocks,
} from './comment.ts';
import { type Block, type Inline, link, paragraph, text, withCode } from './document.ts';
import { lossBlocks } from './losses.ts';
import { renderMarkdown } from './markdown.ts';
import type { Outcome } from './outcome.ts';
import { summarizeStep } from './progress.ts';
import { critiqueBlocks, evidenceBlocks, outputBlocks } from './sections.ts';

/** GitHub accepts 1 MiB, which is at least 262,144 characters. */
const longestSummary = 250_000;

/** Characters of the result of a step. */
const longestResult = 300;

/** The Markdown summary of the job, including every step. Without a ticket, there were none. */
export function jobSummary(
  outcome: Outcome,
  ticket: Pick<Ticket, 'key' | 'url'> | undefined,
): string {
  if (ticket === undefined) return renderMarkdown(openingBlocks(outcome), longestSummary);
  const blocks: readonly Block[] = [
    paragraph(link(ticket.key, ticket.url)),
    ...openingBlocks(outcome),
    ...workBlocks(outcome),
    ...pullRequestBlocks(outcome, verifiedSentence(outcome)),
    ...outcomeDiffs(outcome, Number.POSITIVE_INFINITY),
    ...evidenceBlocks(outcome.run),
    ...critiqueBlocks(outcome.run),
    ...outputBlocks(outcome.run),
    ...lossBlocks(outcome.run),
    ...stepBlocks(outcome.run),
    ...runBlocks(outcome),
    ...closingBlocks(outcome),
  ];
  return renderMarkdown(blocks, longestSummary);
}

/** Branch rules may require verified commits. */
function verifiedSentence({ pullRequest }: Outcome): string | undefined {
  const verified = pullRequest?.verified;
  return verified === undefined
    ? undefined
    : `Its commit is ${verified ? '' : 'not '}verified by GitHub.`;
}

function stepBlocks({ steps }: Run): Block[] {
  if (steps.length === 0) return [];
  const header = ['Step', 'Result', 'Seconds', 'Tokens'];
  return [{ kind: 'table', header, rows: steps.map(stepRow) }];
}

function stepRow(recorded: Step): readonly (readonly Inline[])[] {
  const { step, result } = summarizeStep(recorded);
  const cells = [[text(step)], withCode(clip(result, longestResult))];
  if (!('call' in recorded)) return [...cells, [], []];
  const { elapsed, spent } = recorded.call;
  const tokens = tokensOf(spent);
  const thoughts = spent.reasoningTokens;
  const thought = thoughts > 0 ? ` (${thoughts.toLocaleString('en')} thought)` : '';
  const counted = tokens > 0 ? [text(tokens.toLocaleString('en') + thought)] : [];
  return [...cells, [text((elapsed / 1_000).toFixed(1))], counted];
}

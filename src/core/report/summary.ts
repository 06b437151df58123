import { stopReasons } from '../run/index.ts';
import type { Ticket } from '../tickets/index.ts';
import { outputBlocks } from './command-outputs.ts';
import {
  closingBlocks,
  openingBlocks,
  outcomeDiffs,
  pullRequestBlocks,
  runBlocks,
  workBlocks,
} from './comment.ts';
import { type Block, link, paragraph, strong, text } from './document.ts';
import { withKnownLinks } from './known-links.ts';
import { lossBlocks } from './losses.ts';
import { renderMarkdown } from './markdown.ts';
import type { Outcome } from './outcome.ts';
import { critiqueBlocks, evidenceBlocks, modelInlines, recordInlines } from './sections.ts';
import { limitBlocks, stepBlocks } from './work-tables.ts';

/** GitHub accepts 1 MiB, which is at least 262,144 characters. */
const longestSummary = 250_000;

/**
 * The Markdown summary of the job: how it ended and what to do next, what was asked and done, the evidence, and
 * every step with its cost. Without a ticket, nothing was asked.
 */
export function jobSummary(
  outcome: Outcome,
  ticket: Pick<Ticket, 'key' | 'summary' | 'url'> | undefined,
): string {
  const { run } = outcome;
  const opening = [...openingBlocks(outcome), ...nextBlocks(outcome)];
  if (ticket === undefined)
    return renderMarkdown(
      withKnownLinks([...opening, ...runBlocks(outcome)], outcome),
      longestSummary,
    );
  const blocks: readonly Block[] = [
    ...opening,
    paragraph(strong('Asked:'), text(' '), link(`${ticket.key}: ${ticket.summary}`, ticket.url)),
    ...workBlocks(outcome),
    ...evidenceBlocks(run),
    ...critiqueBlocks(run),
    ...outcomeDiffs(outcome, Number.POSITIVE_INFINITY),
    ...outputBlocks(run),
    ...lossBlocks(run),
    ...stepBlocks(outcome),
    ...costBlocks(outcome),
    ...closingBlocks(outcome),
  ];
  return renderMarkdown(withKnownLinks(blocks, outcome, ticket.url), longestSummary);
}

/** The pull request to review or, without one, what whoever runs the agent can do. */
function nextBlocks(outcome: Outcome): readonly Block[] {
  const { next } = stopReasons[outcome.reason];
  const advice = next === undefined ? [] : [paragraph(strong('Next:'), text(` ${next}`))];
  if (outcome.pullRequest === undefined) return [...advice, ...pullRequestBlocks(outcome)];
  return pullRequestBlocks(outcome, verifiedSentence(outcome));
}

/** What was used of the limits, by which model, where the log is and which receipt it left. */
function costBlocks(outcome: Outcome): readonly Block[] {
  const limits = limitBlocks(outcome);
  if (limits.length === 0) return runBlocks(outcome);
  const inlines = [...modelInlines(outcome), ...recordInlines(outcome)];
  return [...limits, ...(inlines.length === 0 ? [] : [paragraph(...inlines)])];
}

/** Branch rules may require verified commits. */
function verifiedSentence({ pullRequest }: Outcome): string | undefined {
  const verified = pullRequest?.verified;
  return verified === undefined
    ? undefined
    : `Its commit is ${verified ? '' : 'not '}verified by GitHub.`;
}

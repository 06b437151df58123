import type { Ticket } from '../tickets/index.ts';
import { changeBlocks } from './changes.ts';
import { type Block, code, link, paragraph, text } from './document.ts';
import { renderMarkdown } from './markdown.ts';
import { headline, type Outcome } from './outcome.ts';
import {
  attemptBlocks,
  costContent,
  critiqueBlocks,
  draftContent,
  evidenceBlocks,
  outputBlocks,
  planBlocks,
} from './sections.ts';

/** GitHub takes 65,536 characters; the hidden mark needs some of them. */
const longestBody = 60_000;

/** The body of the pull request, in Markdown: what a reviewer needs before the diff. */
export function pullRequestBody(ticket: Ticket, outcome: Outcome): string {
  const { run } = outcome;
  const draft = draftContent(outcome);
  const blocks: readonly Block[] = [
    paragraph(text('Fixes '), link(`${ticket.key}: ${ticket.summary}`, ticket.url)),
    ...(draft.length === 0 ? [] : [paragraph(...draft)]),
    ...planBlocks(run),
    ...changeBlocks(run, 'Changes:'),
    ...evidenceBlocks(run),
    ...critiqueBlocks(run),
    ...outputBlocks(run),
    ...attemptBlocks(run),
    ...waitingBlocks(outcome),
    paragraph(text(`${headline(outcome)} `), ...costContent(outcome)),
  ];
  return renderMarkdown(blocks, longestBody, ticket.key);
}

/** Whoever wonders about checks that do not start finds here what to click, and how it is avoided. */
function waitingBlocks({ checksWait }: Outcome): Block[] {
  if (checksWait !== true) return [];
  return [
    paragraph(
      text(
        "Made with the workflow's own token: the checks wait until somebody with write access clicks “Approve workflows to run”. They start by themselves with a GitHub App's token as ",
      ),
      code('github-token'),
      text('; see the README of Jira Bug Fix Agent.'),
    ),
  ];
}

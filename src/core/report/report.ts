import { isConclusive } from '../attempt.ts';
import { planOf, type Run } from '../run/run.ts';
import type { StopReason } from '../run/stop.ts';
import type { Ticket } from '../ticket.ts';
import type { Moved } from '../transition.ts';
import { changeBlocks, diffBlocks } from './changes.ts';
import { clip } from './clipping.ts';
import { describeCost } from './cost.ts';
import { type Block, type Inline, link, strong, text } from './document.ts';
import { evidence } from './evidence.ts';
import { commentMark } from './mark.ts';
import { renderMarkdown } from './markdown.ts';
import { type Outcome, reasonSentence } from './outcome.ts';

/** The comment for the ticket while an attempt, counted from one, is under way. */
export function workingComment({
  attempt,
  log,
}: {
  readonly attempt: number;
  readonly log?: string;
}): readonly Block[] {
  const which = attempt > 1 ? `Attempt ${attempt} at this ticket` : 'Work on this ticket';
  return [
    { kind: 'heading', text: `${which} is under way.` },
    paragraph(text('The result will take the place of this comment.')),
    ...logBlocks(log),
    paragraph(text(commentMark)),
  ];
}

/** The comment for the ticket, with the diffs. Its last line is the mark. */
export function ticketComment(outcome: Outcome): readonly Block[] {
  return [...outcomeBlocks(outcome, mostDiffs), paragraph(text(commentMark))];
}

/** More diffs in one comment than this are a list of links. */
const mostDiffs = 20;

function outcomeBlocks(outcome: Outcome, diffs: number): readonly Block[] {
  return [
    { kind: 'heading', text: reasonSentence(outcome.reason) },
    ...problemBlocks(outcome),
    ...pullRequestBlocks(outcome),
    ...planBlocks(outcome.run),
    ...critiqueBlocks(outcome),
    ...changeBlocks(
      outcome.run,
      outcome.pullRequest === undefined ? 'Last change, not in a pull request:' : 'Changes:',
    ),
    ...diffBlocks(outcome.run, outcome.pullRequest?.url, diffs),
    ...evidenceBlocks(outcome.run),
    ...footerBlocks(outcome),
  ];
}

/** GitHub takes 65,536 characters in a pull request, and 1 MiB, thus 262,144 of any kind, in a summary. */
const longest = { pullRequest: 60_000, summary: 250_000 } as const;

/** The body of the pull request, in Markdown. */
export function pullRequestBody(ticket: Ticket, outcome: Outcome): string {
  const { run } = outcome;
  const blocks: readonly Block[] = [
    paragraph(text('Fixes '), link(`${ticket.key}: ${ticket.summary}`, ticket.url)),
    ...planBlocks(run),
    ...changeBlocks(run, 'Changes:'),
    ...evidenceBlocks(run),
    paragraph(...costContent(outcome)),
  ];
  return renderMarkdown(blocks, longest.pullRequest);
}

/** The summary of the job, in Markdown. */
export function jobSummary(
  outcome: Outcome,
  ticket: Pick<Ticket, 'key' | 'url'> | undefined,
): string {
  const heading = ticket ? [paragraph(link(ticket.key, ticket.url))] : [];
  return renderMarkdown(
    [...heading, ...outcomeBlocks(outcome, Number.POSITIVE_INFINITY)],
    longest.summary,
  );
}

function problemBlocks({ problem }: Outcome): Block[] {
  return problem === undefined ? [] : [paragraph(text(problem))];
}

function pullRequestBlocks({ pullRequest, earlierPullRequest: earlier }: Outcome): Block[] {
  if (pullRequest !== undefined)
    return [paragraph(text('Pull request: '), link(`#${pullRequest.number}`, pullRequest.url))];
  if (earlier === undefined) return [];
  return [paragraph(text('Pull request of an earlier run: '), link(earlier, earlier))];
}

function planBlocks(run: Run): Block[] {
  const plan = planOf(run);
  if (plan === undefined) return [];
  const understood = paragraph(strong('Understood:'), text(` ${clip(plan.understanding, 2_000)}`));
  if (plan.kind === 'fix') return [understood];
  return [understood, { kind: 'quote', text: clip(plan.reply, 8_000) }, ...unknownBlocks(run)];
}

/** What the text for the ticket's people names and the repository does not have. */
function unknownBlocks(run: Run): Block[] {
  const last = run.steps.findLast((step) => step.kind === 'planned');
  if (last === undefined || last.unknown.length === 0) return [];
  return [paragraph(text(`Not found in the repository: ${last.unknown.join(', ')}.`))];
}

/** What the reviewer still wanted, where that is why the work ended. */
function critiqueBlocks({ run, reason }: Outcome): Block[] {
  const last = run.steps.findLast((step) => step.kind === 'reviewed');
  if (reason === 'approved' || last?.verdict.kind !== 'revise') return [];
  return [
    paragraph(strong('Last critique:')),
    { kind: 'quote', text: clip(last.verdict.critique, 4_000) },
  ];
}

function evidenceBlocks(run: Run): Block[] {
  if (planOf(run)?.kind !== 'fix') return [];
  const signs = { passed: '✓', failed: '✗', 'not-run': '–' } as const;
  const items = evidence(run).map((rung): Inline[] => [
    text(`${signs[rung.state]} `),
    strong(rung.name),
    text(`: ${rung.detail}`),
  ]);
  return [paragraph(strong('Evidence:')), { kind: 'list', items }];
}

function footerBlocks(outcome: Outcome): Block[] {
  const { moved, log, spent, notes = [] } = outcome;
  const more = askingForMore(outcome.reason);
  return [
    ...(moved === undefined ? [] : [paragraph(text(movedSentence(moved)))]),
    ...notes.map((note) => paragraph(text(clip(note, 1_000)))),
    ...(spent.calls > 0 ? [paragraph(...costContent(outcome))] : []),
    ...logBlocks(log),
    ...(more === undefined ? [] : [paragraph(text(more))]),
  ];
}

function movedSentence(moved: Moved): string {
  return moved.kind === 'moved' ? `Moved to ${moved.to}.` : `Not moved: ${moved.why}`;
}

function logBlocks(log: string | undefined): Block[] {
  return log === undefined ? [] : [paragraph(link('Log of this run', log))];
}

/** How the ticket's people set the agent to work again; `undefined` where it would not come. */
function askingForMore(reason: StopReason): string | undefined {
  if (reason === 'ticket-attempts-exhausted') return undefined;
  if (reason === 'asked') return 'To go on, answer in a comment and reopen the ticket.';
  return isConclusive(reason)
    ? 'To ask for more, reopen the ticket with a comment that says what is missing.'
    : 'To try again, reopen the ticket.';
}

/** What was spent, against what was allowed. */
function costContent(outcome: Outcome): Inline[] {
  return [text(`Cost: ${describeCost(outcome)}.`)];
}

function paragraph(...content: Inline[]): Block {
  return { kind: 'paragraph', content };
}

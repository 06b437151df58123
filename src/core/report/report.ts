import { type Delta, deltasOf } from '../patch/delta.ts';
import { deltaDiff, diffSize } from '../patch/diff.ts';
import type { Patch } from '../patch/patch.ts';
import { keptPatch, planOf, type Run } from '../run/run.ts';
import type { Ticket } from '../ticket.ts';
import { describeCost } from './cost.ts';
import { type Block, code, type Inline, link, strong, text } from './document.ts';
import { evidence } from './evidence.ts';
import { renderMarkdown } from './markdown.ts';
import { type Outcome, reasonSentence } from './outcome.ts';

/** The comment for the ticket, with every diff. */
export function ticketComment(outcome: Outcome): readonly Block[] {
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
    ...diffBlocks(keptPatch(outcome.run)),
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
  return renderMarkdown([...heading, ...ticketComment(outcome)], longest.summary);
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
  const understood = paragraph(
    strong('Understood:'),
    text(` ${shorten(plan.understanding, 2_000)}`),
  );
  if (plan.kind === 'fix') return [understood];
  return [understood, { kind: 'quote', text: shorten(plan.reply, 8_000) }, ...unknownBlocks(run)];
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
    { kind: 'quote', text: shorten(last.verdict.critique, 4_000) },
  ];
}

function changeBlocks(run: Run, title: string): Block[] {
  const deltas = deltasOf(keptPatch(run));
  if (deltas.length === 0) return [];
  const items = deltas.slice(0, 50).map(deltaContent);
  const rest = deltas.length > 50 ? [[text(`and ${deltas.length - 50} more`)]] : [];
  return [paragraph(strong(title)), { kind: 'list', items: [...items, ...rest] }];
}

/** What was done to one file, and how many lines it added and removed. */
function deltaContent(delta: Delta): Inline[] {
  const path = code(delta.change.path);
  if (delta.kind === 'renamed') return [path, text(' (renamed from '), code(delta.from), text(')')];
  const { added, removed } = diffSize(delta);
  const size = `${added > 0 ? ` +${added}` : ''}${removed > 0 ? ` −${removed}` : ''}`;
  return [path, text(`${remarks[delta.kind]}${size}`)];
}

const remarks = { created: ' (new)', modified: '', deleted: ' (deleted)' } as const;

function diffBlocks(patch: Patch): Block[] {
  return deltasOf(patch).map((delta) => ({
    kind: 'code',
    title: delta.change.path,
    language: 'diff',
    text: deltaDiff(delta).trimEnd(),
  }));
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
  const { moved, log, spent } = outcome;
  const lines: Inline[][] = [];
  if (moved?.kind === 'moved') lines.push([text(`Moved to ${moved.to}.`)]);
  if (moved?.kind === 'stayed') lines.push([text(`Not moved: ${moved.why}`)]);
  if (spent.calls > 0) lines.push(costContent(outcome));
  if (log !== undefined) lines.push([link('Log of this run', log)]);
  lines.push([
    text('To ask for more, reopen the ticket with a comment that says what is missing.'),
  ]);
  return lines.map((content) => ({ kind: 'paragraph', content }));
}

/** What was spent, against what was allowed. */
function costContent(outcome: Outcome): Inline[] {
  return [text(`Cost: ${describeCost(outcome)}.`)];
}

function paragraph(...content: Inline[]): Block {
  return { kind: 'paragraph', content };
}

function shorten(value: string, limit: number): string {
  return value.length <= limit ? value : `${value.slice(0, limit)} … (shortened)`;
}

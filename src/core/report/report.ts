import { diffSize, fileDiff, sortedChanges } from '../diff.ts';
import { evidence } from '../evidence.ts';
import type { Patch } from '../patch.ts';
import { keptPatch, planOf, type Run, spentOf } from '../run.ts';
import type { Ticket } from '../ticket.ts';
import { type Block, code, type Inline, link, strong, text } from './document.ts';
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
export function pullRequestBody(ticket: Ticket, run: Run): string {
  const blocks: readonly Block[] = [
    paragraph(text('Fixes '), link(`${ticket.key}: ${ticket.summary}`, ticket.url)),
    ...planBlocks(run),
    ...changeBlocks(run, 'Changes:'),
    ...evidenceBlocks(run),
    paragraph(...costContent(run)),
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

function pullRequestBlocks({ pullRequest }: Outcome): Block[] {
  if (pullRequest === undefined) return [];
  return [paragraph(text('Pull request: '), link(`#${pullRequest.number}`, pullRequest.url))];
}

function planBlocks(run: Run): Block[] {
  const plan = planOf(run);
  if (plan === undefined) return [];
  const understood = paragraph(
    strong('Understood:'),
    text(` ${shorten(plan.understanding, 2_000)}`),
  );
  return plan.kind === 'fix'
    ? [understood]
    : [understood, { kind: 'quote', text: shorten(plan.reply, 8_000) }];
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
  const changes = sortedChanges(keptPatch(run));
  if (changes.length === 0) return [];
  const items = changes.slice(0, 50).map((change): Inline[] => {
    const { added, removed } = diffSize(change);
    const size = `${added > 0 ? ` +${added}` : ''}${removed > 0 ? ` −${removed}` : ''}`;
    return [code(change.path), text(`${change.before === null ? ' (new)' : ''}${size}`)];
  });
  const rest = changes.length > 50 ? [[text(`and ${changes.length - 50} more`)]] : [];
  return [paragraph(strong(title)), { kind: 'list', items: [...items, ...rest] }];
}

function diffBlocks(patch: Patch): Block[] {
  return sortedChanges(patch).map((change) => ({
    kind: 'code',
    title: change.path,
    language: 'diff',
    text: fileDiff(change)?.trimEnd() ?? 'The diff is too large to show.',
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
  const { moved, log, run } = outcome;
  const lines: Inline[][] = [];
  if (moved?.kind === 'moved') lines.push([text(`Moved to ${moved.to}.`)]);
  if (moved?.kind === 'stayed') lines.push([text(`Not moved: ${moved.why}`)]);
  if (spentOf(run).calls > 0) lines.push(costContent(run));
  if (log !== undefined) lines.push([link('Log of this run', log)]);
  lines.push([
    text('To ask for more, reopen the ticket with a comment that says what is missing.'),
  ]);
  return lines.map((content) => ({ kind: 'paragraph', content }));
}

/** The cost in words; tokens only where the endpoint counted them. */
function costContent(run: Run): Inline[] {
  const { calls, promptTokens, completionTokens } = spentOf(run);
  const tokens = promptTokens + completionTokens;
  const counted = tokens > 0 ? ` and ${tokens.toLocaleString('en')} tokens` : '';
  return [text(`Cost: ${calls} ${calls === 1 ? 'call' : 'calls'} to the model${counted}.`)];
}

function paragraph(...content: Inline[]): Block {
  return { kind: 'paragraph', content };
}

function shorten(value: string, limit: number): string {
  return value.length <= limit ? value : `${value.slice(0, limit)} … (shortened)`;
}

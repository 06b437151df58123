import { currentPlan, openCritique, type Run, unknownPlan } from '../run/index.ts';
import {
  type Block,
  bullets,
  clip,
  clipWithin,
  code,
  type FoldedBlock,
  type Inline,
  link,
  oneLine,
  paragraph,
  paragraphs,
  type QuoteBlock,
  strong,
  text,
  withCode,
} from '../text/index.ts';
import type { MoveResult, Ticket } from '../tickets/index.ts';
import { otherAttempts } from './attempts.ts';
import { describeCost, type Outcome } from './outcome.ts';
import { readProse } from './prose.ts';

/** Maximum characters of each part. */
const max = {
  understanding: 2_000,
  reply: 8_000,
  critique: 4_000,
  attempt: 400,
  note: 1_000,
} as const;

/** A link to a ticket by its key, and its summary if that may be shown. */
export function ticketLink({ key, summary, url }: Pick<Ticket, 'key' | 'summary' | 'url'>): Inline {
  return link(summary === '' ? key : `${key}: ${summary}`, url);
}

/** What was wrong or, if nothing is to be changed, how the model understood the ticket and its reply. */
export function planBlocks(outcome: Pick<Outcome, 'run' | 'rootCause'>): Block[] {
  const plan = currentPlan(outcome.run);
  if (plan === undefined || plan.kind === 'fix') {
    const cause = rootCauseOf(outcome);
    return cause === undefined ? [] : labelled('What was wrong:', cause);
  }
  const { understanding, reply } = plan;
  const said = clip(understanding, max.understanding);
  const understood = said === '' ? [] : labelled('Understanding:', said);
  return reply === '' ? understood : [...understood, replyBlock(reply)];
}

/** What was wrong, by the earlier change that the work goes on with or by its own plan; `undefined` if neither says. */
export function rootCauseOf({
  run,
  rootCause,
}: Pick<Outcome, 'run' | 'rootCause'>): string | undefined {
  const plan = currentPlan(run);
  const own = plan?.kind === 'fix' && plan.understanding !== unknownPlan ? plan.understanding : '';
  return clip(rootCause ?? own, max.understanding) || undefined;
}

/** What the model replied to the ticket. */
export function replyBlock(reply: string): QuoteBlock {
  return quoted(clip(reply, max.reply));
}

/** A model's text below a label, or after it if it is one paragraph. */
export function labelled(label: string, markdown: string): FoldedBlock[] {
  const [first, ...rest] = readProse(markdown);
  if (first === undefined) return [paragraph(strong(label))];
  if (rest.length > 0 || first.kind !== 'paragraph')
    return [paragraph(strong(label)), quoted(markdown)];
  return [paragraph(strong(label), text(' '), ...first.content)];
}

/** The same in one line, shortened; empty if there is none. */
export function modelReply({ run, earlierReply }: Pick<Outcome, 'run' | 'earlierReply'>): string {
  const planned = run.steps.findLast((step) => step.kind === 'planned');
  const reply = planned === undefined || planned.plan.kind === 'fix' ? '' : planned.plan.reply;
  return clipWithin(oneLine(earlierReply ?? reply), max.attempt);
}

function quoted(markdown: string): QuoteBlock {
  return { kind: 'quote', content: readProse(markdown) };
}

/** What to fix, what failed, or what people did: a paragraph for each line. */
export function problemBlocks({ problem }: Outcome): FoldedBlock[] {
  return paragraphs(...(problem?.split('\n') ?? []));
}

/** What everybody should know besides. */
export function noteBlocks({ notes = [] }: Outcome): FoldedBlock[] {
  return paragraphs(...notes.map((note) => clip(note, max.note)));
}

/** What did not succeed beside the work. */
export function failureBlocks({ failures = [] }: Outcome): FoldedBlock[] {
  return paragraphs(...failures.map((failure) => clip(failure, max.note)));
}

/** Where the ticket was moved, or why it was not. */
export function moveBlocks({ moved }: Outcome): FoldedBlock[] {
  return paragraphs(moved && movedSentence(moved));
}

function movedSentence(moved: MoveResult): string {
  return moved.kind === 'moved' ? `Moved to ${moved.to}.` : `Not moved: ${moved.why}`;
}

/** What the last attempt does for its pull request, if that is not a new one. Names of checks are text. */
export function furtherBlocks({ further }: Outcome): FoldedBlock[] {
  return further === undefined ? [] : [paragraph(text(`The last attempt ${further}.`))];
}

/** Titles of the reviewer's last critique: of the kept change, or of one before it. No person has written it. */
export const critiqueTitles = {
  kept: 'The automatic review asks for:',
  before: 'Before the last edit, the automatic review asked for:',
} as const;

/** What the reviewer still wants from the change. */
export function critiqueBlocks(run: Run): Block[] {
  const open = openCritique(run);
  if (open === undefined) return [];
  return [paragraph(strong(critiqueTitles[open.of])), quoted(clip(open.critique, max.critique))];
}

/** The edits that were not kept, one per line. */
export function attemptBlocks(run: Run): FoldedBlock[] {
  const items = otherAttempts(run).map((attempt) => withCode(clip(oneLine(attempt), max.attempt)));
  return items.length === 0 ? [] : [paragraph(strong('Tried and discarded:')), bullets(items)];
}

/** Which model did the work and what it cost, and where its log is. */
export function workInlines(outcome: Outcome): readonly Inline[] {
  const logged = logInlines(outcome);
  const isIdle = outcome.spent.calls === 0;
  const gap = logged.length === 0 ? '' : ' ';
  const cost = isIdle ? [] : [text(`Cost: ${describeCost(outcome)}.${gap}`)];
  return [...modelInlines(outcome), ...cost, ...logged];
}

/** Which models did the work; empty if none did. */
export function modelInlines({ spent, model }: Outcome): readonly Inline[] {
  if (model === undefined || spent.calls === 0) return [];
  const { name, reviewer, host } = model;
  const reviewing = reviewer === undefined ? [] : [text(', reviewed by '), code(reviewer)];
  return [text('Model: '), code(name), ...reviewing, text(' at '), code(host), text('. ')];
}

/** A link to the log; empty if there is none. */
export function logInlines({ log }: Outcome): readonly Inline[] {
  return log === undefined ? [] : [link('Log of this run', log)];
}

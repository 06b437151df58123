import { clip, oneLine } from '../../engines/text/index.ts';
import {
  bullets,
  code,
  type FoldedBlock,
  type Inline,
  link,
  paragraph,
  paragraphs,
  strong,
  text,
  titledCode,
  withCode,
} from '../markup/index.ts';
import {
  currentPlan,
  keptCheckResults,
  keptPatch,
  openCritique,
  type Run,
  unknownPlan,
} from '../run/index.ts';
import type { MoveResult, Ticket } from '../tickets/index.ts';
import { changeBlocks, diffBlocks, doubtSentence, readFirstBlocks } from './changes.ts';
import { evidenceBlocks, isolationOf } from './evidence.ts';
import { draftSentence } from './headline.ts';
import { describeCost, type Outcome } from './outcome.ts';
import { particulars } from './particulars.ts';
import { otherEdits } from './progress.ts';
import { labelled, quoteOf } from './prose.ts';
import { commandOutputs } from './step-details.ts';

/** Characters of what was wrong, which the ticket's record keeps, and of an edit that was not kept. */
const max = { rootCause: 2_000, edit: 400 } as const;

/**
 * What there is to say of a run, by what it is about: each writer puts these parts in its order. A part of which nothing
 * is known is empty.
 */
export function partsOf(outcome: Outcome) {
  const { run, pullRequest, further, problem, notes = [], failures = [], moved } = outcome;
  const kept = keptPatch(run);
  const isPublished = pullRequest !== undefined;
  return {
    // Names of checks in it are text.
    further: further === undefined ? [] : [paragraph(text(`The last attempt ${further}.`))],
    particulars: paragraphs(particulars(outcome)),
    problem: paragraphs(...(problem?.split('\n') ?? [])),
    plan: planBlocks(outcome),
    change: changeBlocks(
      run,
      isPublished ? 'What changed:' : 'Last change, not in a pull request:',
    ),
    critique: critiqueBlocks(run),
    draft: paragraphs(draftSentence(outcome.lacking)),
    readFirst: [...readFirstBlocks(kept), ...paragraphs(doubtSentence(run))],
    evidence: evidenceBlocks(run),
    isolation: paragraphs(isolationOf(run)),
    outputs: outputsOf(run).map(({ title, output }) =>
      titledCode(title, { language: 'text', text: output }),
    ),
    diffs: (most: number) => diffBlocks(kept, most),
    tried: triedBlocks(run),
    moved: paragraphs(moved && movedSentence(moved)),
    notes: paragraphs(...notes),
    failures: paragraphs(...failures),
    cost: costBlocks(outcome),
  };
}

/** What there is to say of a run, part by part. */
export type Parts = ReturnType<typeof partsOf>;

/** A link to a ticket by its key, and its summary if that may be shown. */
export function ticketLink({ key, summary, url }: Pick<Ticket, 'key' | 'summary' | 'url'>): Inline {
  return link(summary === '' ? key : `${key}: ${summary}`, url);
}

/** What to do next: a paragraph for each sentence that is present, given without its beginning. */
export function nextBlocks(...advice: readonly (string | undefined)[]): readonly FoldedBlock[] {
  return advice.filter((one) => one !== undefined).map((one) => nextBlock(...withCode(one)));
}

/** What to do next, without its beginning. */
export const nextBlock = (...task: readonly Inline[]): FoldedBlock =>
  paragraph(strong('Next:'), text(' '), ...task);

/** What was wrong or, if nothing is to be changed, how the model understood the ticket and its reply. */
function planBlocks(outcome: Outcome): readonly FoldedBlock[] {
  const plan = currentPlan(outcome.run);
  if (plan === undefined || plan.kind === 'fix') {
    const cause = rootCauseOf(outcome);
    return cause === undefined ? [] : labelled('What was wrong:', cause);
  }
  const { understanding, reply } = plan;
  const understood = understanding === '' ? [] : labelled('Understanding:', understanding);
  return reply === '' ? understood : [...understood, quoteOf(reply)];
}

/** What was wrong, by the earlier change that the work goes on with or by its own plan; `undefined` if neither says. */
export function rootCauseOf({ run, rootCause }: Outcome): string | undefined {
  const plan = currentPlan(run);
  const own = plan?.kind === 'fix' && plan.understanding !== unknownPlan ? plan.understanding : '';
  return clip(rootCause ?? own, max.rootCause) || undefined;
}

function movedSentence(moved: MoveResult): string {
  return moved.kind === 'moved' ? `Moved to ${moved.to}.` : `Not moved: ${moved.why}`;
}

/** Titles of the reviewer's last critique: of the kept change, or of one before it. No person has written it. */
export const critiqueTitles = {
  kept: 'The automatic review asks for:',
  before: 'Before the last edit, the automatic review asked for:',
} as const;

/** What the reviewer still wants from the change. */
function critiqueBlocks(run: Run): readonly FoldedBlock[] {
  const open = openCritique(run);
  if (open === undefined) return [];
  return [paragraph(strong(critiqueTitles[open.of])), quoteOf(open.critique)];
}

/** What the commands printed that fail because of the change that a run keeps. */
function outputsOf(run: Run) {
  const results = keptCheckResults(run);
  return results === undefined ? [] : commandOutputs(results);
}

/** The edits that were not kept, one per line. */
function triedBlocks(run: Run): readonly FoldedBlock[] {
  const items = otherEdits(run).map((edit) => withCode(clip(oneLine(edit), max.edit)));
  return items.length === 0 ? [] : [paragraph(strong('Tried and discarded:')), bullets(items)];
}

/** Which model did the work, what it cost, and where its log is. */
function costBlocks({ model, log, ...cost }: Outcome): readonly FoldedBlock[] {
  const isIdle = cost.spent.calls === 0;
  const reviewer =
    model?.reviewer === undefined ? [] : [text(', reviewed by '), code(model.reviewer)];
  const sentences: readonly (readonly Inline[])[] = [
    model === undefined || isIdle
      ? []
      : [text('Model: '), code(model.name), ...reviewer, text(' at '), code(model.host), text('.')],
    isIdle ? [] : [text(`Cost: ${describeCost(cost)}.`)],
    log === undefined ? [] : [link('Log of this run', log)],
  ];
  const [first = [], ...others] = sentences.filter(({ length }) => length > 0);
  const content = [...first, ...others.flatMap((sentence) => [text(' '), ...sentence])];
  return content.length === 0 ? [] : [paragraph(...content)];
}

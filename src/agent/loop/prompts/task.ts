import { currentPatch, openNotes, type Run, replyNotes } from '../../../core/run/index.ts';
import { filesToCreate } from './change-so-far.ts';
import { diffParts } from './diff-parts.ts';
import { fixed, type PromptPart } from './part.ts';
import { type EditForm, editRules, reviewRules } from './rules.ts';

/**
 * What a step asks. The question stands before the looks that the step takes, and never changes with them, so that each
 * further request only appends; what is left to say comes behind them.
 */
export interface StepTask {
  /** The run so far, the change alone with its files, or the change as its reviewer sees it. */
  readonly about: 'run' | 'change' | 'review';
  readonly question: readonly PromptPart[];
  readonly closing: readonly PromptPart[];
}

/** What of the repository the model may still look at: calls in all and in one reply. */
export interface LooksLeft {
  readonly left: number;
  readonly atOnce: number;
}

const budget = ({ left, atOnce }: LooksLeft) =>
  `${left} ${left === 1 ? 'call' : 'calls'} left, up to ${atOnce} a reply`;

/** What is due, after what was wrong with the last reply. */
const closing = (run: Run, ...due: readonly string[]) =>
  [...replyNotes(run), due.join(' ')].map(fixed);

/** Asks what the ticket needs and which files it concerns; `isBeside` says whether edits may come with the plan. */
export function planTask(run: Run, looks: LooksLeft, isBeside: boolean): StepTask {
  const how = isBeside
    ? ', with the edits beside the call if you have seen every line to change'
    : '';
  const reading =
    looks.left > 0
      ? `If lines are missing, first read what the edits depend on, all at once, and no more: later requests repeat it (${budget(looks)}).`
      : 'Nothing can be read any more.';
  return {
    about: 'run',
    question: [...diffParts(run), ...openNotes(run).map(fixed)],
    closing: closing(run, `Now plan${how}.`, reading),
  };
}

const testFirst =
  "First write a test that shows the bug. It must fail on the files as they are, pass with the fix, and look like the repository's own tests.";

/** What an edit may have before it, and must have in it. */
interface EditOptions {
  readonly looking: LooksLeft;
  readonly offersPlan: boolean;
  /** Whether the conversation has shown how edits are written. */
  readonly showsForm: boolean;
  readonly wantsTest: boolean;
  /** What is said of edits that came with the plan and are not applied; missing if none came. */
  readonly refused?: readonly string[] | undefined;
}

const planAgain =
  'If other files must change, call `plan` again with every file of the fix: what it does not name goes back to what it was.';

/** Asks for edits of the files with the current patch applied. */
export function editTask(
  run: Run,
  form: EditForm,
  { looking, offersPlan, showsForm, wantsTest, refused = [] }: EditOptions,
): StepTask {
  const isChanged = currentPatch(run).size > 0;
  const created = isChanged ? [] : filesToCreate(run);
  return {
    about: isChanged ? 'change' : 'run',
    question: [
      ...created,
      ...[
        editRules(form, showsForm && !isChanged),
        ...(wantsTest ? [testFirst] : []),
        ...refused,
        ...openNotes(run),
      ].map(fixed),
    ],
    closing: closing(
      run,
      looking.left > 0 ? `Now edit, or first read (${budget(looking)}).` : 'Now edit.',
      ...(offersPlan ? [planAgain] : []),
    ),
  };
}

/** Asks a senior reviewer for a verdict on the kept patch, shown by a diff. */
export function reviewTask(run: Run, looks: LooksLeft, diff: readonly PromptPart[]): StepTask {
  return {
    about: 'review',
    question: [...diff, ...[reviewRules, ...openNotes(run)].map(fixed)],
    closing: closing(
      run,
      looks.left > 0
        ? `Now review, or first read only what settles a doubt (${budget(looks)}).`
        : 'Now review.',
    ),
  };
}

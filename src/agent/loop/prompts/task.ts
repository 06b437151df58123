import type { RepoPath } from '../../../core/repository/index.ts';
import { cutNote, feedback, findReads, type Run } from '../../../core/run/index.ts';
import { enclosed } from '../../../core/text/index.ts';
import { changedFiles, diffParts, pathsToEdit, reviewedDiff } from './change-so-far.ts';
import { fixed, type PromptPart } from './part.ts';
import {
  type EditForm,
  editRules,
  editsBesidePlan,
  planRules,
  reviewRules,
  rewriteRules,
} from './rules.ts';
import { filePart } from './shown-file.ts';

/** What of the repository the model may still look at: calls in all and in one reply, and how much of it. */
export interface LooksLeft {
  readonly left: number;
  readonly atOnce: number;
  /** Characters of all results of a reply. */
  readonly room: number;
}

const budget = ({ left, atOnce, room }: LooksLeft) =>
  `${left} ${left === 1 ? 'call' : 'calls'} left, up to ${atOnce} a reply with ${room} characters together`;

/**
 * Asks what the ticket needs and which files it concerns; once the model has read something, edits in the form may come
 * along, if there is one.
 */
export function planTask(
  run: Run,
  form: EditForm | undefined,
  looks: LooksLeft,
): readonly PromptPart[] {
  const now =
    looks.left > 0
      ? `Now plan. First read what you must, in one reply if you can: every later request repeats it (${budget(looks)}). Then ${planRules}`
      : `Now plan; nothing can be read any more: ${planRules}`;
  const edits = form !== undefined && findReads(run).length > 0 ? [editsBesidePlan(form)] : [];
  return [...diffParts(run), ...[now, ...edits, ...feedback(run)].map(fixed)];
}

const testFirst =
  "First write a test that shows the bug. It must fail on the files as they are, pass with the fix, and look like the repository's own tests.";

/** What an edit may have before it, and must have in it. */
interface EditOptions {
  readonly looking: LooksLeft;
  readonly offersPlan: boolean;
  readonly wantsTest: boolean;
}

const planAgain =
  'If other files must change, call `plan` again with every file of the fix: what it does not name goes back to what it was.';

/** Asks for edits of the files with the current patch applied. */
export function editTask(run: Run, form: EditForm, options: EditOptions): readonly PromptPart[] {
  const { looking, offersPlan, wantsTest } = options;
  const instead = [
    ...(looking.left > 0 ? [`To see more first, call reading tools (${budget(looking)}).`] : []),
    ...(offersPlan ? [planAgain] : []),
  ];
  return [
    ...diffParts(run),
    ...changedFiles(pathsToEdit(run), run),
    fixed([editRules(form), ...instead].join(' ')),
    ...(wantsTest ? [testFirst] : []).map(fixed),
    ...feedback(run).map(fixed),
  ];
}

/** Asks for the whole text of one file, after edits of it did not apply for the reason `why`. */
export function rewriteTask(
  run: Run,
  { path, text }: { readonly path: RepoPath; readonly text: string | null },
  why: string,
): readonly PromptPart[] {
  return [
    ...diffParts(run),
    filePart({ path, text }, {}),
    fixed(
      `Now rewrite ${path}. The edits of the file did not apply:\n${enclosed('problem', why, { path })}\n${rewriteRules}`,
    ),
    ...cutNote(run).map(fixed),
  ];
}

/** Asks a senior reviewer for a verdict on the kept patch; `uses` are the places that it may concern. */
export function reviewTask(run: Run, looks: LooksLeft, uses: string): readonly PromptPart[] {
  const reading = looks.left > 0 ? ` You may read first (${budget(looks)}).` : '';
  const question = fixed(`${reviewRules}${reading}`);
  const others = uses === '' ? [] : [`Other uses of what it changes:\n${enclosed('uses', uses)}`];
  return [...reviewedDiff(run), ...others.map(fixed), question, ...feedback(run).map(fixed)];
}

import type { RepoPath } from '../../../core/repository/index.ts';
import { cutNote, feedback, type Run, roundsLeft } from '../../../core/run/index.ts';
import { enclosed } from '../../../core/text/index.ts';
import { changedFiles, diffParts, pathsToEdit } from './change-so-far.ts';
import { fixed, type PromptPart } from './part.ts';
import { type EditForm, editRules, planRules, reviewRules, rewriteRules } from './rules.ts';

/** Asks what the ticket needs and which files it concerns. */
export function planTask(run: Run, maxCalls: number): readonly PromptPart[] {
  const rounds = roundsLeft(run);
  const reading =
    rounds > 0
      ? `You may use the reading tools in ${rounds} more ${rounds === 1 ? 'reply' : 'replies'}, with up to ${maxCalls} calls in each.`
      : 'You cannot read any more: call the tool `plan` now.';
  return [`${planRules} ${reading}`, ...feedback(run)].map(fixed);
}

const testFirst =
  "First write a test that shows the bug. It must fail on the files as they are, pass with the fix, and look like the repository's own tests.";

/** Asks for edits of the files with the kept patch applied. */
export function editTask(run: Run, form: EditForm, wantsTest: boolean): readonly PromptPart[] {
  return [
    ...diffParts(run),
    ...changedFiles(pathsToEdit(run), run),
    fixed(editRules(form)),
    ...(wantsTest ? [testFirst] : []).map(fixed),
    ...feedback(run).map(fixed),
  ];
}

/** Asks for the whole text of one file, after edits of it did not apply for the reason `why`. */
export function rewriteTask(run: Run, path: RepoPath, why: string): readonly PromptPart[] {
  return [
    ...diffParts(run),
    ...changedFiles([path], run),
    fixed(
      `Now rewrite ${path}. The edits of the file did not apply:\n${enclosed('problem', why, { path })}\n${rewriteRules}`,
    ),
    ...cutNote(run).map(fixed),
  ];
}

/** Asks a senior reviewer for a verdict on the kept patch. */
export function reviewTask(run: Run): readonly PromptPart[] {
  return [...diffParts(run), fixed(reviewRules), ...feedback(run).map(fixed)];
}

import { inOrder, type Script, type Scripted } from '../../test/support/openai/openai.ts';
import { approve, bug, edit, editOf, plan } from './models.ts';

/** A file without a bug. */
const other = 'src/part_0/module_0.py';

const say = (text: string): Scripted => ({ text });
const read = (...paths: readonly string[]): Scripted => ({
  toolCalls: paths.map((path) => ({ name: 'read_file', input: { path } })),
});
/** Has the tests in the file itself run: it has no others. */
const runTest: Scripted = {
  toolCalls: [{ name: 'run_tests', input: { files: [bug.path] } }],
};
const replan = (critique: string): Scripted => ({
  toolCalls: [{ name: 'verdict', input: { decision: 'replan', critique } }],
});

const mended = [edit(bug.wrong, bug.right), approve()];
const planned = [plan(), ...mended];

/** Plans the wrong file, and says in words which one it needs. */
export const askingInWords = inOrder([plan(other), say(`I have to see ${bug.path}.`), ...planned]);

/** Plans the wrong file, and reads the right one. */
export const readingAfterPlan = inOrder([plan(other), read(bug.path), ...planned]);

/** Plans the wrong file, then the right one. */
export const planningTwice = inOrder([plan(other), ...planned]);

/** Changes the wrong file, which the reviewer notices. */
export const corrected = inOrder([
  ...[plan(other), editOf(other, 'VALUE = 0', 'VALUE = 1'), replan('The bug is in add().')],
  ...planned,
]);

/** Edits a file that it has neither planned nor seen. */
export const editingUnseen = inOrder([
  ...[plan(other), edit('    return a // 1', bug.right), edit('    return a // 2', bug.right)],
  ...planned,
]);

/** Reads again after its change has failed the tests. */
export const readingAfterRed = inOrder([
  ...[plan(), edit(bug.wrong, '    return a * b'), read(bug.path)],
  ...[edit('    return a * b', bug.right), approve()],
]);

/** Fails the tests with its first candidate, and passes them with the second. */
export const secondCandidate = inOrder([plan(), edit(bug.wrong, '    return a * b'), ...planned]);

/** Has its tests run before it approves. */
export const runningTests = inOrder([
  ...[plan(), runTest, edit(bug.wrong, bug.right), runTest, approve()],
]);

/** Reads five files at once. */
export const readingFive = inOrder([
  read(...[0, 1, 2, 3, 4].map((at) => `src/part_0/module_${at}.py`)),
  ...planned,
]);

/** Reads before it approves. */
export const readingReviewer = inOrder([plan(), mended[0] ?? say(''), read(other), approve()]);

/** Reads another file each time. */
export const readingForever: Script = (_, index) => read(`src/part_0/module_${index}.py`);

/** Leaves its plan and returns to it. */
export const wavering = inOrder([plan(other), plan(), plan(other)]);

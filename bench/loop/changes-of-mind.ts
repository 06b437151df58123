import {
  type ChatRequest,
  inOrder,
  type Script,
  type Scripted,
} from '../../test/support/openai/openai.ts';
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

/** Plans and says the same, in turn. */
export const alternating: Script = (_, index) =>
  index % 2 === 0 ? plan() : say('I will change the sign.');

/** Plans the same file and sends the same edit that does not fit, in turn. */
export const alternatingEdit: Script = (_, index) =>
  index % 2 === 0 ? plan() : edit('    return a // b', bug.right);

const revise = (critique: string): Scripted => ({
  toolCalls: [{ name: 'verdict', input: { decision: 'revise', critique } }],
});

/** Edits again after its first critique, which the second one contradicts. */
const between = (second: Scripted) =>
  inOrder([
    ...[plan(), edit(bug.wrong, '    return b + a'), revise('Use `a + b < n`.')],
    ...[edit('    return b + a', '    return (a + b)'), second],
    ...[edit('    return (a + b)', bug.right), approve()],
  ]);

/** Asks for the opposite of its first critique. */
export const opposing = between(revise('Use `a + b <= n`.'));

/** Repeats its critique in other clothes. */
export const nagging = between(revise('**use a + b < n**'));

/** Plans only a file that is missing, and insists; then it writes the file. */
export const insisting = inOrder([
  ...[plan('src/rounding.py'), plan('src/rounding.py')],
  ...[say('src/rounding.py\n```python\ndef rounded(a):\n    return round(a)\n```'), approve()],
]);

/** Sends its file whole, in a fence under its name. */
export const writingWhole = inOrder([
  plan(),
  say(`${bug.path}\n\`\`\`python\ndef add(a, b):\n${bug.right}\n\`\`\``),
  approve(),
]);

const isTold = ({ messages }: ChatRequest) =>
  JSON.stringify(messages).includes('Do not request it again');

/** Reads the same file twice, then does as it is told. */
export const heeding: Script = (request, index) =>
  index < 2 || (index === 2 && !isTold(request))
    ? read(bug.path)
    : (planned[index - 2] ?? approve());

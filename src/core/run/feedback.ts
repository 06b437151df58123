import { type CheckFinding, shortenOutput } from '../../engines/evidence/index.ts';
import { enclosed, firstFew, formatNumber } from '../../engines/text/index.ts';
import { describeWeakening, type Weakening } from '../proof/index.ts';
import { describeProblem } from './problem-lines.ts';
import {
  explained,
  maxExplained,
  refusalNotes,
  resendAll,
  wholeFileNote,
  within,
} from './refusal-notes.ts';
import type { Problem, Run, Step, StepOf } from './run.ts';
import { shortDiff } from './short-diff.ts';
import {
  currentPatch,
  isSound,
  keptPatch,
  openMerge,
  refusedInARow,
  stagedPatch,
  withoutCuts,
} from './state.ts';

/** Maximum characters of the parts of a note. */
const max = { unusable: 500, reply: 600, output: 6_000 } as const;

/** What the next prompt must say about the last reply, if it was cut or could not be used; empty otherwise. */
export function replyNotes(whole: Run): readonly string[] {
  const cut = whole.steps.at(-1);
  const last = attempted(withoutCuts(whole)).at(-1);
  return [
    ...(cut?.kind === 'cut' ? [cutNotes[cut.why]] : []),
    ...(last?.kind === 'unusable' ? [unusableNote(last)] : []),
  ];
}

/** What the next prompt must say about the change, however often the model looks before it answers. Empty at the start. */
export function openNotes(whole: Run): readonly string[] {
  const run = withoutCuts(whole);
  const last = attempted(run).findLast(({ kind }) => kind !== 'unusable');
  return [...problemsOf(run, last), ...conflictNotes(run)];
}

/** The steps that did something. */
const attempted = ({ steps }: Run) => steps.filter(({ kind }) => kind !== 'explored');

const cutNotes: Readonly<Record<StepOf<'cut'>['why'], string>> = {
  length:
    'The last reply was cut off at its length limit, so nothing of it was used. Think less before you reply.',
  calls:
    'The last reply called a reading tool, but nothing can be read any more. Reply with text alone.',
  empty: 'The last reply was empty. Think less before you reply, then reply in full.',
};

const unusableNote = ({ why, call }: StepOf<'unusable'>) =>
  `The last reply could not be used: ${within(why, max.unusable)}. It began:\n${enclosed('said', within(call.reply.trim(), max.reply))}`;

/** What was wrong with a step. While an edit is dropped, the critique before it is still open. */
function problemsOf(run: Run, step: Step | undefined): readonly string[] {
  switch (step?.kind) {
    case 'planned':
      return [...droppedFiles(run), ...openBefore(run, step)];
    case 'edited':
      return [
        ...refusalNotes('The last edit was', step),
        ...(refusedInARow(run) > 1 ? [wholeFileNote] : []),
        ...critiqueNote(run),
      ];
    case 'checked':
      return isSound(step) ? [] : [...checkNotes(run, step), ...critiqueNote(run)];
    case 'tested':
      return testNotes(step);
    case 'reviewed':
      return critiqueNote(run);
    case 'merged':
    case 'explored':
    case 'unusable':
    case 'cut':
    case undefined:
      return [];
  }
}

/** What the project's own commands said. Includes success, for the reviewer. */
export function testNotes({ results, wantsTest }: StepOf<'tested'>): readonly string[] {
  const { lint, tests, regression, weakened = [] } = results;
  const before = [...weakenedNote(weakened), ...findingNote('The lint command', lint)];
  const isNameless = tests.kind === 'inconclusive' && regression.limit === undefined;
  if (regression.kind === 'shown' && isNameless) return [...before, namelessNote];
  const notes = [...before, ...findingNote('The tests', tests)];
  if (regression.kind === 'shown')
    return [...notes, "The change's own tests fail without the fix and pass with it."];
  if (wantsTest) {
    const wanted = `Add a test that fails without the fix and passes with it: ${regression.why}.`;
    return [...notes, wanted];
  }
  if (regression.isUnrun === true) return [...notes, unrunNote];
  if (tests.kind !== 'passed' && tests.kind !== 'tolerated') return notes;
  return [
    ...notes,
    `That a test of the change fails without the fix is not shown: ${regression.why}.`,
  ];
}

/** Tests that show the bug while none is counted: the command names none, ends with 0, and fails without the fix. */
const namelessNote =
  "The test command succeeds with the change (exit code 0), but names no tests. Without the fix, with the change's own tests, it fails.";

const unrunNote =
  "The change's own tests were not run: the test command does not cover them, so that it passes says nothing about them.";

/** Names are those of the change, which is untrusted. */
function weakenedNote(weakened: readonly Weakening[]): readonly string[] {
  if (weakened.length === 0) return [];
  const list = firstFew(weakened.map(describeWeakening), maxExplained).join('\n');
  return [`The change makes the tests see less:\n${enclosed('problem', list)}`];
}

const ranText = ({ counts }: CheckFinding) =>
  counts === undefined ? '' : ` (${formatNumber(counts.run)} ran)`;

function findingNote(command: string, finding: CheckFinding): readonly string[] {
  if (finding.kind === 'not-run') return [];
  if (finding.kind === 'inconclusive') return [inconclusiveNote(command, finding)];
  if (finding.kind === 'tolerated') {
    const names = firstFew(finding.failures, maxExplained).join('\n');
    const which = names && `, for these failed without it:\n${enclosed('problem', names)}`;
    return [`${command} failed, but not because of the change${which || '.'}`];
  }
  if (finding.kind !== 'failed') return [`${command} passed with the change${ranText(finding)}.`];
  const output = shortenOutput(finding.output, max.output, finding.failures);
  const { services } = finding;
  return [
    `${command} failed because of the change. The output:\n${enclosed('output', output)}`,
    ...(services === undefined ? [] : [`Its services printed:\n${enclosed('output', services)}`]),
  ];
}

/** Without what the command said, a broken set-up cannot be told from a broken change. */
function inconclusiveNote(
  command: string,
  { why, said }: Extract<CheckFinding, { readonly kind: 'inconclusive' }>,
): string {
  const note = `${command} showed nothing: ${why}.`;
  return said === undefined ? note : `${note} It said:\n${enclosed('output', said)}`;
}

/** A new plan keeps the changes of the files that it names, and no others. */
function droppedFiles(run: Run): readonly string[] {
  const current = currentPatch(run);
  const dropped = [...keptPatch(run).keys()].filter((path) => !current.has(path));
  if (dropped.length === 0) return [];
  return [
    `These files are what they were before the change, because the new plan does not name them: ${dropped.join(', ')}.`,
  ];
}

/** What tests or a reviewer found in a change is still open after another plan for it. */
function openBefore(run: Run, plan: StepOf<'planned'>): readonly string[] {
  const earlier = run.steps.slice(0, run.steps.indexOf(plan));
  const last = earlier.findLast(({ kind }) => kind !== 'explored' && kind !== 'unusable');
  return last?.kind === 'tested' || last?.kind === 'reviewed' ? problemsOf(run, last) : [];
}

/** What is in conflict stays so until an edit that passes its check. */
function conflictNotes(run: Run): readonly string[] {
  const merged = openMerge(run);
  if (merged === undefined) return [];
  const asked =
    'The change so far was made on older files and merged into these. What follows is in conflict, and the files have it as their base does. Edit only that, so that the files have what both wanted:';
  return [asked, ...explained(merged.refusals)];
}

function checkNotes(run: Run, { problems, hidden, excess }: StepOf<'checked'>): readonly string[] {
  const asked = hidden?.isKept === false ? hidden.found : [];
  return [
    ...placesNote('The last edit would break the syntax:', problems, run),
    ...placesNote(askAboutHidden, asked, run),
    ...(problems.length + asked.length === 0 ? [] : [droppedNote(run)]),
    ...(excess === undefined ? [] : [`Make a smaller change: ${excess}.`]),
    resendAll,
  ];
}

/** The model does not see its earlier replies, so it could not send the edit again without this. */
function droppedNote(run: Run): string {
  return `With that edit, the change would be:\n${enclosed('diff', shortDiff(stagedPatch(run)))}`;
}

const askAboutHidden =
  'The last edit adds what people do not see, or take for something else. Write such a character as an escape, or leave it out; break long lines; of a generated file, change the source. If the file needs it as it is, send the same edit again:';

/** The problems of each file, with the lines around them as the edit would have left them. */
function placesNote(title: string, problems: readonly Problem[], run: Run): readonly string[] {
  if (problems.length === 0) return [];
  const texts = stagedPatch(run);
  const paths = [...new Set(problems.map(({ path }) => path))];
  const files = paths.map((path) => {
    const text = texts.get(path)?.after ?? '';
    const own = problems.filter((problem) => problem.path === path);
    return { path, why: own.map((problem) => describeProblem(problem, text)).join('\n\n') };
  });
  return [title, ...explained(files)];
}

function critiqueNote({ steps }: Run): readonly string[] {
  const last = steps.findLast((step) => step.kind === 'reviewed');
  return last?.verdict.kind === 'revise'
    ? [`The reviewer's critique:\n${enclosed('critique', last.verdict.critique)}`]
    : [];
}

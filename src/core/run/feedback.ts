import { type CheckFinding, shortenOutput } from '../checks/index.ts';
import type { Refusal } from '../edits/index.ts';
import { clipLines, enclosed } from '../text/index.ts';
import type { Run, Step, StepOf } from './run.ts';
import { isSound, withoutCuts } from './state.ts';

/** Maximum characters: of all refusals, of why a reply was unusable, of a command's output. */
const longest = { refusals: 8_000, unusable: 500, output: 6_000 } as const;

/** Refusals that are explained; any further ones are only counted. */
const maxExplained = 5;

/** What the next prompt must say about the last step, most recent problem first. Empty at the start. */
export function feedback(whole: Run): readonly string[] {
  return [...cutNote(whole), ...workNotes(withoutCuts(whole))];
}

/** What the next prompt must say if the last reply was cut; empty if it was not. */
export function cutNote({ steps }: Run): readonly string[] {
  const last = steps.at(-1);
  return last?.kind === 'cut' ? [cutNotes[last.why]] : [];
}

const cutNotes: Readonly<Record<StepOf<'cut'>['why'], string>> = {
  length:
    'The last reply was cut off at its length limit, so nothing of it was used. Think less before you reply.',
  calls:
    'The last reply called a reading tool, but nothing can be read any more. Reply with text alone.',
  empty: 'The last reply was empty. Think less before you reply, then reply in full.',
};

/** What to say about the last step that did something. */
function workNotes(run: Run): readonly string[] {
  const attempted = run.steps.filter(({ kind }) => kind !== 'explored');
  const last = attempted.at(-1);
  if (last?.kind !== 'unusable') return problemsOf(run, last);
  const unusable = `The last reply could not be used: ${within(last.why, longest.unusable)}.`;
  const before = attempted.findLast(({ kind }) => kind !== 'unusable');
  return [unusable, ...problemsOf(run, before)];
}

/** What was wrong with a step. While an edit is dropped, the critique before it is still open. */
function problemsOf(run: Run, step: Step | undefined): readonly string[] {
  switch (step?.kind) {
    case 'planned':
      return unknownNames(step);
    case 'edited':
    case 'rewritten':
      return [...refusalNotes(step.refusals), ...critiqueNote(run)];
    case 'checked':
      return isSound(step) ? [] : [...syntaxNotes(step), ...critiqueNote(run)];
    case 'tested':
      return testNotes(step);
    case 'reviewed':
      return critiqueNote(run);
    case 'explored':
    case 'unusable':
    case 'cut':
    case undefined:
      return [];
  }
}

/** What the project's own commands said. Includes success, for the reviewer. */
export function testNotes({ results, wantsTest }: StepOf<'tested'>): readonly string[] {
  const { lint, tests, regression } = results;
  const notes = [...findingNote('The lint command', lint), ...findingNote('The tests', tests)];
  if (regression.kind === 'not-shown') {
    const wanted = `Add a test that fails without the fix and passes with it: ${regression.why}.`;
    return wantsTest ? [...notes, wanted] : notes;
  }
  return [...notes, "The change's own tests fail without the fix and pass with it."];
}

function findingNote(command: string, finding: CheckFinding): readonly string[] {
  if (finding.kind === 'not-run') return [];
  if (finding.kind === 'inconclusive') return [`${command} showed nothing: ${finding.why}.`];
  if (finding.kind === 'tolerated') return [`${command} failed, but not because of the change.`];
  if (finding.kind !== 'failed') return [`${command} passed with the change.`];
  const output = shortenOutput(finding.output, longest.output, finding.failures);
  return [`${command} failed because of the change. The output:\n${enclosed('output', output)}`];
}

function unknownNames({ unknown }: StepOf<'planned'>): readonly string[] {
  if (unknown.length === 0) return [];
  const names = unknown.join(', ');
  return [
    `The reply names things that are not in the repository: ${names}. Check again, or leave them out.`,
  ];
}

/** An edit is kept whole or not at all. */
const resendAll =
  'Nothing from the last edit was kept: send all of its edits again, including those that matched.';

function refusalNotes(refusals: readonly Refusal[]): readonly string[] {
  if (refusals.length === 0) return ['The last edit did not change any file.'];
  const explained = refusals.slice(0, maxExplained);
  const room = Math.floor(longest.refusals / explained.length);
  const reasons = explained.map(({ path, why }) =>
    enclosed('problem', within(why, room), { path }),
  );
  const more = refusals.length - explained.length;
  const rest = more > 0 ? [`(and ${more} more)`] : [];
  return [`The last edit was refused. ${resendAll} Reasons:`, ...reasons, ...rest];
}

function syntaxNotes({ problems, excess }: StepOf<'checked'>): readonly string[] {
  const found = problems.map(
    ({ path, line, message }) => `The edit would have broken ${path}, line ${line}: ${message}.`,
  );
  const tooLarge = excess === undefined ? [] : [`Make a smaller change: ${excess}.`];
  return [...found, ...tooLarge, resendAll];
}

function critiqueNote({ steps }: Run): readonly string[] {
  const last = steps.findLast((step) => step.kind === 'reviewed');
  return last?.verdict.kind === 'revise'
    ? [`The reviewer's critique:\n${enclosed('critique', last.verdict.critique)}`]
    : [];
}

const within = (text: string, room: number) => clipLines(text, room, '\n(cut here)');

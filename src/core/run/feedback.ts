import { type CheckFinding, shortenOutput } from '../checks/index.ts';
import type { Refusal } from '../edits/index.ts';
import { clipLines } from '../text/index.ts';
import type { Run, Step, StepOf } from './run.ts';
import { isSound } from './state.ts';

/** Characters of all that is said of refused files, of a reply that is no use, of one line, of one output. */
const longest = { refusals: 8_000, nudge: 500, line: 300, output: 6_000 } as const;

/** Refused files of which more is said than their number. */
const mostTold = 5;

/** What the next call must be told: what was wrong with the last try, newest first. Empty at the start. */
export function feedback(run: Run): readonly string[] {
  const tries = run.steps.filter(({ kind }) => kind !== 'explored');
  const last = tries.at(-1);
  if (last?.kind !== 'unusable') return standing(run, last);
  const nudge = `The last reply could not be used: ${within(last.why, longest.nudge)}.`;
  const before = tries.findLast(({ kind }) => kind !== 'unusable');
  return [nudge, ...standing(run, before)];
}

/** What a refusal says first, in one line: without the lines of the file that it goes on to show. */
export function refusalSummary(why: string): string {
  const [first = ''] = why.split('\n', 1);
  const isLeadIn = first.endsWith(':');
  const end = first.lastIndexOf('. ');
  const said = isLeadIn ? first.slice(0, end > 0 ? end : -1) : first;
  return within(said, longest.line).replaceAll('\n', ' ');
}

/** What the last step that did anything was found wanting in; a dropped edit leaves its critique to be met. */
function standing(run: Run, last: Step | undefined): readonly string[] {
  switch (last?.kind) {
    case 'planned':
      return unknownNames(last);
    case 'edited':
    case 'rewritten':
      return [...misfits(last.refusals), ...critique(run)];
    case 'checked':
      return isSound(last) ? [] : [...damage(last), ...critique(run)];
    case 'tested':
      return testNotes(last);
    case 'reviewed':
      return critique(run);
    default:
      return [];
  }
}

/** What the project's own commands said: their failures, or for the reviewer that there are none. */
export function testNotes(step: StepOf<'tested'>): readonly string[] {
  const { lint, tests, regression } = step.results;
  const told = [...findingNote('The lint command', lint), ...findingNote('The tests', tests)];
  if (regression.kind === 'not-shown') {
    const wanted = `Add a test that fails without the fix and passes with it: ${regression.why}.`;
    return step.wantsTest ? [...told, wanted] : told;
  }
  return [...told, 'The tests of the change fail without the fix and pass with it.'];
}

function findingNote(what: string, finding: CheckFinding): readonly string[] {
  if (finding.kind === 'not-run') return [];
  if (finding.kind === 'tolerated') return [`${what} failed, but only as without the change.`];
  if (finding.kind !== 'failed') return [`${what} passed with the change.`];
  const output = shortenOutput(finding.output, longest.output, finding.failures);
  return [`${what} failed because of the change. The output:\n<output>\n${output}\n</output>`];
}

function unknownNames({ unknown }: StepOf<'planned'>): readonly string[] {
  return unknown.length === 0
    ? []
    : [
        `The reply names what is not in the repository: ${unknown.join(', ')}. Look again, or leave it out.`,
      ];
}

/** An edit is kept whole or not at all, so that what was fine in it must be sent again. */
const dropped =
  'Nothing of the last edit was kept: send all its blocks again, those that fit, too.';

function misfits(refusals: readonly Refusal[]): readonly string[] {
  if (refusals.length === 0) return ['The last edit left every file as it was.'];
  const told = refusals.slice(0, mostTold);
  const room = Math.floor(longest.refusals / told.length);
  const whys = told.map(({ path, why }) => `### ${path}\n${within(why, room)}`);
  const more = refusals.length - told.length;
  const rest = more > 0 ? [`(and ${more} more)`] : [];
  return [`The last edit was refused. ${dropped} Why:`, ...whys, ...rest];
}

function damage({ problems, excess }: StepOf<'checked'>): readonly string[] {
  const found = problems.map(
    ({ path, line, message }) => `The edit would have broken ${path}, line ${line}: ${message}.`,
  );
  const tooMuch = excess === undefined ? [] : [`Make a smaller change: ${excess}.`];
  return [...found, ...tooMuch, dropped];
}

/** What the reviewer last asked for. */
function critique({ steps }: Run): readonly string[] {
  const last = steps.findLast((step) => step.kind === 'reviewed');
  return last?.verdict.kind === 'revise'
    ? [`The reviewer's critique: ${last.verdict.critique}`]
    : [];
}

const within = (text: string, room: number) => clipLines(text, room, '\n(cut here)');

import { lineHunks, type Patch } from '../../engines/edits/index.ts';
import { clipWithin, oneLine } from '../../engines/text/index.ts';
import { paragraph, text } from '../markup/index.ts';
import { keptCheckResults, meaningOf } from '../run/index.ts';
import type { TicketKey } from '../tickets/index.ts';
import type { PullRequestAsk, Thread } from '../work/index.ts';
import { endOf, modelReply } from './headline.ts';
import { renderMarkdown } from './markdown.ts';
import type { Outcome } from './outcome.ts';

/** The answer to a request, in Markdown: for the whole of it, and for each of its threads. */
interface RequestAnswer {
  readonly request: PullRequestAsk;
  readonly text: string;
  readonly threads: readonly { readonly text: string; readonly isResolved: boolean }[];
}

/** What an answer is made from besides the outcome. */
interface AnswerOptions {
  readonly key: TicketKey;
  /** What changed since the request, over the files that its author saw; missing if that is not known. */
  readonly since?: Patch | undefined;
}

/** Characters of an answer, and of the model's reply in it. */
const max = { answer: 1_000, reply: 500 } as const;

/** Lines above and below a remark within which a change may answer it. */
const near = 3;

/**
 * Says what became of a request, in one line each. A remark is resolved only if what changed since touches its place
 * and the tests passed with it; a request without a change has one answer, for the whole of it.
 */
export function answersTo(
  request: PullRequestAsk,
  outcome: Outcome,
  { key, since }: AnswerOptions,
): RequestAnswer {
  const line = (said: string) => answerText(said, key);
  const answers = remarkAnswers(outcome);
  if (outcome.pullRequest === undefined) {
    const why = line(notDone(outcome));
    const answered = request.threads.map((_, at) => line(answers.get(at + 1) ?? notDone(outcome)));
    return { request, text: why, threads: answered.map((text) => ({ text, isResolved: false })) };
  }
  const isTested = keptCheckResults(outcome.run)?.tests.kind === 'passed';
  const threads = request.threads.map((thread, at) => {
    const isTouched = since !== undefined && touches(since, thread);
    const computed = isTouched ? touched[isTested ? 'tested' : 'untested'] : undefined;
    const said = [answers.get(at + 1), computed].filter((one) => one !== undefined).join(' ');
    return { text: line(said || untouched), isResolved: isTouched && isTested };
  });
  return {
    request,
    text: line(`The change was made again: ${endOf(outcome, 'team')}`),
    threads,
  };
}

/** Writes an answer in one line of Markdown that acts on nothing, and links no other ticket. */
export function answerText(said: string, key: TicketKey): string {
  const line = clipWithin(oneLine(said), max.answer);
  return renderMarkdown([paragraph(text(line))], 4 * max.answer, key).trim();
}

const touched = {
  tested: 'Done: the new change touches this place, and the tests pass with it.',
  untested: 'The new change touches this place. No test shows that it works, so please look.',
} as const;

const untouched =
  'The new change does not touch this place: please look whether it is answered elsewhere.';

/** The model's words to the remarks, by their numbers: those of its last plan or verdict that has some. */
function remarkAnswers({ run, pullRequest }: Outcome): ReadonlyMap<number, string> {
  const all = run.steps.flatMap((step) => {
    if (step.kind === 'planned' && step.plan.kind !== 'fix') return [step.plan.answers ?? []];
    // Of a change that nobody gets, a verdict says too much.
    const isApproval = step.kind === 'reviewed' && step.verdict.kind === 'approve';
    return isApproval && pullRequest !== undefined ? [step.verdict.answers ?? []] : [];
  });
  const last = all.findLast((one) => one.length > 0) ?? [];
  return new Map(
    last.map(({ remark, answer }) => [remark, clipWithin(oneLine(answer), max.reply)]),
  );
}

/** Why there is no new change, with what the model replied. */
function notDone(outcome: Outcome): string {
  const said = modelReply(outcome.run);
  const { team, problem } = meaningOf(outcome);
  const why = problem === 'everybody' ? (outcome.problem ?? team) : team;
  return said === '' ? `No new change. ${why}` : `No new change: ${said}`;
}

/** Whether a change touches the place of a thread; one about a whole file is touched with the file. */
function touches(since: Patch, { path, line }: Thread): boolean {
  const change = [...since.values()].find((one) => one.path === path);
  if (change === undefined) return false;
  if (line === undefined || change.before === null || change.after === null) return true;
  const hunks = lineHunks(change.before.split('\n'), change.after.split('\n'));
  return hunks.some(({ from, to }) => line > from - near && line <= Math.max(to, from + 1) + near);
}

const mark = (id: string) => `<!-- jira-bug-fix-agent answers ${id} -->`;

/** Marks a text, without showing it, as the answer to a request. */
export function markAnswer(text: string, id: string): string {
  return `${text}\n\n${mark(id)}`;
}

/** Whether a text is marked as the answer to a request. Whoever may write it may have copied the mark. */
export const isMarkedAnswer = (text: string, id: string): boolean => text.includes(mark(id));

import { parseStopReason, type StopReason, stopReasons } from '../../src/core/run/index.ts';
import { code, table } from './table.ts';

/** What people can do next. */
const nextSteps: Readonly<Record<StopReason, string>> = {
  approved: 'Read the diff, and merge the pull request or request changes.',
  'not-shown':
    'Read in the evidence why the tests show nothing, such as a command that was not found or took too long, and correct its setting. Try the fix by hand before you merge the draft.',
  'secret-added':
    'Find out how the model came to know the secret, and replace it. If the value is ordinary text, give the job a random one. Then reopen the ticket.',
  'tests-failed':
    'Read the failures in the draft. Finish it by hand, or reopen the ticket with a comment that says what the tests expect.',
  answered: 'Read the answer in the comment. To ask for a change, reopen the ticket and say so.',
  asked: 'Answer the question in a comment and reopen the ticket.',
  planned:
    'Read the plan in the ticket. To go on with it, comment `/fix go`; to have another one, `/fix` and what to do instead.',
  stopped:
    'Nothing, if it was meant. To start again, remove what has ended the work, and comment `/fix`.',
  withdrawn: 'Nothing, if it was meant. To have it worked on, comment `/fix`.',
  'already-fixed':
    'Check the code that the comment names. If the bug is still there, reopen the ticket with steps to reproduce it.',
  'attempts-exhausted':
    'Read the last critique and the draft. Add what was missing to the ticket and reopen it, or raise `max-attempts`.',
  'repeated-critique':
    'Read the critique: the ticket often lacks a decision. Say in a comment what is wanted, and reopen the ticket.',
  'repeated-edit':
    'Reopen the ticket with a comment that names the files and the wanted result, or try a stronger model.',
  'repeated-plan':
    'Reopen the ticket with a comment that names the files to change, or try a stronger model.',
  'repeated-request':
    'Reopen the ticket with a comment that names the files to look at, or try a stronger model.',
  'never-applied':
    'Try a stronger model: this one did not copy the text of the files. Files that are very large or generated are best fixed by hand.',
  'no-action':
    'Try a stronger model, or set `api` to the other protocol: this one did not use the tools that it was given.',
  'reply-cut':
    'Do what the sentence says: raise `max-reply-tokens` or `max-tokens`, or lower `reasoning-effort`. Then reopen the ticket.',
  'budget-exhausted':
    'Raise the limit that the sentence names, `max-calls` or `max-tokens`, and reopen the ticket.',
  'nothing-new':
    'Nothing, unless you expected work: add a comment that says what is missing, and reopen the ticket.',
  'ticket-attempts-exhausted':
    'Fix the ticket by hand, or raise `max-ticket-attempts` and reopen it.',
  'checks-unavailable':
    'Do what the sentence says: correct `setup-command`, or run the job where commands can be isolated. The model was not called.',
  deadline:
    'Raise `deadline-minutes`, and `timeout-minutes` in the workflow, or try a faster model. Then reopen the ticket.',
  'branch-taken': 'Rename or delete the branch, then reopen the ticket.',
  unreported:
    'Nothing: the next run or sweep reports the work without a call to the model. If it happens again, check the permissions of the Jira account.',
  cancelled: 'Reopen the ticket, or run the job again.',
  misconfigured: 'Correct each setting that a sentence names, then run the job again.',
  failed:
    'Read the log. After an outage, run the job again; if it looks like a defect, report it with the log.',
};

/** What becomes of the last sound change. */
const published = {
  fix: 'pull request',
  draft: 'draft',
  'passing-draft': 'draft, unless checks fail with it',
  none: '–',
} as const;

/** Returns the table of stop reasons, in the order of their exit codes. */
export function stopReasonsTable(): string {
  const rows = Object.entries(stopReasons)
    .toSorted(([, one], [, other]) => one.exitCode - other.exitCode)
    .map(([name, { sentence, exitCode, job, change }]) => {
      const reason = parseStopReason(name);
      const next = reason && nextSteps[reason];
      // This runs without a check of types, so a row may be missing.
      if (next === undefined) {
        throw new Error(`Say in scripts/docs/stop-reasons.ts what people can do after ${name}.`);
      }
      return [code(name), String(exitCode), job, sentence, published[change], next];
    });
  const headings = [
    'Stop reason',
    'Exit code',
    'Job',
    'Why the run ended',
    'A change becomes',
    'What to do next',
  ];
  return table(headings, rows);
}

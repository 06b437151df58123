import type { OutcomeEvent, StepEvent } from '../../src/core/trace/index.ts';
import { code, table } from './table.ts';

/** What each member of an event says: the types ask for every one, and for no other. */
const stepMembers: Readonly<Record<keyof StepEvent, string>> = {
  event: '`step`',
  step: 'what was done: see below',
  call: 'the call to the model, if any: `prompt`, `reply`, `spent`, `elapsed` in milliseconds, `losses` (what the endpoint refused), `served` (the model that replied), `leftOut`',
  fingerprint: 'a hash of prompt and reply, if there was a call',
  result: 'what the step recorded besides: see below',
  next: 'the step that it led to, or the [stop reason](stop-reasons.md)',
};

const outcomeMembers: Readonly<Record<keyof OutcomeEvent, string>> = {
  event: '`outcome`',
  reason: 'the [stop reason](stop-reasons.md)',
  detail: 'its detail, or null',
  exitCode: 'the exit code that belongs to it',
  sentence: 'why the work ended',
  problem: 'what is wrong, in lines, such as the setting to mend; or null',
  patch: 'the diff of the last sound change; or null',
  evidence:
    'a list of `kind`, `name`, `state`, `detail` and, if a command was run, `command` and `counts`; states are `passed`, `as-before`, `failed`, `inconclusive`, `not-run`, `not-needed`',
  spent:
    '`calls`, `promptTokens`, `completionTokens`, `reasoningTokens`, `cachedTokens`, `cacheWrittenTokens`, `cost` (null if the price is not known) and `estimated`',
  elapsed: 'milliseconds',
};

/** What `result` holds for each kind of step. */
const results: Readonly<Record<StepEvent['step'], string>> = {
  explored: 'the reading tools that the model used: `asked` (for which step), `reads`, `said`',
  planned: '`plan`: `kind`, `understanding` and `files` or `reply`',
  merged: 'an earlier change made again: `plan`, `patch`, `refusals`',
  edited: '`patch`, a list of `path`, `before` and `after`; `refusals`, what did not fit',
  checked: 'syntax and size: `problems`, `parsed`, `unparsed`, `excess`, `hidden`, `leaks`',
  tested: "the project's commands: `results`, `isolation`, `wantsTest`",
  reviewed: '`verdict`: `kind` (`approve` or `revise`) and `summary` or `critique`',
  cut: 'a reply that was cut off or empty: `asked`, `why`',
  unusable: 'a reply that could not be used: `asked`, `why`',
};

/** Returns the tables of what a run prints for programs. */
export function eventTables(): string {
  const of = (title: string, rows: Readonly<Record<string, string>>) =>
    table(
      [title, 'It says'],
      Object.entries(rows).map(([name, says]) => [code(name), says]),
    );
  return [
    of('Member of a step', stepMembers),
    of('Member of the outcome', outcomeMembers),
    of('Step', results).replace('It says', '`result` holds'),
  ].join('\n\n');
}

import {
  type Call,
  defaultRules,
  nothingSpent,
  type Plan,
  type Rules,
  type Run,
  type Step,
  type StepOf,
  type ToolRead,
  type Verdict,
} from '../../../../src/core/run/index.ts';
import type { Patch, Refusal } from '../../../../src/engines/edits/index.ts';
import type { Ability, Loss } from '../../../../src/engines/model/port/index.ts';
import { pathOf } from './changes.ts';

export const aCall: Call = {
  prompt: 'a prompt',
  reply: 'a reply',
  spent: { ...nothingSpent, calls: 1, promptTokens: 100, completionTokens: 10 },
  elapsed: 1_500,
  losses: [],
};

export function runOf(...steps: readonly Step[]): Run {
  return { steps };
}

/** The default limits with another number of attempts. */
export function attemptsOf(maxAttempts: number): Rules {
  return { ...defaultRules, maxAttempts };
}

/** One read; reads of the same name are the same request. */
export function readOf(name: string, ruling: ToolRead['ruling'] = 'fresh'): ToolRead {
  const input = JSON.stringify({ path: name });
  const result = ruling === 'invalid' ? 'There is no such file.' : `The text of ${name}.`;
  return { tool: 'read_file', input, fingerprint: name, ruling, result, at: 1 };
}

/** An ability that the endpoint refused in these words. */
export function lossOf(ability: Ability, said = `No ${ability}.`): Loss {
  return { ability, instead: `without ${ability}`, said };
}

/** A call with a unique reply. */
let replies = 0;
const nextCall = (): Call => {
  replies += 1;
  return { ...aCall, reply: `reply ${replies}` };
};

const openBrace = { line: 3, column: 1, message: 'a brace is open' };

/** Shorthand for the steps of a run. */
export const step = {
  explored: (...reads: readonly ToolRead[]): Step => step.exploredFor('plan', ...reads),
  exploredFor: (asked: StepOf<'explored'>['asked'], ...reads: readonly ToolRead[]): Step => {
    return { kind: 'explored', asked, reads, call: aCall };
  },
  planned: (plan: Plan): Step => ({ kind: 'planned', plan, call: aCall }),
  fix: (...paths: readonly string[]): Step =>
    step.planned({
      kind: 'fix',
      understanding: 'It adds.',
      files: paths.map((path) => ({ path: pathOf(path), state: 'existing' })),
    }),
  /** A reply for the ticket. */
  told: (kind: 'answer' | 'ask' | 'already-fixed', reply: string): Step =>
    step.planned({ kind, understanding: 'It is no bug.', reply }),
  edited: (patch: Patch, ...refused: readonly string[]): Step => ({
    kind: 'edited',
    patch,
    refusals: refused.map((path) => ({ path: pathOf(path), why: 'SEARCH is not there' })),
    call: nextCall(),
  }),
  /** The same with a given refusal. */
  editedAs: (patch: Patch, refusal: Refusal): Step => ({
    kind: 'edited',
    patch,
    refusals: [refusal],
    call: nextCall(),
  }),
  /** A check of `a.ts` that finds these files broken. */
  checked: (...broken: readonly string[]): StepOf<'checked'> => ({
    kind: 'checked',
    problems: broken.map((path) => ({ path: pathOf(path), ...openBrace })),
    parsed: broken.length === 0 ? [pathOf('a.ts')] : [],
    unparsed: [],
  }),
  /** A sound change that the project's commands check next. */
  testable: (): Step => ({
    kind: 'checked',
    problems: [],
    parsed: [pathOf('a.ts')],
    unparsed: [],
    commands: [{ name: 'tests', text: 'npm test' }],
  }),
  /** The result of the project's tests; a failure names the test `adds`. */
  tested: (tests: 'passed' | 'failed', wantsTest = false): Step => ({
    kind: 'tested',
    wantsTest,
    isolation: 'They run apart.',
    results: {
      lint: { kind: 'not-run', why: 'no command is set' },
      tests:
        tests === 'passed'
          ? { kind: tests }
          : { kind: tests, failures: ['adds'], output: 'not ok 1 - adds' },
      regression: { kind: 'not-shown', why: 'the change has no test of its own' },
    },
  }),
  reviewed: (verdict: Verdict): Step => ({ kind: 'reviewed', verdict, call: aCall }),
  approved: (): Step => step.reviewed({ kind: 'approve', summary: 'It multiplies.' }),
  /** A critique that finds the plan wrong. */
  replan: (critique: string) => step.reviewed({ kind: 'revise', critique, isPlanWrong: true }),
  revise: (critique: string): Step => step.reviewed({ kind: 'revise', critique }),
  /** The same step with another reply of the model. */
  replying: (recorded: Step, reply: string): Step =>
    'call' in recorded ? { ...recorded, call: { ...recorded.call, reply } } : recorded,
  /** The same step with abilities that the endpoint refused in its call. */
  losing: (recorded: Step, ...losses: readonly Loss[]): Step =>
    'call' in recorded ? { ...recorded, call: { ...recorded.call, losses } } : recorded,
  /** A reply that was cut off, or was empty, after this many tokens, some of them thoughts. */
  cut: (
    asked: StepOf<'cut'>['asked'],
    why: StepOf<'cut'>['why'] = 'length',
    { tokens = 10, thoughts = 0 } = {},
  ): StepOf<'cut'> => {
    const spent = { ...aCall.spent, completionTokens: tokens, reasoningTokens: thoughts };
    return { kind: 'cut', asked, why, call: { ...aCall, reply: '', spent } };
  },
  unusable: (asked: 'plan' | 'edit' | 'review', why = 'it is prose'): Step => {
    return { kind: 'unusable', asked, why, call: aCall };
  },
};

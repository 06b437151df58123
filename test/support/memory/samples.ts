import type { FileChange, Patch } from '../../../src/core/patch.ts';
import { type PathRules, pathRules, type RepoPath, repoPath } from '../../../src/core/path.ts';
import type { Plan, Verdict } from '../../../src/core/plan.ts';
import type { Call, Run, Step } from '../../../src/core/run.ts';
import { type Comment, type Ticket, type TicketKey, ticketKey } from '../../../src/core/ticket.ts';

/** Rules of a directory that the test knows to be inside the repository. */
export function rulesOf(directory = '', patterns: readonly string[] = []): PathRules {
  const rules = pathRules(directory, patterns);
  if (rules === undefined) throw new Error(`${directory} is not a directory of the tests`);
  return rules;
}

/** A path that the test knows to be allowed. */
export function pathOf(path: string): RepoPath {
  const made = repoPath(path, rulesOf());
  if (typeof made !== 'string') throw new Error(made.why);
  return made;
}

export function keyOf(text: string): TicketKey {
  const key = ticketKey(text);
  if (key === undefined) throw new Error(`${text} is not a key`);
  return key;
}

export function changeOf(
  path: string,
  before: string | null,
  after: string,
  executable = false,
): FileChange {
  return { path: pathOf(path), before, after, executable };
}

export function patchOf(...changes: readonly FileChange[]): Patch {
  return new Map(changes.map((change) => [change.path, change]));
}

export function commentOf(id: string, body: string): Comment {
  return { id, author: 'Ada', created: '2026-11-20T09:00:00.000Z', body };
}

export function ticketOf(overrides: Partial<Ticket> = {}): Ticket {
  return {
    key: keyOf('APP-17'),
    url: 'https://example.atlassian.net/browse/APP-17',
    summary: 'The total is wrong',
    description: 'In `src/cart.ts` the total adds where it should multiply.',
    comments: [],
    status: { name: 'Zu erledigen', category: 'new' },
    ...overrides,
  };
}

export const aCall: Call = {
  prompt: 'a prompt',
  reply: 'a reply',
  spent: { calls: 1, promptTokens: 100, completionTokens: 10 },
  elapsed: 1_500,
};

export function runOf(...steps: readonly Step[]): Run {
  return { steps };
}

/** The steps of a run, written shortly. */
export const step = {
  planned: (plan: Plan): Step => ({ kind: 'planned', plan, call: aCall }),
  fix: (...paths: readonly string[]): Step =>
    step.planned({
      kind: 'fix',
      understanding: 'It adds.',
      files: paths.map((path) => ({ path: pathOf(path), state: 'existing' })),
    }),
  edited: (patch: Patch, ...refused: readonly string[]): Step => ({
    kind: 'edited',
    patch,
    refusals: refused.map((path) => ({ path: pathOf(path), why: 'SEARCH is not there' })),
    call: aCall,
  }),
  rewritten: (patch: Patch, ...refused: readonly string[]): Step => ({
    kind: 'rewritten',
    patch,
    refusals: refused.map((path) => ({ path: pathOf(path), why: 'it was cut' })),
    call: aCall,
  }),
  checked: (...broken: readonly string[]): Step => ({
    kind: 'checked',
    problems: broken.map((path) => ({ path: pathOf(path), line: 3, message: 'a brace is open' })),
    unchecked: [],
  }),
  reviewed: (verdict: Verdict): Step => ({ kind: 'reviewed', verdict, call: aCall }),
  approved: (): Step => step.reviewed({ kind: 'approve', summary: 'It multiplies.' }),
  revise: (critique: string): Step => step.reviewed({ kind: 'revise', critique }),
  unusable: (asked: 'plan' | 'edit' | 'review', why = 'it is prose'): Step => ({
    kind: 'unusable',
    asked,
    why,
    call: aCall,
  }),
};

import { freeText, input, lines, option, optional, type Setting } from './kinds.ts';

/** Which tickets a sweep starts. */
export const sweepSettings = {
  'sweep-jql': {
    kind: optional(freeText('the tickets in scope, such as project = APP AND issuetype = Bug')),
    places: [input('never', 'sweep'), option('QUERY', ['doctor', 'init'], 'jql')],
    description:
      'Tickets that a sweep considers, as a JQL query such as project = APP AND issuetype = Bug. Without it, the Action sweeps pull requests only.',
  },
  'reopen-statuses': {
    kind: lines('names or IDs of statuses'),
    places: [input('never', 'sweep')],
    description:
      'Names or IDs of statuses in progress that count as reopened, such as Rework, as in REOPEN_STATUSES of the Worker: a sweep starts a ticket there that people have moved or commented on after the last attempt.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** Whose outcomes are read, and from when on. */
export const outcomeSettings = {
  repository: {
    kind: freeText('the repository that the agent works in, as owner/name', /^[\w.-]+\/[\w.-]+$/),
    places: [option('OWNER/NAME', ['outcomes'])],
    description: 'The repository that the agent works in. Requires GITHUB_TOKEN.',
  },
  since: {
    kind: optional(freeText('a month, such as 2026-09', /^\d{4}-(?:0[1-9]|1[0-2])$/)),
    places: [option('MONTH', ['outcomes'])],
    description: 'The first month to read, such as 2026-09. All months by default.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

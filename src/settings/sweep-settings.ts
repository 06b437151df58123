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

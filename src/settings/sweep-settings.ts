import { freeText, input, lines, option, optional, type Setting, whole } from './kinds.ts';

/** Which tickets a sweep starts. */
export const sweepSettings = {
  'sweep-jql': {
    kind: optional(freeText('the tickets in scope, such as project = APP AND issuetype = Bug')),
    places: [input('never', 'sweep'), option('QUERY', ['sweep', 'doctor', 'init'], 'jql')],
    description:
      'Tickets that a sweep considers, as a JQL query such as project = APP AND issuetype = Bug. Without it, the Action sweeps pull requests only.',
  },
  'sweep-hours': {
    kind: whole(1, 8760),
    default: '48',
    places: [input('lower', 'sweep'), option('N', ['sweep', 'doctor'], 'hours')],
    description:
      'Hours that a sweep looks back for created or changed tickets. Choose more than lie between two sweeps, so that none is missed.',
  },
  'reopen-statuses': {
    kind: lines('names or IDs of statuses'),
    places: [input('never', 'sweep'), option('STATUS', ['sweep'], 'reopen-status')],
    description:
      'Names or IDs of statuses in progress that count as reopened, such as Rework, as in REOPEN_STATUSES of the Worker: a sweep starts a ticket there that people have moved or commented on after the last attempt.',
  },
  'sweep-limit': {
    kind: whole(1, 100),
    default: '10',
    places: [input('lower', 'sweep'), option('N', ['sweep'], 'limit')],
    description: 'Tickets that one sweep may start. The others wait for the next sweep.',
  },
  dispatch: {
    kind: optional(
      freeText('the repository whose workflow to start, as owner/name', /^[\w.-]+\/[\w.-]+$/),
    ),
    places: [option('OWNER/NAME', ['sweep'])],
    description:
      'Start the workflow of this repository for each ticket that is due. Requires GITHUB_TOKEN.',
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

import { branchTemplate, type MoveTarget } from '../core/tickets/index.ts';
import {
  address,
  email,
  flag,
  freeText,
  input,
  type Kind,
  key,
  lines,
  ofWork,
  option,
  optional,
  path,
  type Setting,
  secret,
  single,
  variable,
  whole,
  withInit,
  word,
} from './kinds.ts';
import { free, type OfWorkTree } from './work-tree.ts';

/** An input of every mode of the Action. */
const everyMode = (ofWorkTree: OfWorkTree) => input(ofWorkTree, 'work', 'follow', 'sweep');

/** The ticket, and how to reach Jira. */
export const ticketSettings = {
  mode: {
    kind: word(['auto', 'work', 'follow', 'sweep']),
    default: 'auto',
    places: [everyMode('ignored')],
    description:
      'What the job does. auto: what its event asks for. work: turn a ticket into a pull request. follow: do what a pull request asks for, until it is merged or closed. sweep: do what no event has reported.',
  },
  ticket: {
    kind: optional(key),
    places: [input('ignored', 'work')],
    description:
      'Key of the ticket, such as APP-17. By default it comes from the event that the Worker or a sweep sends.',
  },
  'ticket-file': {
    kind: optional(path('a file')),
    places: [option('FILE', ['run'], 'ticket')],
    description: 'Read the ticket from this Markdown or JSON file, or from standard input for -.',
  },
  plan: {
    kind: optional(path('a file')),
    places: [option('FILE', ['run'])],
    description: 'Go on with the plan in this file, which a run with --plan-first always has kept.',
  },
  repo: {
    kind: path('a directory'),
    default: '.',
    places: [option('DIR', ['run', 'doctor', 'init'])],
    description: 'Git repository to work in.',
  },
  'jira-url': {
    kind: address('the address of your Jira site, such as https://example.atlassian.net'),
    places: [everyMode('compared'), option('URL', withInit), variable('JIRA_URL')],
    description: 'Address of the Jira site, such as https://example.atlassian.net.',
  },
  'jira-email': {
    kind: optional(email),
    places: [everyMode('never'), variable('JIRA_EMAIL')],
    description: "E-mail address of the agent's Jira Cloud account. Omit it for Jira Data Center.",
  },
  'jira-token': {
    kind: secret('an API token of the account, or a personal access token for Data Center'),
    places: [everyMode('compared'), variable('JIRA_TOKEN')],
    description: 'API token of that account, or a personal access token for Jira Data Center.',
  },
  'jira-token-previous': {
    kind: optional(secret('the token that was replaced')),
    places: [everyMode('compared'), variable('JIRA_TOKEN_PREVIOUS')],
    description:
      'The API token that jira-token has replaced: what the agent has signed with it still counts.',
  },
  'cloud-id': {
    kind: optional(
      freeText(
        'the ID that https://example.atlassian.net/_edge/tenant_info shows for your site',
        /^[A-Za-z0-9-]{8,64}$/,
      ),
    ),
    places: [everyMode('compared'), option('ID', ['run', 'doctor']), variable('JIRA_CLOUD_ID')],
    description:
      'ID of the Jira Cloud site, for scoped tokens and service accounts, from https://example.atlassian.net/_edge/tenant_info.',
  },
  'ticket-fields': {
    kind: lines('names or IDs of ticket fields'),
    places: [everyMode('never'), option('NAME', ['run', 'doctor'], 'ticket-field')],
    description: 'Additional ticket fields to read, by name or ID, such as Acceptance criteria.',
  },
  reporters: {
    kind: lines('account IDs, or user names on Data Center', /^\S+$/),
    places: [everyMode('narrow')],
    description:
      'Account IDs, or user names on Data Center, of those whose text is used, as in REPORTERS of the Worker. A ticket that someone else reported or edited is not worked on. By default, everyone.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

const targets: ReadonlyMap<string, MoveTarget> = new Map([
  ['none', { kind: 'stay' }],
  ['in-progress', { kind: 'category', category: 'indeterminate' }],
  ['done', { kind: 'category', category: 'done' }],
]);

/** Where to move a ticket: to a status category, nowhere, or to named statuses or transitions. */
export const target: Kind<MoveTarget> = single(
  'none, in-progress or done alone, or to names or IDs of statuses and transitions, separated by commas',
  (text) => {
    const alone = targets.get(text.toLowerCase());
    if (alone !== undefined) return alone;
    const names = text.split(/[,\n]/).flatMap((part) => part.trim() || []);
    // "done" may also be the name of a status.
    const isMixed = names.some((name) => name === 'none' || name === 'in-progress');
    return names.length === 0 || isMixed ? null : { kind: 'named', names };
  },
);

/** Only workflows and people choose where tickets go. */
const stays = { only: 'none' } as const;

const targetFormat =
  'in-progress or done (categories), none, or comma-separated names or IDs of statuses or transitions, the first that is available.';

/** What happens to the ticket and its pull request, and how often. */
export const publicationSettings = {
  labels: {
    ...ofWork(free, lines('names of labels')),
    description: 'Labels to add to the pull request.',
  },
  reviewers: {
    ...ofWork(
      free,
      lines(
        'logins of people, or team: and the name of a team',
        /^(team:)?[A-Za-z0-9][\w.-]*(\[bot\])?$/,
      ),
    ),
    description: 'Reviewers to request for a new pull request: logins, or team:name for a team.',
  },
  publish: {
    kind: optional(word(['summary', 'nothing-of-the-ticket'])),
    places: [everyMode({ only: 'nothing-of-the-ticket' })],
    description:
      'What GitHub shows of the ticket. summary: its summary, the cause and the reviews, in a public repository to everyone. nothing-of-the-ticket: its key only, beside the change and its evidence. Defaults to summary.',
  },
  command: {
    kind: freeText('a slash and a word, such as /fix', /^\/[a-z][\w-]*$/i),
    default: '/fix',
    places: [everyMode('never')],
    description: 'First word of a comment that requests another attempt.',
  },
  branch: {
    kind: freeText('the name of a branch with {key} in it, such as fix/{key}', branchTemplate),
    default: 'fix/{key}',
    places: [everyMode('never'), option('TEMPLATE', ['doctor'])],
    description:
      "Name of the agent's branches, with {key} once and, if wanted, {summary} and {type}. A ticket keeps the branch that it has.",
  },
  'pull-request-title': {
    ...ofWork(free, freeText('one line', /^[^\n]+$/), '{key}: {summary}'),
    description: 'Title of the pull request, with {key}, {summary} and {type}.',
  },
  'commit-message': {
    kind: freeText('one or more lines'),
    default: '{key}: {summary}',
    places: [input(free, 'work'), option('TEXT', ['doctor'])],
    description:
      'Message of the commits, with {key}, {summary} and {type}. A line that names the ticket follows it.',
  },
  'sign-off': {
    ...ofWork({ only: 'false' }, flag, 'false'),
    description:
      'Whether the commits end with `Signed-off-by` and the name and address of the account that commits.',
  },
  'transition-on-start': {
    kind: target,
    default: 'in-progress',
    places: [input(stays, 'work'), option('STATUS', ['doctor'])],
    description: `Where to move the ticket when work on it begins: ${targetFormat}`,
  },
  'transition-on-pull-request': {
    kind: target,
    default: 'in-progress',
    places: [everyMode(stays), option('STATUS', ['doctor'])],
    description:
      'Where to move the ticket when its pull request is ready, in the same format, such as In Review.',
  },
  'transition-on-merge': {
    kind: target,
    default: 'done',
    places: [everyMode(stays), option('STATUS', ['doctor'])],
    description: 'Where to move the ticket when its pull request is merged, in the same format.',
  },
  'transition-on-stop': {
    kind: target,
    default: 'none',
    places: [everyMode(stays), option('STATUS', ['doctor'])],
    description:
      'Where to move the ticket when work on it ends without a pull request, in the same format, such as Blocked.',
  },
  'max-ticket-attempts': {
    kind: whole(1, 100),
    default: '5',
    places: [everyMode('lower')],
    description: 'How often one ticket may be worked on.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

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

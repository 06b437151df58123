import { workflowPermissions } from '../../core/diagnosis/index.ts';
import { DISPATCH_EVENT } from '../../dispatch.ts';
import { literalDefault, type SettingName } from '../../settings/index.ts';
import { ownWorkflow } from '../workflows/index.ts';
import type { Setup } from './setup.ts';

type Inputs = Readonly<Partial<Record<SettingName, string>>>;

/** What the workflow of a repository depends on. */
export interface WorkflowOptions {
  /** The Action and its version, such as `OWNER/jira-bug-fix-agent@v1`. */
  readonly action: string;
  /** Further inputs of the Action, such as `test-command`. */
  readonly inputs?: Inputs;
  /** When sweeps look for tickets that no webhook has reported, and which. Sweeps of pull requests need no query. */
  readonly sweep?: { readonly cron: string; readonly jql: string };
  /** The branch that pull requests go into; `main` by default. */
  readonly branch?: string | undefined;
  /** The names of the workflows that check pull requests. */
  readonly watched?: readonly string[];
  /** Whether a GitHub App opens the pull requests, in place of the job's own token. */
  readonly app?: boolean;
}

/** The actions of others, each at the commit of a release, which nobody can move. */
const pinned = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  upload: 'actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1',
};

/** When pull requests are looked at without an event, where no sweep looks for tickets. */
const ownSweep = '43 */3 * * *';

/**
 * Returns the workflow for every event that the Action handles, as YAML. Only the job of a ticket checks out the files:
 * any other looks within seconds, and starts such a job for an attempt.
 *
 * A newer run replaces one that waits in the same concurrency group. Each run of a ticket reads the whole ticket, and
 * each that looks at its pull request sees all of it, so that those of one kind may share a group.
 */
export function workflowFile(options: WorkflowOptions): string {
  const { sweep, inputs = {} } = options;
  return `name: ${ownWorkflow.name}
run-name: >-
  jira \${{ github.event.client_payload.ticket || inputs.ticket || github.event.issue.number || github.event.pull_request.number }} [\${{ github.event.client_payload.delivery || github.event_name }}]
on: # Each event but the first may be dropped: a sweep makes good what is not heard.
  repository_dispatch: { types: [${DISPATCH_EVENT}] } # a ticket from the Worker, a sweep or a look
  workflow_dispatch: { inputs: { ticket: { description: 'Key of the ticket, such as APP-17; empty for a sweep' } } } # a start by hand
${pullEvents(options)}
  schedule: [{ cron: ${scalar(sweep?.cron ?? ownSweep)} }] # a sweep: whatever no event has told
permissions: { ${permissions(options)} }
concurrency:
  group: jira-bug-fix-\${{ github.event.client_payload.ticket || inputs.ticket || github.run_id }}\${{ github.event.client_payload.reason == 'pull' && '-pull' || '' }}
  cancel-in-progress: false
jobs:
  fix:
    # Keeps out what is surely nothing. The agent decides the rest, and asks GitHub who may write.
    if: >-
      ${condition(inputs)}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${pinned.checkout}
        if: github.event.client_payload || inputs.ticket # No other job needs the files.
        with: { fetch-depth: 1000, persist-credentials: false }
      - uses: ${options.action}
        id: fix
        with:
${inputLines(options)}
      - uses: ${pinned.upload}
        if: always() && (steps.fix.outputs.patch || steps.fix.outputs.trace)
        with:
          name: jira-bug-fix
          path: |
            \${{ steps.fix.outputs.patch }}
            \${{ steps.fix.outputs.trace }}
`;
}

/** Returns the workflow of a set-up. */
export function workflowOf(
  { action, inputs, trigger, jql, appId }: Setup,
  known: Pick<WorkflowOptions, 'watched' | 'branch'>,
): string {
  const sweep = trigger === 'webhook' ? {} : { sweep: { cron: '17 * * * *', jql } };
  return workflowFile({ action, inputs, app: appId !== undefined, ...known, ...sweep });
}

/** Whether the job signs in to the model's endpoint by its identity. */
const hasIdentity = ({ inputs = {} }: WorkflowOptions) =>
  inputs['identity-provider-id'] !== undefined;

function permissions(options: WorkflowOptions): string {
  const own = workflowPermissions.map(({ scope, right }) => `${scope}: ${right}`).join(', ');
  const all = options.app ? 'contents: read' : own;
  return hasIdentity(options) ? `${all}, id-token: write` : all;
}

/** Returns the lines of the events that wake a look at a pull request, each with what it is for. */
function pullEvents({ branch = 'main', watched = [], inputs = {} }: WorkflowOptions): string {
  const start = branchStart(inputs);
  // GitHub reads these signs of a branch's name as a pattern.
  const filter = scalar(`${start.replaceAll(/[+!\]]/g, '\\$&')}**`);
  const branches = start === '' ? '' : `, branches: [${filter}, gh-readonly-queue/**]`;
  const names = watched.map(scalar).join(', ');
  const runs = `  workflow_run: { workflows: [${names}], types: [completed]${branches} } # its checks have ended, or those of the merge queue`;
  return [
    '  pull_request: { types: [closed, reopened, dequeued] } # it is merged, closed, reopened or out of the queue',
    '  pull_request_review: { types: [submitted] } # a review requests changes',
    '  pull_request_review_comment: { types: [created] } # a comment on a line has the command',
    '  issue_comment: { types: [created] } # a comment below it has the command',
    ...(watched.length === 0 ? [] : [runs]),
    '  check_suite: { types: [completed] } # checks of another App have ended',
    '  status: # another system reports on a commit',
    `  push: { branches: [${scalar(branch)}] } # its base has moved`,
  ].join('\n');
}

/** What the names of the agent's branches begin with; empty if that differs from ticket to ticket. */
const branchStart = (inputs: Inputs) =>
  (inputs.branch ?? literalDefault('branch')).replace(/\{.*/s, '');

/**
 * Returns what starts a runner, in at most 200 characters with the usual command and branches: all but what is about
 * branches of others, and comments without the command. What has neither passes, as a dispatch.
 */
function condition(inputs: Inputs): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const start = branchStart(inputs);
  const command = quoted(inputs.command ?? literalDefault('command'));
  const named = 'github.event.pull_request || github.event.check_suite || github.event.branches';
  const isOwn = `contains(toJSON(${named} || ${quoted(start)}), ${quoted(`"${start}`)})`;
  const isAsked = `contains(github.event.comment.body || ${command}, ${command})`;
  return [...(start === '' ? [] : [isOwn]), isAsked].join('\n      && ');
}

function inputLines(options: WorkflowOptions): string {
  const { inputs = {}, sweep, app } = options;
  const connection: readonly (readonly [SettingName, string])[] = [
    ['ticket', evaluated('inputs.ticket')],
    ['jira-url', evaluated('vars.JIRA_URL')],
    ['jira-email', evaluated('vars.JIRA_EMAIL')],
    ['jira-token', evaluated('secrets.JIRA_TOKEN')],
    ...(app
      ? ([
          ['app-id', evaluated('vars.APP_ID')],
          ['app-private-key', evaluated('secrets.APP_PRIVATE_KEY')],
        ] as const)
      : []),
    ['model', evaluated('vars.MODEL')],
    ...(hasIdentity(options) ? [] : [['api-key', evaluated('secrets.MODEL_API_KEY')] as const]),
    ...(sweep === undefined ? [] : [['sweep-jql', sweep.jql] as const]),
  ];
  return Object.entries({ ...Object.fromEntries(connection), ...inputs })
    .map(([name, value]) => `          ${name}: ${scalar(value)}`)
    .join('\n');
}

/** An expression that GitHub replaces by its value. */
const evaluated = (expression: string) => `\${{ ${expression} }}`;

/** Returns a text as YAML on one line: as it is, or quoted if it could mean something else. */
function scalar(text: string): string {
  const isPlain =
    /^(?:\$\{\{[^\n#]*\}\}|[A-Za-z](?:[\w ./=@-]|:(?=\/\/))*)$/.test(text) &&
    !/^(?:true|false|null|yes|no|on|off|y|n)$|\s$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}

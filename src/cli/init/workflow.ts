import { workflowPermissions } from '../../core/diagnosis/index.ts';
import { DISPATCH_EVENT } from '../../dispatch.ts';
import { literalDefault, type SettingName } from '../../settings/index.ts';
import { ownWorkflow } from '../workflows/index.ts';
import type { Setup } from './setup.ts';

/** What the workflow of a repository depends on. */
export interface WorkflowOptions {
  /** The Action and its version, such as `OWNER/jira-bug-fix-agent@v1`. */
  readonly action: string;
  /** Further inputs of the Action, such as `test-command`. */
  readonly inputs?: Readonly<Partial<Record<SettingName, string>>>;
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

/** What GitHub calls people who may belong to the repository. Who may write to it is asked in the run. */
const insiders = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * Returns the workflow for every event that the Action handles, as YAML.
 *
 * A newer run replaces one that waits in the same concurrency group. Only the runs of a ticket may share a
 * group, because each of them reads the whole ticket: a review would be lost. GitHub chooses the group before
 * it reads `if`, so that even a comment that starts nothing has one of its own.
 */
export function workflowFile(options: WorkflowOptions): string {
  const { sweep, branch = 'main', watched = [] } = options;
  const lines = condition(options);
  return `name: ${ownWorkflow.name}
run-name: >-
  jira \${{ ${subject(watched)} }} [\${{ github.event.client_payload.delivery || github.event_name }}]\${{ !(${lines.join(' ')}) && ' – nothing to do' || '' }}
on:
  repository_dispatch: { types: [${DISPATCH_EVENT}] }
  workflow_dispatch: { inputs: { ticket: ${ticketInput(sweep !== undefined)} } }
  pull_request: { types: [closed, reopened, dequeued] }
  pull_request_review: { types: [submitted] }
  pull_request_review_comment: { types: [created] }
  issue_comment: { types: [created] }
${watched.length === 0 ? '' : `  workflow_run: { workflows: [${watched.map(scalar).join(', ')}], types: [completed] }\n`}  check_suite: { types: [completed] }
  status:
  push: { branches: [${scalar(branch)}] }
  schedule: [{ cron: ${scalar(sweep?.cron ?? ownSweep)} }]
permissions: { ${permissions(options)} }
concurrency:
  group: jira-bug-fix-\${{ github.event.client_payload.ticket || inputs.ticket || github.run_id }}
  cancel-in-progress: false
jobs:
  fix:
    if: >-
${lines.map((line) => `      ${line}`).join('\n')}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${pinned.checkout}
        if: github.event_name != 'pull_request' && github.event_name != 'push'
        with: { ref: '\${{ github.event.pull_request.base.ref || github.ref }}', fetch-depth: 1000, persist-credentials: false }
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

function ticketInput(isOptional: boolean): string {
  const description = 'Key of the ticket, such as APP-17';
  return isOptional
    ? `{ description: '${description}; empty for a sweep' }`
    : `{ description: '${description}', required: true }`;
}

/** Whether the job signs in to the model's endpoint by its identity. */
const hasIdentity = ({ inputs = {} }: WorkflowOptions) =>
  inputs['identity-provider-id'] !== undefined || inputs['federation-rule-id'] !== undefined;

function permissions(options: WorkflowOptions): string {
  const own = workflowPermissions.map(({ scope, right }) => `${scope}: ${right}`).join(', ');
  const all = options.app ? 'contents: read' : own;
  return hasIdentity(options) ? `${all}, id-token: write` : all;
}

/** What a run is about: a ticket, a pull request, a branch or a commit. */
function subject(watched: readonly string[]): string {
  const ofRun = watched.length === 0 ? [] : ['github.event.workflow_run.head_branch'];
  return [
    ...['github.event.client_payload.ticket', 'inputs.ticket', 'github.event.issue.number'],
    ...['github.event.pull_request.number', ...ofRun, 'github.event.check_suite.head_branch'],
    ...['github.event.sha', "github.event_name == 'push' && github.ref_name", "'sweep'"],
  ].join(' || ');
}

/**
 * Returns the lines of what starts a runner: every event but those that are not about the agent's branches, and
 * what strangers and bots say. In a private repository there are no strangers, and GitHub names members differently
 * there.
 */
function condition({ inputs = {}, watched = [] }: WorkflowOptions): readonly string[] {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const branch = inputs.branch ?? literalDefault('branch');
  const event = (member: string) => `github.event.${member}`;
  const command = quoted(inputs.command ?? literalDefault('command'));
  const [start = '', ...rest] = branch.split(/\{\w+\}/);
  // A fork's branch has no name in some events, and every text begins with an empty one.
  const marks = [...new Set(['-', ...rest])].filter((mark) => mark !== '');
  const isBranch = (name: string) =>
    start === ''
      ? marks.map((mark) => `contains(${name}, ${quoted(mark)})`).join(' && ')
      : `startsWith(${name}, ${quoted(start)})`;
  const ofCommit =
    start === ''
      ? isBranch(`join(${event('branches.*.name')})`)
      : `contains(toJSON(${event('branches')}), ${quoted(`"name": "${start}`)})`;
  const list = (words: readonly string[]) => `fromJSON('${JSON.stringify(words)}')`;
  const said = (member: string) => `${event(`comment.${member}`)} || ${event(`review.${member}`)}`;
  const isOwn = `${event('pull_request.head.repo.full_name')} == github.repository && ${isBranch(event('pull_request.head.ref'))}`;
  const ofRun = `|| ${event('workflow_run.head_repository.full_name')} == github.repository && ${isBranch(event('workflow_run.head_branch'))}`;
  return [
    `contains(${list(['repository_dispatch', 'workflow_dispatch', 'schedule', 'push'])}, github.event_name)`,
    `|| github.event_name == 'check_suite' && ${isBranch(event('check_suite.head_branch'))}`,
    ...(watched.length === 0 ? [] : [ofRun]),
    `|| github.event_name == 'status' && ${event('state')} != 'pending' && ${ofCommit}`,
    `|| (${event('issue.pull_request')} || ${isOwn})`,
    `&& (github.event_name == 'pull_request' || ${event('sender.type')} != 'Bot'`,
    `&& (${event('review.state')} == 'changes_requested' || startsWith(${said('body')}, ${command}))`,
    `&& (${event('repository.private')} || contains(${list(insiders)}, ${said('author_association')})))`,
  ];
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

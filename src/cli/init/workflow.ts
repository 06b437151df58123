import { DISPATCH_EVENT } from '../../dispatch.ts';
import { literalDefault, type SettingName } from '../../settings/index.ts';

/** What the workflow of a repository depends on. */
export interface WorkflowOptions {
  /** The Action and its version, such as `OWNER/jira-bug-fix-agent@v1`. */
  readonly action: string;
  /** Further inputs of the Action, such as `test-command`. */
  readonly inputs?: Readonly<Partial<Record<SettingName, string>>>;
  /** When sweeps look for tickets that no webhook has reported, and which. */
  readonly sweep?: { readonly cron: string; readonly jql: string };
  /** Whether a GitHub App opens the pull requests, in place of the job's own token. */
  readonly app?: boolean;
}

/** The actions of others, each at the commit of a release, which nobody can move. */
const pinned = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  upload: 'actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1',
};

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
  const { sweep } = options;
  return `name: Jira bug fix
run-name: jira \${{ github.event.client_payload.ticket || inputs.ticket || github.event.issue.number || github.event.pull_request.number || 'sweep' }} [\${{ github.event.client_payload.delivery || github.event_name }}]
on:
  repository_dispatch: { types: [${DISPATCH_EVENT}] }
  workflow_dispatch: { inputs: { ticket: ${ticketInput(sweep !== undefined)} } }
  pull_request: { types: [closed] }
  pull_request_review: { types: [submitted] }
  issue_comment: { types: [created] }
${sweep === undefined ? '' : `  schedule: [{ cron: ${scalar(sweep.cron)} }]\n`}permissions: { ${permissions(options)} }
concurrency:
  group: jira-bug-fix-\${{ github.event.client_payload.ticket || inputs.ticket || github.run_id }}
  cancel-in-progress: false
jobs:
  fix:
    if: >-
${condition(options.inputs)}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${pinned.checkout}
        if: github.event_name != 'pull_request'
        with: { ref: '\${{ github.event.pull_request.base.ref || github.ref }}', fetch-depth: 1000, persist-credentials: false }
      - uses: ${options.action}
        id: fix
        with:
${inputLines(options)}
      - uses: ${pinned.upload}
        if: always() && (steps.fix.outputs.patch || steps.fix.outputs.receipt)
        with:
          name: jira-bug-fix
          path: |
            \${{ steps.fix.outputs.patch }}
            \${{ steps.fix.outputs.receipt }}
`;
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
  const own = options.app ? 'contents: read' : 'contents: write, pull-requests: write';
  return hasIdentity(options) ? `${own}, id-token: write` : own;
}

/**
 * What starts a runner: every event but reviews, comments and merges that are not about the agent's work, or
 * by strangers. In a private repository there are none, and GitHub names members differently there.
 */
function condition(inputs: WorkflowOptions['inputs'] = {}): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const command = quoted(inputs.command ?? literalDefault('command'));
  const branch = inputs.branch ?? inputs['branch-prefix'] ?? literalDefault('branch-prefix');
  const prefix = quoted(branch.replace(/\{.*/, ''));
  const from = (author: string) =>
    `(github.event.repository.private || contains(fromJSON('${JSON.stringify(insiders)}'), github.event.${author}.author_association))`;
  return `      !github.event.issue && !github.event.pull_request
      || github.event.issue.pull_request && github.event.sender.type != 'Bot' && startsWith(github.event.comment.body, ${command}) && ${from('comment')}
      || github.event.pull_request.head.repo.full_name == github.repository && startsWith(github.event.pull_request.head.ref, ${prefix})
      && (!github.event.review && github.event.pull_request.merged || (github.event.review.state == 'changes_requested' || startsWith(github.event.review.body, ${command})) && ${from('review')})`;
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

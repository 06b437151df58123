import { testSourceOf } from '../workflows/index.ts';
import { commandsToPaste, shellLine } from './paste.ts';
import { listSecrets } from './secrets.ts';
import { needsWorker, type Setup } from './setup.ts';
import type { SetupPlan } from './survey.ts';

/** One thing that is left to a person. */
export interface SetupStep {
  /** A sentence, perhaps with further lines. */
  readonly action: string;
  /** Where it is done, if not at a terminal. */
  readonly link?: string;
  /** Lines for a shell. */
  readonly commands?: readonly string[];
}

/** Returns what is left to do, in order. `doctor` comes last. */
export function stepsLeft(plan: SetupPlan): readonly SetupStep[] {
  const { setup, file, root } = plan;
  const doctor = shellLine('npx', `github:${actionName(setup)}`, 'doctor', '--repo', root);
  return [
    secretStep(setup),
    {
      action: `Sign in with \`gh auth login\`, and paste this into a terminal. It asks for each secret by its name.${needsWorker(setup) ? ' For the Worker, wrangler signs you in to Cloudflare.' : ''}`,
      commands: commandsToPaste(setup, plan),
    },
    ...(needsWorker(setup) ? [webhookStep(setup)] : []),
    ...(file.state === 'same' ? [] : [commitStep(file.path)]),
    {
      action:
        'Check that everything fits together. Export JIRA_URL, JIRA_EMAIL, JIRA_TOKEN, OPENAI_API_KEY and GITHUB_TOKEN first, since doctor takes no secret from elsewhere.',
      commands: [`(cd ~ && ${doctor})`],
    },
  ];
}

/** The repository of the Action. */
const actionName = ({ action }: Setup) => action.split('@')[0];

/** The key of the App is stored in two places. */
function secretStep(setup: Setup): SetupStep {
  const lines = listSecrets(setup)
    .filter(({ what }, index, all) => all.findIndex((one) => one.what === what) === index)
    .map(({ name, what, link = '' }) => `   ${name}: ${what} ${link}`.trimEnd());
  return { action: ['Have these at hand.', ...lines].join('\n') };
}

function webhookStep({ jiraUrl, jql }: Setup): SetupStep {
  const action = [
    'As a Jira administrator, create a webhook, unless there is one:',
    'URL: https://(the address that wrangler deploy prints)/webhooks/jira',
    'Secret: the one that you gave as JIRA_WEBHOOK_SECRET',
    'Events: Issue created, updated; Comment created',
    `JQL: ${jql}`,
  ].join('\n   ');
  return { action, link: `${jiraUrl}/plugins/servlet/webhooks` };
}

/** A protected default branch takes pull requests only. */
function commitStep(path: string): SetupStep {
  const branch = 'jira-bug-fix-setup';
  return {
    action: 'Bring the workflow to the default branch with a pull request.',
    commands: [
      'git fetch origin HEAD',
      `git switch --create ${branch} FETCH_HEAD`,
      `git add ${path}`,
      `git commit -m 'Add the Jira bug fix workflow' -- ${path}`,
      `git push --set-upstream origin ${branch}`,
      `gh pr create --head ${branch} --fill`,
    ],
  };
}

/** Returns the lines of a step in a numbered list. */
export function stepLines({ action, link, commands = [] }: SetupStep, index: number): string {
  const lines = [...(link === undefined ? [] : [link]), ...commands];
  return [`${index + 1}. ${action}`, ...lines.map((line) => `   ${line}`)].join('\n');
}

/** Says what will show which tests fail, and how it would be a report. */
export function reportHint({ setup: { inputs }, manifest }: SetupPlan): string | undefined {
  const { 'test-command': tests, 'test-report': reports } = inputs;
  if (tests === undefined) return undefined;
  return `Evidence of the tests: ${testSourceOf(tests, reports !== undefined, manifest).sentence}.`;
}

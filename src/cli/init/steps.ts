import type { CarriedOut } from './carry-out.ts';
import { missingSecrets } from './commands.ts';
import type { SetupPlan } from './plan.ts';
import { npxLine } from './programs.ts';
import { fullName, needsWorker } from './setup.ts';

/** One thing that is left to do by hand. */
export interface SetupStep {
  /** A sentence. */
  readonly action: string;
  /** The host where it is done, or `terminal`. */
  readonly console: string;
  readonly link?: string | undefined;
  /** Lines for a shell. */
  readonly commands?: readonly string[];
  /** The secret that has to be fetched for it. */
  readonly credential?: string;
}

/** Returns what is left to do, in order. `doctor` comes last. */
export function stepsLeft({ plan, commands, workerUrl }: CarriedOut): readonly SetupStep[] {
  const open = commands.flatMap(({ line, isDone }) => (isDone ? [] : [line]));
  const doctor = npxLine([
    `github:${plan.setup.action.split('@')[0]}`,
    ...['doctor', '--repo', plan.root],
  ]);
  return [
    // First, since a secret of the Worker needs a Worker.
    ...terminalStep('Run these commands.', open),
    ...secretSteps(plan),
    ...webhookStep(plan, workerUrl),
    ...commitStep(plan),
    ...terminalStep('Check that everything fits together.', [doctor]),
  ];
}

function at(link: string | undefined, action: string): SetupStep {
  return { action, console: link === undefined ? 'terminal' : new URL(link).host, link };
}

function terminalStep(action: string, commands: readonly string[]): readonly SetupStep[] {
  return commands.length === 0 ? [] : [{ action, console: 'terminal', commands }];
}

/** One step for each secret; the key of the App is stored in two places. */
function secretSteps(plan: SetupPlan): readonly SetupStep[] {
  const missing = missingSecrets(plan);
  return [...new Set(missing.map(([{ what }]) => what))].flatMap((what) => {
    const same = missing.filter(([secret]) => secret.what === what);
    const unless = same.some(([{ place }]) => place === 'worker') ? ', unless it is there' : '';
    const commands = same.map(([, command]) => command);
    return same.slice(0, 1).map(([{ name, link }]) => ({
      ...at(link, `Fetch the ${what}, and store it with this command${unless}.`),
      ...{ commands, credential: name },
    }));
  });
}

function webhookStep({ setup }: SetupPlan, workerUrl: string | undefined): readonly SetupStep[] {
  if (!needsWorker(setup)) return [];
  const worker = workerUrl ?? 'https://(the address that wrangler deploy prints)';
  const action = [
    'As a Jira administrator, create a webhook, unless there is one:',
    `URL: ${worker}/webhooks/jira`,
    'Secret: the one that the Worker has as JIRA_WEBHOOK_SECRET',
    'Events: Issue created, updated; Comment created',
    `JQL: ${setup.jql}`,
  ].join('\n   ');
  return [at(`${setup.jiraUrl}/plugins/servlet/webhooks`, action)];
}

/** The branch that a set-up is proposed on. */
const branch = 'jira-bug-fix-setup';

/** A protected default branch takes pull requests only. */
function commitStep({ files, github, setup }: SetupPlan): readonly SetupStep[] {
  const changed = files.filter(
    ({ isBuilt, state }) => !isBuilt && state !== 'kept' && state !== 'same',
  );
  if (changed.length === 0) return [];
  const named = changed.map(({ path }) => path).join(' ');
  const { host } = setup.repository;
  const page = `https://${host}/${fullName(setup.repository)}/compare/${branch}?expand=1`;
  const open = `gh pr create --head ${branch} --fill`;
  return terminalStep('Bring the files to the default branch with a pull request.', [
    `git switch --create ${branch}`,
    `git add ${named}`,
    `git commit -m 'Add the Jira bug fix workflow' -- ${named}`,
    `git push --set-upstream origin ${branch}`,
    github.problem === '' ? open : `# Then open ${page}`,
  ]);
}

/** Returns the lines of a step in a numbered list. */
export function stepLines({ action, link, commands = [] }: SetupStep, index: number): string {
  const lines = [...(link === undefined ? [] : [link]), ...commands];
  return [`${index + 1}. ${action}`, ...lines.map((line) => `   ${line}`)].join('\n');
}

/** Says how tests would write a report, unless they do, or nobody knows how they run. */
export function reportHint({ setup, commands }: SetupPlan): string | undefined {
  const { tests, reports, needs } = commands;
  const isGuessed = tests !== '' && setup.inputs['test-command'] === tests;
  if (!isGuessed || reports !== undefined) return undefined;
  const page = `https://github.com/${setup.action.split('@')[0]}/blob/main/docs/evidence.md#reports`;
  const how = needs === undefined ? '' : `add the package ${needs} and run init again, or `;
  return `Tests are read from what they print. A report is surer: ${how}see ${page}`;
}

import type { CarriedOut } from './carry-out.ts';
import { missingSecrets } from './commands.ts';
import { gh } from './github-calls.ts';
import type { SetupPlan } from './plan.ts';
import { commandLine, npxLine } from './programs.ts';
import { filesToPropose, proposalCommands, setupBranch, setupTitle } from './proposal.ts';
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
export function stepsLeft(done: CarriedOut): readonly SetupStep[] {
  const { plan, workerUrl } = done;
  const open = done.commands.flatMap(({ line, isDone }) => (isDone ? [] : [line]));
  const proposing = new Set(proposalCommands(plan).map((command) => commandLine(command)));
  const paths = filesToPropose(plan).map(({ path }) => path);
  const isProposed = plan.proposal !== undefined && !open.some((line) => proposing.has(line));
  const bringing = (isProposed ? mergeStep : commitStep)(done, paths.join(' '));
  const doctor = npxLine([
    `github:${plan.setup.action.split('@')[0]}`,
    ...['doctor', '--repo', plan.root],
  ]);
  return [
    // First, since a secret of the Worker needs a Worker.
    ...terminalStep(
      'Run these commands.',
      open.filter((line) => !proposing.has(line)),
    ),
    ...secretSteps(plan),
    ...webhookStep(plan, workerUrl),
    ...(paths.length === 0 ? [] : bringing),
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

/** git overwrites no file that it does not know, not even with the same text. */
function mergeStep({ plan, pullUrl }: CarriedOut, named: string): readonly SetupStep[] {
  const pull = pullUrl ?? plan.proposal?.pull ?? '';
  return terminalStep('Merge the pull request; then the files here make way for the merged ones.', [
    commandLine(gh(plan.setup.repository, 'pr', 'merge', pull || setupBranch)),
    `git stash push --include-untracked -- ${named}`,
    'git pull',
  ]);
}

/** A protected default branch takes pull requests only. */
function commitStep({ plan: { github, setup } }: CarriedOut, named: string): readonly SetupStep[] {
  const { host } = setup.repository;
  const page = `https://${host}/${fullName(setup.repository)}/compare/${setupBranch}?expand=1`;
  const scope = `\`gh auth refresh --hostname ${host} --scopes workflow\` lets init do it`;
  const way = github.lacksWorkflowScope ? `: ${scope}, or run these commands` : '';
  return terminalStep(`Bring the files to the default branch with a pull request${way}.`, [
    'git fetch origin HEAD',
    `git switch --create ${setupBranch} FETCH_HEAD`,
    `git add ${named}`,
    `git commit -m '${setupTitle}' -- ${named}`,
    `git push --set-upstream origin ${setupBranch}`,
    github.problem === '' ? `gh pr create --head ${setupBranch} --fill` : `# Then open ${page}`,
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

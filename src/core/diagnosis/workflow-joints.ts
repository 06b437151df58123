import { clip, firstFew, oneLine } from '../../engines/text/index.ts';
import { findForbidding, type Rule } from '../work/index.ts';
import { amber, green, type JointVerdict, red } from './finding.ts';

/** A workflow file with a step that runs the agent. */
export interface AgentWorkflow {
  readonly path: string;
  /** What its step uses, such as `owner/name@ref`: anyone's Action may have the agent's name. */
  readonly action: string;
  /** Whether what the Worker or a sweep sends starts it. */
  readonly isDispatched: boolean;
  /** The names of the workflows whose runs start it when they end. */
  readonly watches: readonly string[];
  readonly runName: string;
  /** The scopes that its job's token may write; `undefined` if the file does not say. */
  readonly writes: ReadonlySet<string> | undefined;
  /** The scopes that its job's token may read, also those that it may write. */
  readonly reads: ReadonlySet<string> | undefined;
  /** The inputs of the agent's step, as they are written. */
  readonly inputs: ReadonlyMap<string, string>;
  /** The names of the secrets and variables that the file uses. */
  readonly secrets: readonly string[];
  readonly variables: readonly string[];
}

/** What the token of a workflow may do. */
interface Permission {
  readonly scope: string;
  readonly right: 'read' | 'write';
  readonly purpose: string;
  /** Whether no change can be published without it. */
  readonly isRequired: boolean;
}

/** What the token of the workflow needs, and why. */
export const workflowPermissions: readonly Permission[] = [
  {
    ...{ scope: 'contents', right: 'write', isRequired: true },
    purpose: 'create commits and branches, resolve threads, start runs that a sweep finds due',
  },
  {
    ...{ scope: 'pull-requests', right: 'write', isRequired: true },
    purpose: 'open pull requests, read and answer what people say there',
  },
  {
    ...{ scope: 'actions', right: 'write', isRequired: false },
    purpose:
      'read the logs of failed checks, and run a job again that failed for no reason of the change',
  },
  {
    ...{ scope: 'checks', right: 'read', isRequired: false },
    purpose: 'see the checks of a pull request',
  },
  {
    ...{ scope: 'statuses', right: 'read', isRequired: false },
    purpose: 'see what other systems report on a commit',
  },
];

/** Judges whether the workflows of the default branch listen to what the Worker and a sweep send. */
export function judgeWorkflows(workflows: readonly AgentWorkflow[], branch: string): JointVerdict {
  const listening = workflows.find(({ isDispatched }) => isDispatched);
  if (listening !== undefined)
    return green(`${listening.path} on ${branch} runs ${listening.action}`);
  return workflows.length === 0
    ? red(
        `Run \`jira-bug-fix-agent init\`, and bring its workflow to ${branch}, the default branch: none there runs the agent.`,
      )
    : red(
        `Add \`repository_dispatch: types: [jira-bug-fix]\` to the \`on:\` of ${workflows.map(({ path }) => path).join(' or ')}: nothing that the Worker sends starts it.`,
      );
}

/** Judges the `run-name`, by which the Worker finds the run that it has started. */
export function judgeRunName({ runName, path }: AgentWorkflow): JointVerdict {
  if (runName.includes('github.event.client_payload.delivery')) return green('has the delivery');
  return red(
    `Put \`[\${{ github.event.client_payload.delivery }}]\` into the \`run-name\` of ${path}: without it, the Worker may start a run twice.`,
  );
}

/** Judges what the workflow's own token may do; `writesByDefault` is the repository's setting, if it is known. */
export function judgePermissions(
  { writes, reads, path, inputs }: AgentWorkflow,
  writesByDefault: boolean | undefined,
): JointVerdict {
  if (hasOwnToken(inputs)) return green(ownTokenNote);
  const required = workflowPermissions.filter(({ isRequired }) => isRequired);
  if (writes === undefined && writesByDefault === true) return green('those of the repository');
  const lacking = (wanted: readonly Permission[]) =>
    wanted.filter(({ scope, right }) => !(right === 'write' ? writes : reads)?.has(scope));
  const missing = lacking(required);
  const left = lacking(workflowPermissions);
  if (left.length === 0) return green(listed(workflowPermissions));
  if (missing.length === 0)
    return amber(
      `Add \`permissions: ${listed(left)}\` to ${path}, so that the agent sees to the checks of its pull requests.`,
    );
  const advice = `Add \`permissions: ${listed(left)}\` to ${path}`;
  return writes === undefined && writesByDefault === undefined
    ? amber(`${advice}, unless the repository's workflows may write by default.`)
    : red(`${advice}: its token may only read them.`);
}

const listed = (permissions: readonly Permission[]) =>
  permissions.map(({ scope, right }) => `${scope}: ${right}`).join(', ');

/** Judges which of the workflows that check pull requests, by their names, are watched. */
export function judgeWatched(
  workflows: readonly AgentWorkflow[],
  checks: readonly string[],
): JointVerdict {
  const watched = new Set(workflows.flatMap(({ watches }) => watches));
  const where = `\`workflow_run: workflows\` in ${placesOf(workflows)}`;
  const names = (some: readonly string[]) =>
    firstFew(
      some.map((name) => clip(oneLine(name), maxName)),
      3,
    ).join(', ');
  const unseen = checks.filter((name) => !watched.has(name));
  if (unseen.length > 0)
    return amber(`Add to ${where} what also checks pull requests: ${names(unseen)}.`);
  const gone = [...watched].filter((name) => !checks.includes(name));
  if (gone.length > 0)
    return amber(`Remove from ${where} what checks no pull request: ${names(gone)}.`);
  return green(watched.size === 0 ? 'there is nothing to watch' : names([...watched]));
}

/** Characters of a workflow's name that are shown. */
const maxName = 40;

const placesOf = (workflows: readonly AgentWorkflow[]) =>
  workflows.find(({ isDispatched }) => isDispatched)?.path ?? 'the workflow';

/** What is said about rights of the job's token that the agent does not use. */
export const ownTokenNote = "not needed: the agent does not use the job's own token";

/** Judges whether people know that everyone can read what is made of a private ticket. */
export function judgeVisibility(
  isPublic: boolean,
  workflows: readonly AgentWorkflow[],
): JointVerdict {
  if (!isPublic) return green('the repository is not public');
  const shown = workflows
    .map(({ inputs }) => inputs.get('publish') ?? '')
    .find((one) => one !== '');
  if (shown !== undefined) return green(`the repository is public; \`publish\` is ${shown}`);
  return amber(
    'Set `publish` in the workflow to nothing-of-the-ticket, or to summary if this is intended: the repository is public, so everyone can read summaries of tickets, their causes, changes and evidence in pull requests, and the logs of runs.',
  );
}

/** Whether the agent works with another token than that of its job: an App's, or one that it is given. */
export function hasOwnToken(inputs: AgentWorkflow['inputs']): boolean {
  if ((inputs.get('app-id') ?? '') !== '') return true;
  const token = inputs.get('github-token') ?? '';
  return token !== '' && !/\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/.test(token);
}

/** Judges whether the secrets and variables that workflows use exist; `undefined` if their names cannot be read. */
export function judgeNames(
  workflows: readonly AgentWorkflow[],
  secrets: ReadonlySet<string> | undefined,
  variables: ReadonlySet<string> | undefined,
): JointVerdict {
  const used = (names: readonly (readonly string[])[]) => [...new Set(names.flat())];
  const absentSecrets = absent(used(workflows.map((one) => one.secrets)), secrets);
  const absentVariables = absent(used(workflows.map((one) => one.variables)), variables);
  const where = 'under Settings > Secrets and variables > Actions';
  if (absentSecrets !== '') return red(`Set these secrets ${where}: ${absentSecrets}.`);
  if (absentVariables !== '') {
    return amber(`Set these variables ${where}, unless they are to be empty: ${absentVariables}.`);
  }
  if (secrets !== undefined && variables !== undefined) return green('all set');
  const names = workflows.flatMap((one) => [...one.secrets, ...one.variables]);
  return amber(
    `Check ${where} that these are set, as the token may not read their names: ${[...new Set(names)].join(', ')}.`,
  );
}

/** The names that are not among those that are known. */
function absent(names: readonly string[], known: ReadonlySet<string> | undefined): string {
  return names.filter((name) => known?.has(name.toUpperCase()) === false).join(', ');
}

/** Judges the rules for a branch of the agent, and those of the branch that it goes into. */
export async function judgeRules(
  branch: string,
  rules: { readonly branch: readonly Rule[]; readonly base: readonly Rule[] },
  message: string,
): Promise<JointVerdict> {
  const forbidding = await findForbidding(rules, { branch, isNew: true, message });
  if (forbidding !== undefined) return red(forbidding);
  const types = [...rules.branch, ...rules.base].map(({ type }) => type);
  if (rules.branch.some(({ type }) => type === 'update')) {
    return red(
      `Exempt branches like ${branch} from the rule that forbids to change them, under Settings > Rules.`,
    );
  }
  return types.includes('required_signatures')
    ? amber(
        'A rule requires signed commits: give the agent a token of Actions or of a GitHub App, whose commits GitHub signs.',
      )
    : green(`none is in the way of ${branch}`);
}

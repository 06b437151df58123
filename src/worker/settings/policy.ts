import { controlLabels } from '../../core/tickets/index.ts';
import { requireValid } from '../../engines/errors.ts';
import { foldCase } from '../../engines/text/index.ts';
import { readRoutes } from './routes.ts';
import { readList, readNumber, readText, type SettingsBindings, variableError } from './source.ts';

type Source = SettingsBindings;

const setOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts);

/** How each part of the policy is read. */
const readers = {
  /** Keys of the projects to work on; empty means all. */
  projects: (source: Source) =>
    setOf(readList(source, 'PROJECTS', projectKey).map((key) => key.toUpperCase())),
  /** Account ids, or names on Data Center, of those who may ask; empty means everybody. */
  reporters: (source: Source) => setOf(readList(source, 'REPORTERS', account)),
  /** The agent's own account ids, names or keys; if empty, nobody can assign a ticket to it or mention it. */
  agents: (source: Source) => setOf(readList(source, 'AGENT_ACCOUNTS', account)),
  /** Labels that ask for work when they are added, besides `agent-plan` and `agent-go`; case-sensitive, as in Jira. */
  labels: readLabels,
  /** First word of a comment that asks for work; `''` if comments cannot. */
  command: readCommand,
  /** Ids and lower-case names of statuses that count as reopened, besides those of the category "to do". */
  reopenStatuses: (source: Source) => setOf(readList(source, 'REOPEN_STATUSES').map(foldCase)),
  /** Tickets for which one account may ask in the same way within a minute; more are a bulk change. */
  bulkLimit: (source: Source) => readNumber(source, 'BULK_LIMIT', { usual: 20, max: 100_000 }),
  /** Dispatches to one repository per hour; the rest waits. */
  hourlyCap: (source: Source) => readNumber(source, 'HOURLY_CAP', { usual: 20, max: 10_000 }),
  /** Most specific first. */
  routes: readRoutes,
} as const;

/** Which tickets the operator wants worked on, where, and how many. */
export type Policy = {
  readonly [Part in keyof typeof readers]: ReturnType<(typeof readers)[Part]>;
};

/** Reads the policy. Throws UserError with a line for each variable that is wrong. */
export function readPolicy(source: SettingsBindings): Policy {
  requireValid(Object.values(readers).map((read) => () => read(source)));
  return {
    projects: readers.projects(source),
    reporters: readers.reporters(source),
    agents: readers.agents(source),
    labels: readers.labels(source),
    command: readers.command(source),
    reopenStatuses: readers.reopenStatuses(source),
    bulkLimit: readers.bulkLimit(source),
    hourlyCap: readers.hourlyCap(source),
    routes: readers.routes(source),
  };
}

const projectKey = { form: /^[A-Z][A-Z0-9_]{1,31}$/i, what: 'a project key such as APP' };
/** An entry with a space is a display name, or lacks a comma. */
const account = { form: /^\S+$/, what: 'an account id, or a user name on Data Center' };

const label = { form: /^\S+$/, what: 'a label' };

/** The label that ends work starts none. */
function readLabels(source: SettingsBindings): ReadonlySet<string> {
  const labels = readList(source, 'TRIGGER_LABELS', label);
  const own = labels.find((one) => one.toLowerCase() === controlLabels.stop);
  if (own === undefined) return new Set(labels);
  const problem = `contains ${own}, a label of the agent's own that starts no work`;
  throw variableError('TRIGGER_LABELS', problem, 'other labels');
}

function readCommand(source: SettingsBindings): string {
  const command = readText(source, 'COMMENT_COMMAND', '/fix');
  if (/^(?:\S{2,40})?$/.test(command)) return command;
  const problem = 'is not one word of 2 to 40 characters';
  throw variableError('COMMENT_COMMAND', problem, 'a word such as /fix');
}

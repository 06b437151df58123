import { type Route, readRoutes } from './routes.ts';
import {
  listRemedy,
  readList,
  readNumber,
  readText,
  type SettingsSource,
  variableError,
} from './source.ts';

/** Which tickets the operator wants worked on, where, and how many. */
export interface Policy {
  /** Keys of the projects to work on; empty means all. */
  readonly projects: ReadonlySet<string>;
  /** Account ids, or names on Data Center, of those who may ask; empty means everybody. */
  readonly reporters: ReadonlySet<string>;
  /** The agent's own account ids, names or keys. */
  readonly agents: ReadonlySet<string>;
  /** Labels that ask for work when they are added; case-sensitive, as in Jira. */
  readonly labels: ReadonlySet<string>;
  /** First word of a comment that asks for work; `''` if comments cannot. */
  readonly command: string;
  /** Ids and lower-case names of statuses that count as reopened, besides those of the category "to do". */
  readonly reopenStatuses: ReadonlySet<string>;
  /** Largest number of tickets in a bulk change that is not ignored. */
  readonly bulkLimit: number;
  /** Dispatches to one repository per hour; the rest waits. */
  readonly hourlyCap: number;
  /** Most specific first. */
  readonly routes: readonly Route[];
}

/** Reads the policy. Throws UserError for the first variable that is wrong. */
export function readPolicy(source: SettingsSource): Policy {
  return {
    projects: readProjects(source),
    reporters: readWords(source, 'REPORTERS', 'an account id, or a user name on Data Center'),
    agents: readWords(source, 'AGENT_ACCOUNTS', 'an account id, or a user name on Data Center'),
    labels: readWords(source, 'TRIGGER_LABELS', 'a label'),
    command: readCommand(source),
    reopenStatuses: readStatuses(source),
    bulkLimit: readNumber(source, 'BULK_LIMIT', { usual: 20, max: 100_000 }),
    hourlyCap: readNumber(source, 'HOURLY_CAP', { usual: 20, max: 10_000 }),
    routes: readRoutes(source),
  };
}

function readProjects(source: SettingsSource): ReadonlySet<string> {
  const keys = readList(source, 'PROJECTS').map((key) => key.toUpperCase());
  const wrong = keys.find((key) => !/^[A-Z][A-Z0-9_]{1,31}$/.test(key));
  if (wrong !== undefined)
    throw variableError('PROJECTS', `contains ${quoted(wrong)}`, 'keys such as APP, SHOP');
  return new Set(keys);
}

/** Accounts and labels contain no spaces: an entry with one is a display name, or lacks a comma. */
function readWords(
  source: SettingsSource,
  name: 'REPORTERS' | 'AGENT_ACCOUNTS' | 'TRIGGER_LABELS',
  what: string,
): ReadonlySet<string> {
  const words = readList(source, name);
  const wrong = words.find((word) => /\s/.test(word));
  if (wrong !== undefined) {
    throw variableError(name, `contains ${quoted(wrong)}, which is not ${what}`, listRemedy);
  }
  return new Set(words);
}

function readCommand(source: SettingsSource): string {
  const command = readText(source, 'COMMENT_COMMAND') ?? '/fix';
  if (!/^(?:\S{2,40})?$/.test(command)) {
    throw variableError(
      'COMMENT_COMMAND',
      'is not one word of 2 to 40 characters',
      'a word such as /fix',
    );
  }
  return command;
}

const readStatuses = (source: SettingsSource) =>
  new Set(readList(source, 'REOPEN_STATUSES').map((status) => status.toLowerCase()));

const quoted = (text: string) => JSON.stringify(text.slice(0, 60));

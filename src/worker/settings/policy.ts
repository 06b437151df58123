import { type Route, readRoutes } from './routes.ts';
import { readList, readNumber, readText, type SettingsSource, vars } from './source.ts';

/** What the operator wants worked, where, and how much of it. */
export interface Policy {
  /** Keys of the projects whose tickets are worked; none is every project. */
  readonly projects: ReadonlySet<string>;
  /** Account ids, or names on Data Center, of who may ask; none is everybody. */
  readonly reporters: ReadonlySet<string>;
  /** The agent's own account ids, names or keys. */
  readonly agents: ReadonlySet<string>;
  /** Labels that ask for work when they are added, written as in Jira. */
  readonly labels: ReadonlySet<string>;
  /** The first word of a comment that asks for work; `''` where comments do not. */
  readonly command: string;
  /** Ids and lower-case names of statuses that count as reopened beside those of the category "to do". */
  readonly reopenStatuses: ReadonlySet<string>;
  /** Tickets that one bulk change may touch before it is left alone. */
  readonly bulkLimit: number;
  /** Dispatches to one repository in an hour; the rest waits. */
  readonly hourlyCap: number;
  /** The most specific first. */
  readonly routes: readonly Route[];
}

/** Rejects the first variable that is wrong with a UserError that names it. */
export function readPolicy(source: SettingsSource): Policy {
  return {
    projects: readProjects(source),
    reporters: readWords(source, 'REPORTERS', 'an account id, or a user name on Data Center'),
    agents: readWords(source, 'AGENT_ACCOUNTS', 'an account id, or a user name on Data Center'),
    labels: readWords(source, 'TRIGGER_LABELS', 'a label'),
    command: readCommand(source),
    reopenStatuses: readStatuses(source),
    bulkLimit: readNumber(source, 'BULK_LIMIT', { usual: 20, most: 100_000 }),
    hourlyCap: readNumber(source, 'HOURLY_CAP', { usual: 20, most: 10_000 }),
    routes: readRoutes(source),
  };
}

function readProjects(source: SettingsSource): ReadonlySet<string> {
  const keys = readList(source, 'PROJECTS').map((key) => key.toUpperCase());
  const wrong = keys.find((key) => !/^[A-Z][A-Z0-9_]{1,31}$/.test(key));
  if (wrong !== undefined)
    throw vars('PROJECTS', `holds ${quoted(wrong)}`, 'keys such as APP, SHOP');
  return new Set(keys);
}

/** Neither accounts nor labels hold blanks: what does is a person's name, or a list without commas. */
function readWords(
  source: SettingsSource,
  name: 'REPORTERS' | 'AGENT_ACCOUNTS' | 'TRIGGER_LABELS',
  what: string,
): ReadonlySet<string> {
  const words = readList(source, name);
  const wrong = words.find((word) => /\s/.test(word));
  if (wrong !== undefined) {
    throw vars(name, `holds ${quoted(wrong)}, which is not ${what}`, 'them with commas between');
  }
  return new Set(words);
}

function readCommand(source: SettingsSource): string {
  const command = readText(source, 'COMMENT_COMMAND') ?? '/fix';
  if (!/^(?:\S{2,40})?$/.test(command)) {
    throw vars('COMMENT_COMMAND', 'is not one word of 2 to 40 characters', 'a word such as /fix');
  }
  return command;
}

const readStatuses = (source: SettingsSource) =>
  new Set(readList(source, 'REOPEN_STATUSES').map((status) => status.toLowerCase()));

const quoted = (text: string) => JSON.stringify(text.slice(0, 60));

import * as core from '@actions/core';
import type { TicketKey } from '../core/tickets/index.ts';
import type { Dispatch } from '../dispatch.ts';
import { showInput, UserError } from '../engines/errors.ts';
import type { EndpointSettings } from '../engines/model/index.ts';
import {
  collectProblems,
  jiraSettings,
  literalDefault,
  type Mode,
  mayStandInFile,
  modesOf,
  openSettings,
  type Reader,
  readCredential,
  readEndpoint,
  readersOf,
  readGitHub,
  readJira,
  readRun,
  readTargets,
  requireValid,
  type SettingName,
  type Settings,
  settingNames,
  settingsTable,
} from '../settings/index.ts';
import { wakingEvents } from './wake.ts';
import type { WorkflowJob } from './workflow-job.ts';

/** Everything that mode work reads, besides the ticket and how to reach Jira. */
export type ActionInputs = ReturnType<typeof readInputs>;

/**
 * Opens the inputs. One at its default counts as omitted, since GitHub does not tell them apart. Has the runner mask
 * every secret, even one that was passed as plain text.
 */
export function openInputs(): Settings {
  for (const [name, { kind }] of Object.entries(settingsTable)) {
    const value = kind.form === 'secret' ? core.getInput(name) : '';
    if (value !== '') core.setSecret(value);
  }
  const get = (name: SettingName) => {
    const input = core.getInput(name);
    return input.trim() !== '' && input.trim() === literalDefault(name) ? undefined : input;
  };
  return openSettings({ get, show: showInput });
}

/**
 * The inputs beside a file that cannot be read: a problem of each setting that it could give but those of Jira, so that
 * the ticket is told.
 */
export function withoutFile(inputs: Settings, problem: UserError): Settings {
  const text = (name: SettingName) => {
    const isGone = mayStandInFile(name) && !jiraSettings.includes(name) && !inputs.isGiven(name);
    if (isGone) throw problem;
    return inputs.text(name);
  };
  return openSettings({ get: text, show: inputs.show });
}

/** Returns a reader for each input that all of the modes read. */
export function readersOfMode(settings: Settings, ...modes: readonly Mode[]): readonly Reader[] {
  const isRead = (name: SettingName) => modes.every((mode) => modesOf(name).includes(mode));
  return readersOf(settings, settingNames.filter(isRead));
}

/**
 * Reads what the job does for an event. Throws UserError if this or the environment is not valid, together
 * with the inputs that are read in any case.
 */
export function readMode(settings: Settings, environment: Reader, event: string): Mode {
  const mode = () => {
    const chosen = settings.read('mode');
    return chosen === 'auto' ? modeOfEvent(event, settings) : chosen;
  };
  if (collectProblems([mode, environment]).length === 0) return mode();
  const isKnown = collectProblems([mode]).length === 0;
  const modes: readonly Mode[] = isKnown ? [mode()] : ['work', 'follow', 'sweep'];
  requireValid([mode, environment, ...readersOfMode(settings, ...modes)]);
  return mode();
}

/**
 * Returns the ticket to work on, `key` or else the chosen one, and how to reach Jira. Throws UserError if they
 * are not known, with a line for each input that is missing or not valid.
 */
export function readTicketAccess(
  settings: Settings,
  dispatch: Dispatch | undefined,
  key: TicketKey | undefined,
) {
  const jira = () => readJira(settings);
  const chosen = () => key ?? chosenTicket(settings, dispatch);
  const site = () => key ?? checkSite(settings, dispatch);
  if (collectProblems([jira, chosen, site]).length > 0) {
    requireValid([jira, chosen, site, () => requireInputs(settings)]);
  }
  return { jira: jira(), key: chosen() };
}

/** Throws UserError with a line for each input of mode work that is missing or not valid. */
export function requireInputs(settings: Settings): void {
  const parts = [readGitHub, readAccess, readRun, readWithholds].map(
    (part) => () => part(settings),
  );
  requireValid([...readersOfMode(settings, 'work'), ...parts]);
}

/** Throws UserError for the first input that is missing or not valid. */
export function readInputs(settings: Settings) {
  const { read } = settings;
  const run = readRun(settings);
  return {
    ...run,
    github: readGitHub(settings),
    model: { ...readEndpoint(settings), apiKey: readAccess(settings) },
    branch: settings.read('branch'),
    texts: {
      title: read('pull-request-title'),
      message: read('commit-message'),
      signsOff: read('sign-off'),
    },
    targets: readTargets(settings),
    limits: {
      maxTicketAttempts: read('max-ticket-attempts'),
      monthlyBudget: read('monthly-budget'),
      planTypes: run.planTypes,
    },
    command: read('command'),
    opening: {
      readyWhen: read('ready-when') ?? (run.project.tests === undefined ? 'reviewed' : 'tested'),
      labels: read('labels'),
      reviewers: read('reviewers'),
    },
    withholds: readWithholds(settings),
  };
}

/** Reads whether nothing of the ticket is shown. Throws UserError for a trace, which has the whole ticket in it. */
export function readWithholds({ read, isGiven, show }: Settings): boolean {
  if (read('publish') !== 'nothing-of-the-ticket') return false;
  if (!isGiven('trace')) return true;
  throw new UserError(
    `Remove ${show('trace')}: its file has the ticket in it, and ${show('publish')} is nothing-of-the-ticket.`,
  );
}

/**
 * Returns what everybody can read of the work on a ticket, as a sentence; `undefined` if the repository is private, or
 * the setting says what is shown.
 */
export function disclosureOf(
  { isGiven, show }: Settings,
  { isPublic }: Pick<WorkflowJob, 'isPublic'>,
): string | undefined {
  if (!isPublic || isGiven('publish')) return undefined;
  return `The repository is public, so everyone can read the summary of this ticket, the cause, the change and its evidence in the pull request, and the log of this run. Set ${show('publish')} to nothing-of-the-ticket to show the ticket's key alone, or to summary if this is intended.`;
}

/** Returns the ticket: the input's, else the event's. */
function chosenTicket({ read, show }: Settings, dispatch: Dispatch | undefined): TicketKey {
  const chosen = read('ticket') ?? dispatch?.ticket;
  if (chosen !== undefined) return chosen;
  throw new UserError(
    `Set ${show('ticket')}, or start the workflow with a repository_dispatch event of type jira-bug-fix from the Worker or a sweep.`,
  );
}

/** Throws UserError for an event from another Jira site, unless the input names the ticket. */
function checkSite(settings: Settings, dispatch: Dispatch | undefined): void {
  if (settings.isGiven('ticket') || dispatch === undefined) return;
  // The event names the host of its site.
  const { host } = new URL(readJira(settings).baseUrl);
  if (dispatch.site === host) return;
  throw new UserError(
    `Set ${settings.show('jira-url')} to the Jira site that the event comes from, ${dispatch.site}: it is ${host}.`,
  );
}

/** What `mode: auto` does for each event that starts a workflow, without a ticket. */
const modes: ReadonlyMap<string, Mode> = new Map([
  ['repository_dispatch', 'work'],
  ['workflow_dispatch', 'sweep'],
  ['schedule', 'sweep'],
  ...wakingEvents.map((event) => [event, 'follow'] as const),
]);

/**
 * Returns what the job does for an event. A ticket is worked on, whatever the event is; a start by hand without
 * one is a sweep. Throws UserError if the event asks for nothing.
 */
function modeOfEvent(event: string, { isGiven, show }: Settings): Mode {
  if (isGiven('ticket')) return 'work';
  const mode = modes.get(event);
  if (mode !== undefined) return mode;
  throw new UserError(
    `Start the workflow by one of the events ${[...modes.keys()].join(', ')}, or set ${show('ticket')} or ${show('mode')}: the event ${event} does not say what to do.`,
  );
}

/**
 * Reads the key of the model's endpoint, or what replaces it, such as the identity of the job. Throws UserError if a
 * setting or the job's permission is missing.
 */
export function readAccess(settings: Settings): EndpointSettings['apiKey'] {
  const credential = readCredential(settings);
  if (typeof credential === 'string' || !('ids' in credential)) return credential;
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = process.env;
  if (!url || !token) {
    throw new UserError(
      "Add `id-token: write` to the permissions of the workflow's job: without it, GitHub issues no token that the model's endpoint could accept instead of a key.",
    );
  }
  return { ...credential, issuer: { url, token }, onToken: core.setSecret };
}

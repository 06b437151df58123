import { randomUUID } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Checks, Unprepared } from '../../agent/ports.ts';
import { commandFor, type ProjectCommand, type Runnable } from '../../core/proof/index.ts';
import { emptyPatch } from '../../engines/edits/index.ts';
import { errorMessage, type ShowSetting, showInput } from '../../engines/errors.ts';
import {
  type CommandResult,
  describeTimeLimit,
  readCompleteReports,
  readReports,
  type TestReport,
  tellingLine,
  timeLimitOf,
} from '../../engines/evidence/index.ts';
import type { SandboxSettings } from './backend.ts';
import type { CollectedReports } from './collect-reports.ts';
import { type IsolationMode, isolate } from './isolation.ts';
import { lastLine } from './process.ts';
import { type Services, whyNotReady } from './services.ts';
import type { SandboxWorkspace, WorkspaceResult } from './workspace.ts';

/** The project's own commands, for bash, and how to run them. */
export interface CheckSettings
  extends Pick<SandboxSettings, 'environment' | 'folders' | 'ports' | 'copyHistory'> {
  /** Runs once, before the other commands and with network access. */
  readonly setup?: string | undefined;
  readonly lint?: string | undefined;
  readonly tests?: string | undefined;
  /** Runs the tests in certain files, which take the place of `{files}`. */
  readonly testFiles?: string | undefined;
  /** What is started for each run of the tests. */
  readonly services?: Services | undefined;
  /** Where tests write reports, as globs within the repository; without any, the usual places. */
  readonly reports?: readonly string[] | undefined;
  /** Milliseconds for each command. */
  readonly timeout: number;
  readonly isolation: IsolationMode;
  /** What messages call a setting; by default its input. */
  readonly show?: ShowSetting<ShownSetting> | undefined;
}

/** The settings that messages name. */
type ShownSetting =
  | 'setup-command'
  | 'lint-command'
  | 'test-command'
  | 'test-isolation'
  | 'services-command'
  | 'services-ports';

/** The project's commands. Disposing of them removes the private copy. */
export interface ProjectChecks extends Checks, AsyncDisposable {}

/**
 * Prepares to run the project's commands on a private copy of the checkout. Verifies the isolation
 * first, so that the sentence about it is true.
 */
export async function openProjectChecks(
  checkout: string,
  settings: CheckSettings,
  jobEnv: NodeJS.ProcessEnv = process.env,
): Promise<ProjectChecks> {
  const { environment, folders, ports, copyHistory, timeout, show } = settings;
  const commands = commandsOf(settings);
  if (commands.length === 0) return unavailable([], 'no command is set');
  const temporary = await realpath(tmpdir()).catch(() => tmpdir());
  const root = await realpath(checkout);
  // Other users may share this machine, and none of them can guess this name.
  const scratch = join(temporary, `jira-bug-fix-agent-${randomUUID()}`);
  const sandbox = { root, scratch, environment, folders, ports, jobEnv, copyHistory };
  const isolation = await isolate(sandbox, settings.isolation, show);
  if (isolation.kind === 'missing') {
    await rm(scratch, { recursive: true, force: true }).catch(() => {});
    return unavailable(commands, isolation.sentence);
  }
  const { workspace, sentence } = isolation;
  let prepared: Promise<Unprepared | undefined> | undefined;
  const prepareOnce: Checks['prepare'] = (signal, onSetup) => {
    prepared ??= prepare(workspace, { ...settings, onSetup }, signal);
    return prepared;
  };
  return {
    commands,
    testFilesCommand: settings.testFiles,
    isolation: sentence,
    prepare: prepareOnce,
    run: async (what, patch, signal, most = timeout) => {
      signal.throwIfAborted();
      const command = commandOf(what, settings);
      if (!command)
        return notRun(
          `No command is configured for ${typeof what === 'string' ? what : 'chosen tests'}.`,
        );
      const problem = await prepareOnce(signal);
      if (problem !== undefined) return notRun(problem.why);
      const limits = { persists: false, network: false, timeout: Math.min(timeout, most), signal };
      const wanted = what === 'lint' ? {} : testing(settings);
      const outcome = outcomeOf(
        await workspace.run({ command, patch, ...wanted, ...limits }),
        show,
      );
      const isShort = outcome.kind === 'timed-out' && most < timeout;
      return isShort ? { ...outcome, limit: 'deadline-minutes' } : outcome;
    },
    [Symbol.asyncDispose]: () => workspace[Symbol.asyncDispose](),
  };
}

/** What only a run of tests has: services and reports. */
const testing = ({ services, reports = [] }: CheckSettings) => ({ services, reports });

function commandOf(what: Runnable, settings: CheckSettings): string | undefined {
  if (typeof what === 'string') return settings[what];
  return settings.testFiles && commandFor(settings.testFiles, what.testFiles);
}

function commandsOf(settings: CheckSettings): readonly ProjectCommand[] {
  return (['lint', 'tests'] as const).flatMap((name) => {
    const text = settings[name];
    return text ? [{ name, text }] : [];
  });
}

interface PrepareSettings extends CheckSettings {
  readonly onSetup?: ((command: string) => void) | undefined;
}

/** Copies the checkout and runs the setup command; resolves to the reason if commands cannot run. */
async function prepare(
  workspace: SandboxWorkspace,
  settings: PrepareSettings,
  signal: AbortSignal,
): Promise<Unprepared | undefined> {
  try {
    await workspace.copyCheckout(signal);
  } catch (error) {
    signal.throwIfAborted();
    const why = `The repository could not be copied for the commands: ${errorMessage(error)}. Make room for a copy in the temporary folder, and let this user read every file of it.`;
    return { why };
  }
  return (await setUp(workspace, settings, signal)) ?? tryServices(workspace, settings, signal);
}

/** Runs the setup command; resolves to the reason if it fails. */
async function setUp(
  workspace: SandboxWorkspace,
  settings: PrepareSettings,
  signal: AbortSignal,
): Promise<Unprepared | undefined> {
  const { setup, timeout, onSetup } = settings;
  if (!setup) return undefined;
  onSetup?.(setup);
  const access = { patch: emptyPatch, persists: true, network: true };
  const outcome = outcomeOf(await workspace.run({ command: setup, ...access, timeout, signal }));
  if (outcome.kind === 'not-run') return { why: outcome.why };
  if (outcome.kind === 'exited' && outcome.code === 0) return undefined;
  const limit = timeLimitOf(outcome);
  const code = outcome.kind === 'exited' ? outcome.code : 0;
  const how = limit === undefined ? `ended with exit code ${code}` : describeTimeLimit(limit);
  const said = tellingLine(outcome.output);
  const told = said === '' ? '' : `: ${said.replace(/[.:]+$/, '')}`;
  const why = `The setup command ${how}${told}. ${setupAdvice(settings)}`;
  return { why, output: lastLines(outcome.output) || undefined };
}

/** Starts the services without tests; resolves to the reason if they do not get ready. */
async function tryServices(
  workspace: SandboxWorkspace,
  { services, timeout, show }: CheckSettings,
  signal: AbortSignal,
): Promise<Unprepared | undefined> {
  if (services === undefined) return undefined;
  const limits = { persists: false, network: false, timeout, signal };
  const ran = await workspace.run({ command: 'true', patch: emptyPatch, services, ...limits });
  if (isReady(ran)) return undefined;
  const log = ran.log ?? '';
  return { why: whyNotReady(ran, log, show), output: lastLines(log) || undefined };
}

/** What to do about a setup command that fails. */
function setupAdvice({ show = showInput, ...settings }: CheckSettings): string {
  const others = [
    ...(settings.lint ? [show('lint-command')] : []),
    ...(settings.tests ? [show('test-command')] : []),
  ];
  return `Correct ${show('setup-command')}, or remove it and ${others.join(' and ')} to work without checks.`;
}

/** Whether the script reached the command. */
const isReady = ({ errors }: WorkspaceResult) => /^ready$/m.test(errors);

/** The setting that bounds the time of each command. */
const limit = 'test-timeout-minutes';

/** A command that the script never reached did not run; one whose services did not get ready failed. */
function outcomeOf(result: WorkspaceResult, show?: CheckSettings['show']): CommandResult {
  const { kind, code, errors, reports, output, elapsed, log } = result;
  const report = reports && reportOf(reports, output);
  const ended = { elapsed, ...(report === undefined ? {} : { report }) };
  if (!isReady(result) && log !== undefined) {
    const said = `${whyNotReady(result, log, show)}\n${log}`;
    return kind === 'timed-out'
      ? { kind, limit, output: said, ...ended }
      : { kind, code: code || 1, output: said, ...ended };
  }
  const printed = { output, ...(log ? { services: log } : {}), ...ended };
  if (kind === 'timed-out') return { kind, limit, ...printed };
  if (!isReady(result))
    return notRun(`The sandbox for the command could not be set up: ${lastLine(errors)}.`);
  return { kind, code, ...printed };
}

/** What the reports of a run say; `undefined` if there are none, and none is missing. */
function reportOf(reports: CollectedReports, output: string): TestReport | undefined {
  const { files, asked, ignored } = reports;
  const read = readReports(files);
  const report = { tests: read.tests, ignored: [...ignored, ...read.ignored] };
  return report.tests.length + report.ignored.length === 0
    ? readCompleteReports(asked, output)
    : report;
}

function unavailable(commands: readonly ProjectCommand[], why: string): ProjectChecks {
  return {
    commands,
    isolation: '',
    prepare: async () => ({ why }),
    run: async (_what, _patch, signal) => {
      signal.throwIfAborted();
      return notRun(why);
    },
    [Symbol.asyncDispose]: async () => {},
  };
}

const notRun = (why: string): CommandResult => ({ kind: 'not-run', why });

const lastLines = (output: string) =>
  output.trimEnd().split('\n').slice(-10).join('\n').slice(-2_000);

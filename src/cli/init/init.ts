import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { worktreeRoot } from '../../adapters/git/index.ts';
import { stopReasons } from '../../core/run/index.ts';
import { fromWorkTree, settingNames } from '../../settings/index.ts';
import { harmless } from '../terminal/index.ts';
import { agree } from './agreement.ts';
import { Cancelled, terminalAsker } from './asker.ts';
import { type CarriedOut, carryOut, lineOf, missingSecrets } from './carry-out.ts';
import { commandsOf } from './commands.ts';
import { workflowPath } from './found.ts';
import { askJira } from './jira-facts.ts';
import { lacksApp, makePlan, type SetupPlan, type Survey } from './plan.ts';
import type { RunProgram } from './programs.ts';
import type { InitRequest } from './request.ts';
import { secretsOf, webhookSecretName } from './secrets.ts';
import { fullName, needsWorker } from './setup.ts';
import { type SetupStep, stepLines, stepsLeft } from './steps.ts';

export { openBrowser, programs } from './programs.ts';

/** Where `init` runs. */
export interface InitWorld {
  readonly env: NodeJS.ProcessEnv;
  /** Returns what runs programs for a repository. */
  readonly programsFor: (root: string) => RunProgram;
  readonly signal: AbortSignal;
  readonly input: Readable;
  /** Gets what people read. */
  readonly output: Writable;
  /** Gets the JSON. */
  readonly result: Writable;
  /** Whether somebody can answer questions. */
  readonly isInteractive: boolean;
  /** Shows a page to the user. */
  readonly open: (address: string, root: string) => void;
  /** The built Worker. */
  readonly bundle: URL;
  /** The folder of the package that this program comes from. */
  readonly home: string;
}

/** Sets the agent up in a repository; resolves to the exit code. */
export async function initFromCli(request: InitRequest, world: InitWorld): Promise<number> {
  const { env, input, output, signal, bundle, home, isInteractive } = world;
  const { settings } = request;
  const say = (text: string) => void output.write(`${harmless(text)}\n`);
  const root = await worktreeRoot(settings.read('repo'));
  const survey: Survey = {
    ...{ settings, root, env, bundle, home, signal, say, askJira, run: world.programsFor(root) },
    open: (address) => world.open(address, root),
    asker: isInteractive ? terminalAsker(input, output, signal) : undefined,
  };
  try {
    const plan = await makePlan(survey);
    describePlan(plan, say);
    if (request.dryRun) return report(request, undone(plan), say, world);
    const agreed = await agree(plan, request, survey);
    if (agreed !== undefined) {
      return report(request, await carryOut(plan, agreed, survey), say, world);
    }
    say('Nothing was changed.');
    return 0;
  } catch (error) {
    if (!(error instanceof Cancelled) && !signal.aborted) throw error;
    say('Cancelled: nothing was changed.');
    return stopReasons.cancelled.exitCode;
  }
}

/** Shows every difference and every command before anything is done. */
function describePlan(plan: SetupPlan, say: (text: string) => void): void {
  for (const { path, state, difference } of plan.files) {
    if (state !== 'same') say(difference || `${path}: ${state === 'new' ? 'new' : 'changed'}`);
  }
  for (const name of settingNames.filter((one) => fromWorkTree(one) === 'compared')) {
    const text = plan.setup.inputs?.[name];
    if (text !== undefined) say(`Kept from the workflow that is there: ${name}: ${text}`);
  }
  for (const problem of [plan.github.problem, plan.cloudflare.problem, plan.jira.problem]) {
    if (problem !== '') say(problem);
  }
  const lines = commandsOf(plan).map((command) => lineOf(plan, command));
  if (lacksApp(plan)) say('The GitHub App is created by one click on GitHub.');
  if (lines.length === 0) return;
  say(`Commands:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  if (needsWorker(plan.setup)) say('Those for what Cloudflare has already are left out then.');
}

function undone(plan: SetupPlan): CarriedOut {
  const commands = commandsOf(plan).map((command) => ({
    ...{ line: lineOf(plan, command), isDone: false },
  }));
  return { plan, commands, app: undefined, failure: '', workerUrl: undefined };
}

/** Says what is left; returns the exit code. */
function report(
  { json, dryRun }: InitRequest,
  done: CarriedOut,
  say: (text: string) => void,
  { result, signal }: InitWorld,
): number {
  const { plan, commands, failure } = done;
  const steps = remaining(done);
  const kept = plan.files.filter(({ state }) => state === 'kept');
  const isDone = plan.files.every(({ state }) => state === 'same') && commands.length === 0;
  if (failure !== '') say(failure);
  for (const { path } of kept) say(`${path} was left as it is. --force overwrites it.`);
  if (isDone && steps.length === 1) say('Everything is set up.');
  say(`${dryRun ? 'Nothing was changed. Left' : 'Left'} to do in ${plan.root}:`);
  say(steps.map(stepLines).join('\n'));
  const files = plan.files.map(({ path, state }) => ({ path, state }));
  const credentials = secretsOf(plan.setup).flatMap(({ fetched, name }) =>
    fetched === undefined ? [] : [{ name, ...fetched }],
  );
  const found = {
    repository: fullName(plan.setup.repository),
    files,
    commands,
    credentials,
    steps,
  };
  if (json) result.write(`${JSON.stringify(found)}\n`);
  if (signal.aborted) return stopReasons.cancelled.exitCode;
  return failure === '' ? 0 : stopReasons.failed.exitCode;
}

function remaining({ plan, app, commands, workerUrl }: CarriedOut): readonly SetupStep[] {
  const { root, setup, github, files, secrets, jira } = plan;
  const workflow = files.find(({ path }) => path === workflowPath);
  const isPending = secrets.has(webhookSecretName);
  return stepsLeft(setup, {
    ...{ root, jira, workerUrl, isOrganization: github.isOrganization },
    app: app ?? (lacksApp(plan) ? 'create' : undefined),
    missing: missingSecrets(plan),
    commands: commands.flatMap(({ line, isDone }) => (isDone ? [] : [line])),
    toCommit:
      github.workflow === workflow?.text
        ? []
        : files
            .filter(({ isBuilt, state }) => !isBuilt && state !== 'kept')
            .map(({ path }) => path),
    secretFile: isPending ? join(plan.kept, webhookSecretName) : undefined,
  });
}

import { join } from 'node:path';
import type { Agreement } from './agreement.ts';
import { askSecrets } from './answers.ts';
import { commandsOf, type SetupCommand, storeSecret, wantedSecrets } from './commands.ts';
import { type CreatedApp, createApp } from './create-app.ts';
import { type ComparedFile, placeFile } from './files.ts';
import { signInToCloudflare } from './found.ts';
import { keepSecret, readKept, removeKept } from './kept.ts';
import { compareFiles, lacksApp, type SetupPlan, type Survey } from './plan.ts';
import { commandLine } from './programs.ts';
import { secretsOf, webhookSecretName } from './secrets.ts';
import { needsWorker } from './setup.ts';

/** What was done. */
export interface CarriedOut {
  readonly plan: SetupPlan;
  readonly app: CreatedApp | undefined;
  /** Every command, as a line for a shell. */
  readonly commands: readonly { readonly line: string; readonly isDone: boolean }[];
  /** What the first command that failed said; empty if none did. */
  readonly failure: string;
  /** The address of the Worker, if it was deployed. */
  readonly workerUrl: string | undefined;
}

/** Does what was agreed to: looks at Cloudflare, creates the App, whose ID is in the files, then files, then commands. */
export async function carryOut(
  planned: SetupPlan,
  { runs, overwrites }: Agreement,
  survey: Survey,
): Promise<CarriedOut> {
  const found = runs && needsWorker(planned.setup) ? await withWorker(planned, survey) : planned;
  const app = runs && lacksApp(found) ? await startApp(found, survey) : undefined;
  const known = app === undefined ? found : await withApp(found, app, survey.bundle);
  const plan = { ...known, files: known.files.map(keepUnless(overwrites)) };
  const { root, kept, files, secrets } = plan;
  for (const { path, text, state } of files) {
    if (state === 'new' || state === 'differs') await placeFile(join(root, path), text);
  }
  for (const { value, fetched } of wantedSecrets(plan)) {
    const made = fetched === undefined ? secrets.get(value) : undefined;
    if (made !== undefined) await keepSecret(kept, value, made);
  }
  const ended = await runAll(plan, runs, survey);
  for (const name of ['APP_PRIVATE_KEY', 'APP_ID']) {
    if (ended.commands.every(({ isDone }) => isDone)) await removeKept(kept, name);
  }
  return { plan, app, ...ended };
}

function keepUnless(overwrites: ReadonlySet<string>) {
  return (file: ComparedFile): ComparedFile =>
    file.state === 'differs' && !overwrites.has(file.path) ? { ...file, state: 'kept' } : file;
}

/** Runs commands until one fails or the user cancels. What cannot be run is only listed. */
async function runAll(plan: SetupPlan, runs: boolean, { run, signal, say }: Survey) {
  const commands: { line: string; isDone: boolean }[] = [];
  let failure = '';
  let workerUrl: string | undefined;
  for (const command of commandsOf(plan)) {
    const problem = (command.program === 'gh' ? plan.github : plan.cloudflare).problem;
    const isRun = runs && problem === '' && failure === '' && !signal.aborted;
    const line = lineOf(plan, command);
    if (isRun) say(`Running ${line}`);
    const end = isRun ? await run(command) : undefined;
    if (end !== undefined && end.code !== 0) {
      const said = `${end.stderr}\n${end.stdout}`.trim().split('\n')[0];
      failure = `\`${line}\` failed: ${said}`;
    }
    workerUrl = /https:\/\/[\w.-]+\.workers\.dev/.exec(end?.stdout ?? '')?.[0] ?? workerUrl;
    commands.push({ line, isDone: end?.code === 0 });
  }
  return { commands, failure, workerUrl };
}

/** Returns a command as a line for a shell. A secret that was made here is read from its file. */
export function lineOf(plan: SetupPlan, command: SetupCommand): string {
  const isMade = secretsOf(plan.setup).some(
    ({ value, fetched }) => value === command.stores && fetched === undefined,
  );
  return commandLine(command, isMade ? join(plan.kept, command.stores ?? '') : undefined);
}

/** Returns the secrets that nobody has given, each with the command that asks for it. */
export function missingSecrets(plan: SetupPlan) {
  return wantedSecrets(plan)
    .filter(({ value, fetched }) => fetched !== undefined && !plan.secrets.has(value))
    .map((one) => [one, lineOf(plan, storeSecret(plan.setup, one))] as const);
}

/** Adds what Cloudflare has already, and the secrets that the Worker lacks. */
async function withWorker(plan: SetupPlan, survey: Survey): Promise<SetupPlan> {
  const { run, asker, settings, say } = survey;
  const cloudflare = await signInToCloudflare(run, asker);
  if (cloudflare.problem !== '') say(cloudflare.problem);
  const secrets = new Map(plan.secrets);
  const isPending = (await readKept(plan.kept)).has(webhookSecretName);
  if (cloudflare.secrets?.has(webhookSecretName) && !isPending) secrets.delete(webhookSecretName);
  const found = { ...plan, cloudflare, secrets };
  const wanted = wantedSecrets(found).filter(({ value }) => !secrets.has(value));
  const inWorker = wanted.filter(({ place }) => place === 'worker');
  const given = await askSecrets(settings, inWorker, asker);
  return { ...found, secrets: new Map([...secrets, ...given]) };
}

async function startApp(plan: SetupPlan, survey: Survey) {
  const app = await createApp({
    setup: plan.setup,
    isOrganization: plan.github.isOrganization,
    signal: survey.signal,
    open: (address) => {
      survey.say(`To create the App, confirm on GitHub's page: ${address}`);
      survey.open(address);
    },
  });
  await keepSecret(plan.kept, 'APP_PRIVATE_KEY', app.privateKey);
  await keepSecret(plan.kept, 'APP_ID', app.clientId);
  return app;
}

async function withApp(plan: SetupPlan, app: CreatedApp, bundle: URL): Promise<SetupPlan> {
  const secrets = new Map([...plan.secrets, ['APP_PRIVATE_KEY', app.privateKey]]);
  const known = { ...plan, secrets, appId: app.clientId };
  return { ...known, files: await compareFiles(known, bundle) };
}

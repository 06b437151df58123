import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startGitHub } from '../../test/support/github/github.ts';
import { startJira } from '../../test/support/jira/jira.ts';
import { type Script, startOpenAi } from '../../test/support/openai/openai.ts';
import { temporaryFolder, temporaryRepository } from '../../test/support/repository.ts';
import { runAction } from '../../test/support/runner/runner.ts';
import { approve, edit, plan } from '../../test/support/shop/script.ts';
import { dispatchOf } from '../../test/support/world.ts';
import { bug, sourcesOf } from './sources.ts';

/** The cost of one run, with the number of requests to each service. */
export interface Cost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly mb: number;
  readonly jira: number;
  readonly github: number;
  readonly model: number;
  readonly tokens: number;
}

/** Stand-ins and a repository for repeated runs of the action. */
export interface Measurement extends AsyncDisposable {
  /** Runs the action for ticket `number`. Rejects unless it opens a pull request. */
  run(number: number): Promise<Cost>;
}

const repository = 'acme/shop';
const token = 'github-token-of-the-benchmark';
const launcher = fileURLToPath(new URL('launcher.ts', import.meta.url));

const replies = [
  plan([bug.path], 'The fee leaves out the amount that it is a share of.'),
  edit(bug.path, bug.wrong, bug.right),
  approve('The fee is a share of the amount.'),
] as const;

/** Answers at once, in the same way for each ticket. */
const model: Script = (_, index) => replies[index % replies.length] ?? replies[0];

/** Starts the stand-ins with a repository of `files` files. */
export async function startMeasurement(files: number, seed: number): Promise<Measurement> {
  const folder = await temporaryFolder();
  const jira = await startJira();
  const openai = await startOpenAi(model);
  const github = await startGitHub({ repository, token, files: {} });
  const workspace = join(folder.directory, 'workspace');
  await push(github.cloneUrl, files, seed);
  await github.clone(workspace);
  const standIns = { jira, github, openai };
  const counts = () => ({
    jira: jira.requests.length,
    github: github.requests.length,
    model: openai.requests.length,
  });

  return {
    async run(number) {
      const before = counts();
      const usage = join(folder.directory, `usage-${number}.json`);
      const outputs = await act(standIns, workspace, number, usage);
      const after = counts();
      return {
        ...(await readUsage(usage)),
        jira: after.jira - before.jira,
        github: after.github - before.github,
        model: after.model - before.model,
        tokens: Number(outputs.tokens),
      };
    },
    async [Symbol.asyncDispose]() {
      for (const standIn of [jira, openai, github, folder]) await standIn[Symbol.asyncDispose]();
    },
  };
}

/**
 * Pushes the sources at once, which is faster than storing each file. Git's automatic cleanup is disabled: it
 * would run while the folder is removed.
 */
async function push(url: string, files: number, seed: number): Promise<void> {
  await using seeded = await temporaryRepository({});
  await seeded.git('config', 'gc.auto', '0');
  await seeded.write(sourcesOf(files, seed));
  await seeded.git('add', '--all');
  await seeded.git('commit', '--quiet', '--message=sources');
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  const header = `http.extraheader=authorization: basic ${credentials}`;
  const settings = ['-c', header, '-c', 'http.postBuffer=268435456'];
  await seeded.git(...settings, 'push', '--quiet', '--force', url, 'main');
}

interface StandIns {
  readonly jira: Awaited<ReturnType<typeof startJira>>;
  readonly github: Awaited<ReturnType<typeof startGitHub>>;
  readonly openai: Awaited<ReturnType<typeof startOpenAi>>;
}

/** Runs the action for a new ticket. Resolves to its outputs. */
async function act(
  { jira, github, openai }: StandIns,
  workspace: string,
  number: number,
  usage: string,
) {
  const key = `SHOP-${number}`;
  const summary = 'The late fee ignores the amount';
  const description = `late_fee(10000, 20, 5) from ${bug.path} is 0 instead of 3000.`;
  jira.addIssue({ key, summary, description });
  const facts = { key, id: jira.issue(key).id, site: new URL(jira.url).host, summary };
  const { event_type, client_payload } = dispatchOf(facts, `delivery-${number}`);
  const { outputs, stdout, stderr } = await runAction({
    action: launcher,
    inputs: inputsOf(jira, openai.url),
    event: { name: 'repository_dispatch', payload: { action: event_type, client_payload } },
    workspace,
    token,
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: github.url,
      GITHUB_REPOSITORY: repository,
      OVERHEAD_FILE: usage,
    },
  });
  if (outputs['stop-reason'] === 'approved' && outputs['pull-request'] !== '') return outputs;
  throw new Error(`the run opened no pull request:\n${stdout}${stderr}`);
}

function inputsOf(jira: StandIns['jira'], modelUrl: string): Readonly<Record<string, string>> {
  return {
    'jira-url': jira.url,
    'jira-email': jira.email,
    'jira-token': jira.token,
    'api-key': 'model-key-of-the-benchmark',
    'base-url': modelUrl,
    model: 'scripted',
  };
}

const Usage = z.object({
  milliseconds: z.number(),
  /** Microseconds. */
  userCPUTime: z.number(),
  systemCPUTime: z.number(),
  /** Kibibytes. */
  maxRSS: z.number(),
});

async function readUsage(file: string) {
  const usage = Usage.parse(JSON.parse(await readFile(file, 'utf8')));
  return {
    seconds: usage.milliseconds / 1000,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    mb: usage.maxRSS / 1024,
  };
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { estimateTokens } from '../../src/engines/text/index.ts';
import { runCli } from '../../test/support/cli.ts';
import type { Api } from '../../test/support/openai/chat.ts';
import { type Script, type Scripted, startOpenAi } from '../../test/support/openai/openai.ts';
import {
  type Files,
  runGit,
  type TemporaryRepository,
  temporaryFolder,
  temporaryRepository,
} from '../../test/support/repository.ts';
import type { Benchmark } from '../index.ts';
import { bug } from './models.ts';
import { type Observed, type Scenario, scenarios } from './scenarios.ts';
import { measureWritten } from './written.ts';

const ticket = `# add() returns the difference

\`add(2, 1)\` in calc.py returns 1. It must return 3.
`;

interface Result extends Observed {
  readonly name: string;
  readonly api: Api;
  readonly ok: boolean;
}

/**
 * Runs the command line against models that each show one behavior: `bench loop [part of a name]`. With
 * `--only written`, plays calls that stand in the text.
 */
export const benchmark: Benchmark = async ([wanted = '', only]) => {
  if (wanted === '--only' && only === 'written') return measureWritten();
  const results: Result[] = [];
  for (const api of apis) {
    for (const scenario of scenarios.filter(({ name }) => name.includes(wanted))) {
      const observed = await observe(scenario, api);
      results.push({ name: scenario.name, api, ...observed, ok: scenario.isReached(observed) });
    }
  }
  const rows = results.map(({ name, ...row }) => {
    const reach = scenarios.find((scenario) => scenario.name === name)?.reach ?? '';
    return { 'the model…': name, ...row, 'to reach': reach };
  });
  const reached = apis.map((api) => {
    const own = results.filter((result) => result.api === api);
    return `${own.filter(({ ok }) => ok).length} of ${own.length} as expected over ${api}`;
  });
  return {
    title: `The loop against models of one behavior, ${reached.join(', ')}`,
    rows,
    result: { scenarios: results },
  };
};

const apis: readonly Api[] = ['chat', 'responses', 'messages'];

async function observe({ model, files, options }: Scenario, api: Api): Promise<Observed> {
  let tokens = 0;
  let cached = 0;
  const prompts: string[] = [];
  const metered: Script = async (request, index) => {
    const scripted = await model(request, index);
    const billed = JSON.stringify(billedPart(scripted));
    // Messages has every tool of the run in each request.
    const tools = request.api === 'messages' ? request.body.tools : request.tools;
    const prompt = JSON.stringify([tools, request.messages]);
    const known = Math.max(0, ...prompts.map((before) => sharedLength(before, prompt)));
    prompts.push(prompt);
    tokens += estimateTokens(prompt + billed);
    cached += estimateTokens(prompt.slice(0, known));
    return scripted;
  };
  await using repository = await repositoryOf(filesOf(files));
  await using outside = await temporaryFolder();
  await using endpoint = await startOpenAi(metered);
  const file = join(outside.directory, 'bug.md');
  await writeFile(file, ticket);
  const where = ['--ticket', file, '--repo', repository.directory];
  const start = performance.now();
  const asked = ['--base-url', endpoint.url, '--api', api, '--model', 'm'];
  const ended = await run([...where, ...asked, ...options]);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const changed = await runGit(repository.directory, ['status', '--porcelain']);
  return {
    requests: endpoint.chats.length,
    tokens: Math.round(tokens),
    weighted: Math.round(tokens - cachedDiscount * cached),
    seconds,
    ...ended,
    tree_changed: String(changed).trim() !== '',
  };
}

/** What endpoints with a cache take off for what they have read before. */
const cachedDiscount = 0.9;

/** Returns how many characters two texts begin with alike. */
function sharedLength(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one[at] === other[at]) at += 1;
  return at;
}

/** Returns what a reply costs: nothing for a fault. */
function billedPart({ fault, ...said }: Scripted): unknown {
  return fault === undefined ? said : '';
}

async function run(args: readonly string[]) {
  const { code, lastLine } = await runCli(['run', ...args]);
  const [, reason = '', detail = ''] = /^Stopped: ([\w-]+)(?: \(([\w-]+)\))?/.exec(lastLine) ?? [];
  return { exit_code: code, stop_reason: reason, stop_detail: detail };
}

/** Disables git's automatic cleanup, which would run while the repository is removed. */
async function repositoryOf(files: Files): Promise<TemporaryRepository> {
  const repository = await temporaryRepository({});
  await repository.git('config', 'gc.auto', '0');
  await repository.write(files);
  await repository.git('add', '--all');
  await repository.git('commit', '--quiet', '--message=files');
  return repository;
}

/** Returns the file with the bug among unrelated ones, fifty per folder. */
function filesOf(count: number): Files {
  const others = Array.from({ length: count - 1 }, (_, index) => [
    `src/part_${Math.floor(index / 50)}/module_${index}.py`,
    `"""Module ${index}."""\n\nVALUE = ${index}\n`,
  ]);
  const calc = `def add(a, b):\n${bug.wrong}\n`;
  return { ...Object.fromEntries(others), [bug.path]: calc };
}

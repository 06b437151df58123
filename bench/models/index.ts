import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ability } from '../../src/engines/model/port/index.ts';
import { runCli } from '../../test/support/cli.ts';
import { type Script, startOpenAi } from '../../test/support/openai/openai.ts';
import { temporaryFolder, temporaryRepository } from '../../test/support/repository.ts';
import type { Benchmark } from '../index.ts';
import { bug, planning } from '../loop/models.ts';
import { abilityBehaviours } from './abilities.ts';
import type { Behaviour } from './behaviour.ts';
import { errorBehaviours } from './errors.ts';
import { messagesBehaviours } from './messages.ts';
import { miscallBehaviours } from './miscalls.ts';
import { outageBehaviours } from './outages.ts';
import { protocolBehaviours } from './protocols.ts';
import { replyBehaviours } from './replies.ts';

const behaviours: readonly Behaviour[] = [
  ...protocolBehaviours,
  ...abilityBehaviours,
  ...replyBehaviours,
  ...outageBehaviours,
  ...miscallBehaviours,
  ...errorBehaviours,
  ...messagesBehaviours,
];

/** What one run showed. */
interface Observed {
  /** The protocol of the last request. */
  readonly api: string;
  readonly requests: number;
  /** What the run lost, each ability once. */
  readonly lost: readonly string[];
  readonly stop_reason: string;
  readonly exit_code: number;
}

/** Mends a bug of one line at endpoints of every behaviour: `bench models [part of a name]`. */
export const benchmark: Benchmark = async ([wanted = '']) => {
  const results: (Observed & { name: string; source: string; ok: boolean })[] = [];
  for (const behaviour of behaviours.filter(({ name }) => name.includes(wanted))) {
    const { name, source } = behaviour;
    const observed = await observe(behaviour);
    results.push({ name, source, ...observed, ok: isExpected(observed, behaviour) });
  }
  const right = results.filter(({ ok }) => ok).length;
  return {
    title: `Endpoints of one behavior each, with an ideal model: ${right} of ${results.length} as expected`,
    rows: results.map(({ name, source, lost, ...row }) => ({
      'the endpoint…': name,
      ...row,
      lost: lost.join(', '),
      source,
    })),
    result: { endpoints: results },
  };
};

async function observe(behaviour: Behaviour): Promise<Observed> {
  const { apis, options = [], files = {}, ticket = {} } = behaviour;
  const calc = `def add(a, b):\n${bug.wrong}\n`;
  await using repository = await temporaryRepository({ ...files, [bug.path]: calc });
  await using outside = await temporaryFolder();
  await using endpoint = await startOpenAi(scriptOf(behaviour), apis === undefined ? {} : { apis });
  for (const [name, text] of Object.entries({ 'bug.md': usualTicket, ...ticket }))
    await writeFile(join(outside.directory, name), text);
  const trace = join(outside.directory, 'trace.json');
  const where = ['--ticket', join(outside.directory, 'bug.md'), '--repo', repository.directory];
  const model = ['--base-url', endpoint.url, '--model', 'm', '--trace', trace];
  const { code, lastLine } = await runCli(['run', ...where, ...model, ...options]);
  const { requests } = endpoint;
  return {
    api: /(?:responses|messages)$/.exec(requests.at(-1)?.path ?? '')?.[0] ?? 'chat',
    requests: requests.length,
    lost: await lossesIn(trace),
    stop_reason: /^Stopped: ([\w-]+)/.exec(lastLine)?.[1] ?? '',
    exit_code: code,
  };
}

const usualTicket =
  '# add() returns the difference\n\n`add(2, 1)` in calc.py returns 1. It must return 3.\n';

/** The endpoint's own answer, else that of a model that plans, edits and approves. */
function scriptOf({ answer, looks = false }: Behaviour): Script {
  return (request, index) => {
    const isFirst = looks && index === 0;
    const look = { name: 'read_file', input: { path: bug.path } };
    const usual = isFirst ? { toolCalls: [look], thoughts: 'sealed' } : undefined;
    return answer(request, index) ?? usual ?? answerOf(request, index);
  };
}

/** Without tools, the prompt asks for the answer as JSON. */
const answerOf: Script = async (request, index) => {
  const text = request.messages.map(({ content }) => content).join('\n');
  const asked = /"(decision|kind)"/.exec(text.slice(text.lastIndexOf('JSON Schema')))?.[1];
  if (request.tools.length > 0 || !text.includes('JSON Schema')) return planning(request, index);
  const name = asked === 'decision' ? 'verdict' : 'plan';
  const tools = [{ name, description: '', parameters: {} }];
  const { toolCalls = [] } = await planning({ ...request, tools }, index);
  return { text: JSON.stringify(toolCalls[0]?.input) };
};

async function lossesIn(trace: string): Promise<readonly string[]> {
  const text = await readFile(trace, 'utf8').catch(() => '');
  const abilities = [...text.matchAll(/"ability":"([\w-]+)"/g)].map(([, ability = '']) => ability);
  return [...new Set(abilities)];
}

function isExpected(observed: Observed, { expected }: Behaviour): boolean {
  const { api, requests, lost = [], stop = 'approved', exit = 0 } = expected;
  const same = (a: readonly string[], b: readonly Ability[]) =>
    a.toSorted().join() === b.toSorted().join();
  return (
    observed.requests === requests &&
    same(observed.lost, lost) &&
    (api === undefined || observed.api === api) &&
    observed.stop_reason === stop &&
    observed.exit_code === exit
  );
}

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCli } from '../../test/support/cli.ts';
import { eventsIn } from '../../test/support/events.ts';
import { temporaryFolder } from '../../test/support/repository.ts';
import type { SolveOptions } from './arguments.ts';
import type { SolveCase } from './case.ts';
import { readExchanges } from './exchanges.ts';
import { recordingEndpoint, replayingEndpoint } from './recorder.ts';
import { type RunCost, runCost } from './run-cost.ts';
import { isSolved, makeWorkTree } from './work-tree.ts';

/** What became of a case. */
export interface Solved {
  readonly name: string;
  readonly resolved: boolean;
  readonly stop_reason: string;
  readonly looks: number;
  readonly cost: RunCost;
  /** The tokens that the endpoint counted. */
  readonly counted: number | 'estimated';
  readonly seconds: number;
  /** The items of evidence that passed. */
  readonly evidence: string;
  /** Whether the stop reason agrees with the hidden tests. */
  readonly said_right: boolean;
  /** How far a replay followed its recording. */
  readonly replayed?: string;
}

/** Works on a case, records what it asks, and judges the result by the hidden tests. */
export async function solve(one: SolveCase, options: SolveOptions): Promise<Solved> {
  await using folder = await temporaryFolder();
  const tree = join(folder.directory, 'work');
  await makeWorkTree(one, options.repos, tree);
  const [ticket, trace] = [join(folder.directory, 'bug.md'), join(folder.directory, 'trace.json')];
  await writeFile(ticket, one.ticket);
  const kept = resolve(options.record ?? folder.directory);
  const recording = join(kept, `${one.name}.jsonl`);
  await using endpoint = await endpointFor(one, options, recording);
  const start = performance.now();
  const ended = await runCli(
    [
      ...['run', '--ticket', ticket, '--repo', tree, '--trace', trace, '--model', options.model],
      ...['--base-url', endpoint.url, '--test-isolation', 'none'],
      ...given('--setup-command', one.setup),
      ...given('--test-command', one.test_command),
      ...given('--test-files-command', one.test_files_command),
      ...options.more,
    ],
    { HOME: process.env.HOME ?? '', OPENAI_API_KEY: process.env.OPENAI_API_KEY ?? '' },
  );
  const seconds = Math.round((performance.now() - start) / 1_000);
  await writeFile(join(kept, `${one.name}.log`), `${ended.stderr}\n${ended.stdout}`);
  const stop_reason = /^Stopped: ([\w-]+)/.exec(ended.lastLine)?.[1] ?? ended.lastLine;
  const resolved = await isSolved(one, options.repos, tree);
  const exchanges = await readExchanges(recording);
  const work = await readTrace(trace);
  return {
    name: one.name,
    resolved,
    stop_reason,
    looks: work.looks,
    cost: runCost(exchanges),
    counted: work.counted,
    seconds,
    evidence: [...ended.stderr.matchAll(/^ {2}(\S.*?) +✓ passed/gm)]
      .map(([, name]) => name)
      .join(', '),
    said_right: (stop_reason === 'approved') === resolved,
    ...(await replayed(one, options, { asked: exchanges.length, refused: work.refused })),
  };
}

const given = (option: string, value: string) => (value === '' ? [] : [option, value]);

function endpointFor({ name }: SolveCase, { replay, baseUrl }: SolveOptions, file: string) {
  if (replay === undefined) return recordingEndpoint(baseUrl, file);
  return replayingEndpoint({ from: join(replay, `${name}.jsonl`), file });
}

/** How far a replay followed its recording: where the program asks otherwise today, replies do not fit or are missing. */
async function replayed(
  { name }: SolveCase,
  { replay }: SolveOptions,
  now: { readonly asked: number; readonly refused: number },
): Promise<Pick<Solved, 'replayed'>> {
  if (replay === undefined) return {};
  const recorded = (await readExchanges(join(replay, `${name}.jsonl`))).length;
  const looks = now.refused === 0 ? '' : `, looks refused: ${now.refused}`;
  const missing = now.asked > recorded ? ', then none was left' : '';
  return { replayed: `${Math.min(now.asked, recorded)} of ${recorded} replies${missing}${looks}` };
}

/** What the trace of a run says; nothing, if the run ended before it wrote one. */
async function readTrace(
  file: string,
): Promise<Pick<Solved, 'looks' | 'counted'> & { readonly refused: number }> {
  const trace = await readFile(file, 'utf8').catch(() => '');
  const { steps } = trace === '' ? { steps: [] } : eventsIn(trace);
  const spent = steps.flatMap(({ call }) => call?.spent ?? []);
  const reads = steps.flatMap(({ result }) => result.reads ?? []);
  const isRefused = ({ ruling }: (typeof reads)[number]) => ruling === 'invalid';
  return {
    looks: reads.filter((read) => !isRefused(read)).length,
    refused: reads.filter(isRefused).length,
    counted: spent.some(({ estimated }) => estimated)
      ? 'estimated'
      : spent.reduce((sum, one) => sum + one.promptTokens + one.completionTokens, 0),
  };
}

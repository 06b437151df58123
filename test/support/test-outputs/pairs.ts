import type { StartedCommand } from '../../../src/engines/evidence/index.ts';
import { type RunnerOutputs, recordedOutputs } from './recorded.ts';

/** What happened between a run without the change and one with it, and whether a person could tell from the outputs. */
export interface OutputPair {
  readonly name: string;
  readonly runner: string;
  readonly base: StartedCommand;
  readonly head: StartedCommand;
  readonly truth: 'as before' | 'new failure' | 'not shown';
  readonly isTellable: boolean;
}

type Happening = readonly [base: string, head: string, truth: OutputPair['truth']];

const happenings: readonly Happening[] = [
  ['a', 'b', 'new failure'],
  ['a', 'ab', 'new failure'],
  ['ab', 'a', 'as before'],
  ['a', 'again', 'as before'],
  ['a', 'moved', 'as before'],
  ['v', 'w', 'as before'],
  ['a', 'other', 'not shown'],
  ['a', 'none', 'not shown'],
  ['a', 'crashed', 'new failure'],
  ['a', 'hung', 'new failure'],
  ['crashed', 'a', 'not shown'],
];

/** Where the outputs of some happenings are alike for other tests, too, or say that not all ran. */
const untold: Readonly<Record<string, readonly string[]>> = {
  cargo: ['moved', 'w'],
  zora: ['w'],
  tape: ['w'],
  'jest-summary': ['b', 'again', 'ab a', 'crashed', 'hung'],
  'jest-each': ['b', 'ab', 'again', 'moved', 'ab a'],
  'mocha-same-names': ['b', 'ab', 'again', 'moved', 'ab a'],
  'jest-no-load': ['b'],
  'pytest-no-load': ['b', 'again', 'moved', 'crashed', 'hung'],
  'rspec-one-liners': ['b', 'moved'],
  'tape-tests-in-one': ['b', 'ab', 'moved', 'ab a'],
};

/** Returns the pairs of all runners, and of some under a tool that runs several packages. */
export function outputPairs(): readonly OutputPair[] {
  const all = recordedOutputs();
  const under = all.flatMap(wrapped).flatMap(pairsOf);
  return [...all.flatMap(pairsOf), ...under.map(withoutLabels)];
}

/** Behind the labels of a tool, no console is read. */
const withoutLabels = (pair: OutputPair): OutputPair =>
  /(?:turbo|docker compose)$/.test(pair.runner) ? { ...pair, isTellable: false } : pair;

/** Returns the pairs of runners whose consoles are not read: nothing can be told from them. */
export function unreadPairs(): readonly OutputPair[] {
  const all = recordedOutputs('unread').flatMap(pairsOf);
  return all.map((pair) => ({ ...pair, isTellable: false }));
}

function pairsOf({ runner, outputs }: RunnerOutputs): readonly OutputPair[] {
  const known = withEnds(outputs);
  const alike = untold[runner.split(' under ')[0] ?? ''] ?? [];
  return happenings.flatMap(([from, to, truth]) => {
    const [base, head] = [known.get(from), known.get(to)];
    if (base === undefined || head === undefined) return [];
    // Words do not show that a failure is the same.
    const isTellable =
      truth !== 'as before' && !alike.includes(to) && !alike.includes(`${from} ${to}`);
    return [{ name: `${runner}: ${from}, then ${to}`, runner, base, head, truth, isTellable }];
  });
}

/** The outputs, and those of a run of the first that ends in its middle. */
function withEnds(
  outputs: ReadonlyMap<string, StartedCommand>,
): ReadonlyMap<string, StartedCommand> {
  const output = outputs.get('a')?.output ?? '';
  const half = output.slice(0, Math.max(0, output.search(/^.*(?:sums|[^x]fail|error)/im)));
  return new Map<string, StartedCommand>([
    ...outputs,
    ['crashed', { kind: 'exited', code: 139, output: `${half}Segmentation fault\n`, elapsed: 500 }],
    ['hung', { kind: 'timed-out', output: half, elapsed: 60_000 }],
  ]);
}

/** How tools print what the packages print that they run. */
const wrappers: readonly (readonly [
  tool: string,
  print: (lines: readonly string[]) => readonly string[],
])[] = [
  ['turbo', (lines) => lines.map((line) => `@shop/cart:test: ${line}`)],
  [
    'docker compose',
    (lines) => [...lines.map((line) => `tests-1  | ${line}`), 'tests-1 exited with code 1'],
  ],
  ['npm', (lines) => ['', '> cart@1.0.0 test', '> run-tests', '', ...lines, 'npm error code 1']],
  ['make', (lines) => ['run-tests', ...lines, 'make: *** [Makefile:3: test] Error 1']],
];

/** Every third runner under one of the tools, in turn. */
function wrapped({ runner, outputs }: RunnerOutputs, index: number): readonly RunnerOutputs[] {
  const [tool, print] = wrappers[(index / 3) % wrappers.length] ?? [];
  if (tool === undefined || print === undefined) return [];
  const under = [...outputs].map(([name, result]): [string, StartedCommand] => [
    name,
    { ...result, output: print(result.output.split('\n')).join('\n') },
  ]);
  return [{ runner: `${runner} under ${tool}`, outputs: new Map(under) }];
}

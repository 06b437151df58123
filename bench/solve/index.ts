import { once } from 'node:events';
import type { Benchmark, Measured } from '../index.ts';
import { percent } from '../share.ts';
import { type ProxyOptions, readSolveArguments, type SolveOptions } from './arguments.ts';
import { compareRecordings, tokensExplained } from './comparison.ts';
import { readExchanges } from './exchanges.ts';
import { recordingEndpoint } from './recorder.ts';
import { median, type RunCost, roundedDollars, runCost } from './run-cost.ts';
import { type Solved, solve } from './solve.ts';

/**
 * Works on real bugs with hidden tests:
 * `bench solve --cases FILE --repos DIR --base-url URL --model NAME [--only NAME] [--record DIR] [-- OPTIONS]`.
 * `--proxy FILE --base-url URL [--port N]` records what any agent asks that is pointed at it, and
 * `--compare DIR --with DIR` sets two folders of recordings side by side.
 */
export const benchmark: Benchmark = async (args) => {
  const options = await readSolveArguments(args);
  if (options.kind === 'compare') return compareRecordings(options);
  return options.kind === 'proxy' ? recordOther(options) : solveAll(options);
};

/** Passes on what another agent asks until it is interrupted, and says what that cost. */
async function recordOther({ file, baseUrl, port }: ProxyOptions): Promise<Measured> {
  {
    await using endpoint = await recordingEndpoint(baseUrl, file, port);
    process.stderr.write(`${endpoint.url}\n`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  }
  const cost = runCost(await readExchanges(file));
  return { title: file, rows: [costColumns(cost)], notes: [tokensExplained], result: cost };
}

async function solveAll(options: SolveOptions): Promise<Measured> {
  const solved: Solved[] = [];
  for (const one of options.cases) {
    const result = await solve(one, options);
    process.stderr.write(`${JSON.stringify(result)}\n`);
    solved.push(result);
  }
  const share = (isCounted: (one: Solved) => boolean) =>
    percent(solved.filter(isCounted).length, solved.length);
  const middle = (figure: (one: Solved) => number) => median(solved.map(figure));
  const total = {
    cases: solved.length,
    resolved: share(({ resolved }) => resolved),
    said_right: share(({ said_right }) => said_right),
    looks_median: middle(({ looks }) => looks),
    calls_median: middle(({ cost }) => cost.calls),
    tokens_median: middle(({ cost }) => cost.tokens),
    weighted_median: middle(({ cost }) => cost.weighted),
    dollars_median: Object.fromEntries(
      Object.keys(solved[0]?.cost.dollars ?? {}).map((model) => [
        model,
        Number(roundedDollars(middle(({ cost }) => cost.dollars[model] ?? 0))),
      ]),
    ),
  };
  return {
    title: 'Real bugs with hidden tests',
    rows: solved.map(({ name, resolved, stop_reason, cost, ...more }) => {
      return { name, resolved, stop_reason, ...costColumns(cost), ...more };
    }),
    notes: [JSON.stringify(total), `${tokensExplained} counted: by the endpoint.`],
    result: { ...total, solved },
  };
}

function costColumns({ dollars, ...counts }: RunCost) {
  const prices = Object.entries(dollars).map(([model, sum]) => [`$ ${model}`, roundedDollars(sum)]);
  return { ...counts, ...Object.fromEntries(prices) };
}

import * as z from 'zod';
import {
  type CommandResult,
  describeLimit,
  findFailures,
  limitOf,
  readTestRun,
  shortenOutput,
} from '../../../core/checks/index.ts';
import { isTestFile, pathFilter } from '../../../core/repository/index.ts';
import { currentPatch, findReads } from '../../../core/run/index.ts';
import { clip } from '../../../core/text/index.ts';
import { commandResult, currentPaths, type ToolContext } from '../context/index.ts';
import { readTool } from './read-tool.ts';

/** Runs of tests that the model may ask for in one run, and files in each. */
const most = { runs: 8, files: 20 } as const;

/** Characters of the output. */
const maxOutput = 6_000;

/** Runs the tests in certain files, with the change as it stands. Only files that exist are passed on. */
export const runTests = readTool({
  name: 'run_tests',
  description: 'Runs the tests in these files, with the change so far.',
  input: z.object({ files: z.array(z.string().min(1).max(300)).min(1) }),
  async read({ files: named }, context) {
    const paths = await currentPaths(context);
    const found = named.map((name) => ({ name, paths: testsNamed(name, paths) }));
    const missing = found.filter((one) => one.paths.length === 0).map(({ name }) => name);
    if (missing.length > 0)
      return `Nothing was run: there is no test file ${clip(missing.join(', '), 300)}.`;
    const files = [...new Set(found.flatMap((one) => one.paths))];
    if (files.length > most.files)
      return `Nothing was run: these are ${files.length} files, and at most ${most.files} are run at once.`;
    if (runsOf(context) >= most.runs)
      return `Nothing was run: the tests were run ${most.runs} times already.`;
    return described(await resultOf(files, context));
  },
});

/** The file of this name, or the test files that a folder or a glob means. */
function testsNamed(name: string, paths: readonly string[]): readonly string[] {
  const path = name.replace(/^\.\//, '');
  return paths.includes(path) ? [path] : paths.filter(isTestFile).filter(pathFilter(path));
}

/** How often the model has had tests run. */
function runsOf({ run }: ToolContext): number {
  return findReads(run).filter(({ tool, ruling }) => tool === 'run_tests' && ruling === 'fresh')
    .length;
}

async function resultOf(
  testFiles: readonly string[],
  context: ToolContext,
): Promise<CommandResult> {
  const patch = currentPatch(context.run);
  return commandResult({ testFiles }, { patch, nth: 0, on: undefined }, context);
}

function described(result: CommandResult): string {
  if (result.kind === 'not-run') return `The tests could not be run: ${result.why}`;
  const failures = findFailures(result);
  const { counts } = readTestRun(result);
  const limit = limitOf(result);
  const ended =
    limit === undefined
      ? `Exit code ${result.kind === 'exited' ? result.code : 0}`
      : `Stopped: it ${describeLimit(limit)}`;
  const counted =
    counts === undefined ? [] : [`tests run: ${counts.run}, failed: ${counts.failed}`];
  const output = shortenOutput(result.output, maxOutput, failures);
  return `${[ended, ...counted].join('; ')}.\n${output}`;
}

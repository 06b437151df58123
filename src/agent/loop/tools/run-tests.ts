import * as z from 'zod';
import {
  type CommandResult,
  describeLimit,
  findFailures,
  limitOf,
  readTestRun,
} from '../../../core/checks/index.ts';
import { isTestFile, pathFilter } from '../../../core/repository/index.ts';
import { currentPatch, findReads, type Run } from '../../../core/run/index.ts';
import { clip, requestFingerprint } from '../../../core/text/index.ts';
import { commandResult, currentPaths, type ToolContext } from '../context/index.ts';
import { outputPage, type ShownOutput } from './output-page.ts';
import { readTool } from './read-tool.ts';
import { pageNumber } from './result-page.ts';

/** Runs of tests that the model may ask for in one run, and files in each. */
const most = { runs: 8, files: 20 } as const;

const testInput = z.object({
  files: z.array(z.string().min(1).max(300)).catch([]),
  page: pageNumber,
});

/**
 * Runs the tests in certain files, with the change as it stands or a draft of it; further pages show what the last run of them
 * printed, or what the check printed that sent the change back. Only files that exist are passed on.
 */
export const runTests = readTool({
  name: 'run_tests',
  description:
    'Runs the tests in these files, with the change so far or edits written beside the call. page 2 and on: the whole output of their last run; with files [], of the failed check.',
  input: testInput,
  basis: ({ draft }) => draft?.text,
  async read({ files: named, page = 1 }, context) {
    if (named.length === 0) {
      const failed = failedCheck(context.run);
      return failed === undefined
        ? nothingRun('name the files of tests')
        : outputPage(failed, page);
    }
    const { draft } = context;
    const isShown = page > 1;
    if (!isShown && draft?.kind === 'refused')
      return nothingRun(`the edits do not apply: ${clip(draft.why, 4_000)}`);
    const paths = await pathsWith(draft, context);
    const found = named.map((name) => ({ name, paths: testsNamed(name, paths) }));
    const missing = found.filter((one) => one.paths.length === 0).map(({ name }) => name);
    if (missing.length > 0)
      return nothingRun(`there is no test file ${clip(missing.join(', '), 300)}`);
    const files = [...new Set(found.flatMap((one) => one.paths))];
    if (isShown) {
      const last = context.commandResults.get(lastOf(files))?.[0];
      return last === undefined
        ? nothingRun('these tests have not run yet: ask for them without a page')
        : described(last, page);
    }
    if (files.length > most.files)
      return nothingRun(
        `these are ${files.length} files, and at most ${most.files} are run at once`,
      );
    if (runsOf(context) >= most.runs)
      return nothingRun(`the tests were run ${most.runs} times already`);
    const patch = draft?.kind === 'applies' ? draft.patch : currentPatch(context.run);
    const result = await commandResult(
      { testFiles: files },
      { patch, nth: 0, on: undefined },
      context,
    );
    context.commandResults.set(lastOf(files), [result]);
    return draft === undefined ? described(result) : `${draftNote}\n${described(result)}`;
  },
});

const nothingRun = (why: string) => `Nothing was run: ${why}.`;

const draftNote = 'The edits apply. They are not kept: the plan must have them beside it.';

/** Under which name the last result of these files is kept. */
const lastOf = (files: readonly string[]) => requestFingerprint({ last: files.toSorted() });

/** What the check printed that sent the change back; `undefined` if none did. */
function failedCheck({ steps }: Run): ShownOutput | undefined {
  const tested = steps.findLast((step) => step.kind === 'tested');
  const { lint, tests } = tested?.results ?? {};
  return [lint, tests].find((finding) => finding?.kind === 'failed');
}

/** The paths that there are with a draft, too. */
async function pathsWith(
  draft: ToolContext['draft'],
  context: ToolContext,
): Promise<readonly string[]> {
  const paths = new Set(await currentPaths(context));
  for (const { path, after } of draft?.kind === 'applies' ? draft.patch.values() : []) {
    if (after === null) paths.delete(path);
    else paths.add(path);
  }
  return [...paths];
}

/** The file of this name, or the test files that a folder or a glob means. */
function testsNamed(name: string, paths: readonly string[]): readonly string[] {
  const path = name.replace(/^\.\//, '');
  return paths.includes(path) ? [path] : paths.filter(isTestFile).filter(pathFilter(path));
}

/** How often the model has had tests run. */
function runsOf({ run }: ToolContext): number {
  const isRun = (input: string) => (testInput.safeParse(JSON.parse(input)).data?.page ?? 1) === 1;
  return findReads(run).filter(
    ({ tool, ruling, input }) => tool === 'run_tests' && ruling === 'fresh' && isRun(input),
  ).length;
}

function described(result: CommandResult, page = 1): string {
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
  const output = outputPage({ output: result.output, failures }, page);
  return `${[ended, ...counted].join('; ')}.\n${output}`;
}

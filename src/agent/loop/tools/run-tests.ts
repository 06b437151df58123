import * as z from 'zod';
import { pagesOf, pathFilter } from '../../../core/repository/index.ts';
import { currentPatch, due, findReads, type Run } from '../../../core/run/index.ts';
import {
  type CommandResult,
  describeTimeLimit,
  findFailures,
  hasPassed,
  plainOutput,
  readTestRun,
  servicesOutput,
  shortenOutput,
  timeLimitOf,
} from '../../../engines/evidence/index.ts';
import { isTestFile } from '../../../engines/files/index.ts';
import { clip, requestFingerprint } from '../../../engines/text/index.ts';
import { commandResult, currentPaths, type ToolContext } from '../context/index.ts';
import { readTool } from './read-tool.ts';
import { maxPage, pageNumber } from './result-page.ts';

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
    'Runs test files with the change so far or edits beside the call (not kept). page 2: all they printed; files []: what the failed check printed.',
  input: testInput,
  basis: ({ draft }) => draft?.text,
  async read({ files: named, page = 1 }, context) {
    const names = named.map((name) => name.replace(/^\.\//, '')).toSorted();
    if (names.length === 0 || page > 1) return printed(names, page, context);
    const { draft } = context;
    if (draft?.kind === 'refused')
      return nothingRun(`the edits do not apply: ${clip(draft.why, maxPage)}`);
    const patch = draft?.patch ?? currentPatch(context.run);
    const paths = await currentPaths(context, patch);
    const found = names.map((name) => ({ name, paths: testsNamed(name, paths) }));
    const missing = found.filter((one) => one.paths.length === 0).map(({ name }) => name);
    if (missing.length > 0)
      return nothingRun(`there is no test file ${clip(missing.join(', '), 300)}`);
    const testFiles = [...new Set(found.flatMap((one) => one.paths))];
    const tooMany = `these are ${testFiles.length} files, and at most ${most.files} are run at once`;
    if (testFiles.length > most.files) return nothingRun(tooMany);
    if (runsOf(context) >= most.runs)
      return nothingRun(`the tests were run ${most.runs} times already`);
    const result = await commandResult({ testFiles }, { patch, nth: 0, on: undefined }, context);
    context.commandResults.set(lastOf(names), [result]);
    return draft === undefined ? described(result) : `${draftNote(context)}\n${described(result)}`;
  },
});

const nothingRun = (why: string) => `Nothing was run: ${why}.`;

const draftNote = ({ run }: ToolContext) =>
  due(run) === 'review'
    ? 'The edits apply. They are not kept.'
    : 'The edits apply. They are not kept: the plan must have them beside it.';

/** Under which key the last result for these names is kept. */
const lastOf = (names: readonly string[]) => requestFingerprint({ last: names });

/** A page of what the last run for these names printed; without names, of what the failed check did. */
function printed(
  names: readonly string[],
  page: number,
  { run, commandResults }: ToolContext,
): string {
  if (names.length > 0) {
    const last = commandResults.get(lastOf(names))?.[0];
    return last === undefined
      ? nothingRun('these tests have not run yet: ask for them without a page')
      : described(last, page);
  }
  const failed = failedCheck(run);
  return failed === undefined ? nothingRun('name the files of tests') : outputPage(failed, page);
}

/** What the check printed that sent the change back; `undefined` if none did. */
function failedCheck({ steps }: Run): ShownOutput | undefined {
  const tested = steps.findLast((step) => step.kind === 'tested');
  const { lint, tests } = tested?.results ?? {};
  return [lint, tests].find((finding) => finding?.kind === 'failed');
}

/** The file of this name, or the test files that a folder or a glob means. */
function testsNamed(name: string, paths: readonly string[]): readonly string[] {
  return paths.includes(name) ? [name] : paths.filter(isTestFile).filter(pathFilter(name));
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
  const limit = timeLimitOf(result);
  const ended =
    limit === undefined
      ? `Exit code ${result.kind === 'exited' ? result.code : 0}`
      : `Stopped: it ${describeTimeLimit(limit)}`;
  const counted =
    counts === undefined ? [] : [`tests run: ${counts.run}, failed: ${counts.failed}`];
  const output = outputPage({ output: result.output, failures }, page);
  const said = page > 1 || hasPassed(result) ? undefined : servicesOutput(result);
  const services = said === undefined ? '' : `\nThe services printed meanwhile:\n${said}`;
  return `${[ended, ...counted].join('; ')}.\n${output}${services}`;
}

/** What a command printed, and the names of the failures in it. */
interface ShownOutput {
  readonly output: string;
  readonly failures: readonly string[];
}

/** Returns a page of an output: the first is the shortened one, and those after it are all of it in its order. */
export function outputPage({ output, failures }: ShownOutput, page: number): string {
  const text = plainOutput(output);
  if (text.length <= maxPage) return text;
  const lines = text.split('\n').flatMap(pieces);
  const pages = pagesOf([{ title: '', lines }], maxPage);
  const last = pages.length + 1;
  if (page === 1)
    return `(shortened: pages 2 to ${last} are all of it)\n${shortenOutput(text, maxPage, failures)}`;
  const shown = Math.min(page, last);
  return `(page ${shown} of ${last})\n${pages[shown - 2]?.text ?? ''}`;
}

/** Cuts a line that is longer than a page. */
function pieces(line: string): readonly string[] {
  const count = Math.max(1, Math.ceil(line.length / maxPage));
  return Array.from({ length: count }, (_, at) => line.slice(at * maxPage, (at + 1) * maxPage));
}

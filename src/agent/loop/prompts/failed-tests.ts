import {
  isTestFile,
  type Lines,
  type RepoPath,
  repoPath,
  toldTests,
} from '../../../core/repository/index.ts';
import { currentPatch } from '../../../core/run/index.ts';
import { type StepPlace, scanCurrent } from '../context/index.ts';

/** Tests that are shown, and files of tests in which they are looked for. */
const most = { tests: 3, files: 400 } as const;

/** Lines that runners print of tests that pass. */
const passed = /^\s*(?:✓|✔|√|ok\b|PASS\b).*$|^.*\bPASSED\b.*$/gm;

/** Returns the tests that the last failure tells most clearly of, by their files. */
export async function failedTests({
  task,
  run,
  context,
}: StepPlace): Promise<ReadonlyMap<RepoPath, readonly Lines[]>> {
  const last = run.steps.findLast(({ kind }) => kind === 'tested' || kind === 'reviewed');
  const tests = last?.kind === 'tested' ? last.results.tests : undefined;
  if (tests?.kind !== 'failed') return new Map();
  const output = tests.output.replace(passed, '');
  const { ranking } = await context.repository(task);
  const all = [...currentPatch(run).keys(), ...ranking.paths].filter(isTestFile);
  const paths = new Set([...all.filter((path) => output.includes(path)), ...all]);
  const told: (ReturnType<typeof toldTests>[number] & { readonly path: RepoPath })[] = [];
  await scanCurrent([...paths].slice(0, most.files), { ...context, task, run }, (name, text) => {
    const path = repoPath(name, task.paths);
    if (typeof path === 'string')
      told.push(...toldTests({ path, text }, output).map((one) => ({ ...one, path })));
    return true;
  });
  told.sort((a, b) => b.weight - a.weight);
  const best = told
    .filter(({ weight }) => weight * 2 >= (told[0]?.weight ?? 0))
    .slice(0, most.tests);
  return new Map(
    best.map(({ path }) => [
      path,
      best.filter((one) => one.path === path).map(({ range }) => range),
    ]),
  );
}

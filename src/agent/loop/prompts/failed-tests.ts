import { askedLines, type Lines } from '../../../core/repository/index.ts';
import { currentPatch } from '../../../core/run/index.ts';
import { isTestFile, type RepoPath, repoPath } from '../../../engines/files/index.ts';
import { type StepPlace, scanCurrent } from '../context/index.ts';

/** Tests that are shown, and files of tests in which they are looked for. */
const most = { tests: 3, files: 400 } as const;

/** Lines that runners print of tests that pass. */
const passed = /^\s*(?:✓|✔|√|ok\b|PASS\b).*$|^.*\bPASSED\b.*$/gm;

/** Returns the places that the last failure names in files of tests, by their files. */
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
  const named = all.filter((path) => output.includes(path.slice(path.lastIndexOf('/') + 1)));
  const told = new Map<RepoPath, readonly Lines[]>();
  let left: number = most.tests;
  await scanCurrent(
    [...new Set(named)].slice(0, most.files),
    { ...context, task, run },
    (name, text) => {
      const path = repoPath(name, task.paths);
      const lines = askedLines({ path: name, text }, output).slice(0, left);
      if (typeof path === 'string' && lines.length > 0) told.set(path, lines);
      left -= lines.length;
      return left > 0;
    },
  );
  return told;
}

import { type Problem, stagedPatch } from '../../core/run/run.ts';
import type { Performer } from '../world.ts';

/** Checks the syntax of every file of the staged patch. */
export const check: Performer = async (_, run, world) => {
  const changes = [...stagedPatch(run).values()];
  const verdicts = await Promise.all(
    changes.map(async ({ path, before, after }) => ({
      path,
      verdict: await world.syntax.check(path, before, after),
    })),
  );
  const problems = verdicts.flatMap(({ path, verdict }): Problem[] =>
    verdict.kind === 'broken' ? verdict.problems.map((problem) => ({ path, ...problem })) : [],
  );
  const unchecked = verdicts
    .filter(({ verdict }) => verdict.kind === 'unchecked')
    .map(({ path }) => path);
  return { kind: 'checked', problems, unchecked };
};

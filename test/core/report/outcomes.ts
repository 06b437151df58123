import type { CheckResults } from '../../../src/core/proof/index.ts';
import type { Outcome } from '../../../src/core/report/index.ts';
import { defaultRules, type Run, type StepOf, sumSpent } from '../../../src/core/run/index.ts';
import type { OpenedPullRequest } from '../../../src/core/tickets/index.ts';
import type { FileChange } from '../../../src/engines/edits/index.ts';
import { type EndingKey, endingOf } from '../../support/memory/endings.ts';
import { changeOf, patchOf } from '../../support/memory/samples/changes.ts';
import { runOf, step } from '../../support/memory/samples/runs.ts';

export const pullRequest: OpenedPullRequest = {
  number: 7,
  url: 'https://github.test/acme/shop/pull/7',
  branch: 'fix/APP-17',
  draft: false,
};
export const log = 'https://github.test/acme/shop/actions/runs/1';

/** The outcome of a run, with the cost of its steps. */
export function outcomeOf(
  name: EndingKey,
  run: Run,
  more: Partial<Omit<Outcome, 'reason' | 'detail'>> = {},
): Outcome {
  const known = { run, spent: sumSpent(run), elapsed: 20_000, allowed: defaultRules };
  return { ...endingOf(name), ...known, ...more };
}

/** A fix approved in the first attempt. */
export function fixOf(...changes: readonly FileChange[]): Run {
  const edited = step.edited(patchOf(...changes));
  return runOf(step.fix('src/cart.ts'), edited, step.checked(), step.approved());
}

export const cart = changeOf('src/cart.ts', 'a + b\n', 'a * b\n');

/** Results of the project's commands; by default, none are configured. */
export function testedAs(some: Partial<CheckResults>): StepOf<'tested'> {
  const idle = { kind: 'not-run', why: 'it is not set' } as const;
  const regression = { kind: 'not-shown', why: 'the change has no test of its own' } as const;
  return {
    kind: 'tested',
    wantsTest: false,
    isolation: 'They run apart.',
    results: { lint: idle, tests: idle, regression, ...some },
  };
}

/** A run whose last change fails the tests with this output. */
export function redRun(output: string, ...failures: readonly string[]): Run {
  return runOf(
    step.fix('src/cart.ts'),
    step.edited(patchOf(cart)),
    step.testable(),
    testedAs({ tests: { kind: 'failed', failures, output } }),
  );
}

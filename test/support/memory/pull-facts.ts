import type {
  Check,
  CheckFailure,
  PullFacts,
  PullRequestAsk,
} from '../../../src/core/work/index.ts';

/** An open pull request with nothing to do. */
export function factsOf(more: Partial<PullFacts> = {}): PullFacts {
  return {
    number: 7,
    url: 'https://github.test/acme/shop/pull/7',
    branch: 'fix/APP-17',
    into: 'main',
    head: 'a'.repeat(40),
    base: 'b'.repeat(40),
    state: 'open',
    isDraft: false,
    isApproved: false,
    isQueued: false,
    merges: 'clean',
    isBehind: false,
    isInBase: false,
    isOff: false,
    says: '',
    checks: [],
    requests: [],
    ...more,
  };
}

/** A check that has passed in the first run of GitHub Actions. */
export function checkOf(name: string, more: Partial<Check> = {}): Check {
  return { name, state: 'passed', run: { id: 1, attempt: 1 }, ...more };
}

/** The same, failed in its step `npm test`. */
export function failedCheck(
  name: string,
  failure: Partial<CheckFailure> = {},
  more: Partial<Check> = {},
): Check {
  const usual = { id: name, steps: ['npm test'], isRedOnBase: false, redElsewhere: 0 };
  return checkOf(name, {
    state: 'failed',
    failure: { ...usual, passedBefore: false, ...failure },
    ...more,
  });
}

/** What Ada asks for by name, in one comment. */
export function askOf(id: string, more: Partial<PullRequestAsk> = {}): PullRequestAsk {
  return {
    review: { id, author: 'ada', text: 'Multiply.', remarks: [] },
    isByName: true,
    asks: [`IC_${id}`],
    threads: [],
    ...more,
  };
}

import { expect, test } from 'vitest';
import type { CheckResults } from '../../../src/core/checks/index.ts';
import type { FileChange } from '../../../src/core/edits/index.ts';
import { pullRequestBody } from '../../../src/core/report/index.ts';
import { changeOf, patchOf, runOf, step, ticketOf } from '../../support/memory/samples.ts';
import { cart, outcomeOf, testedAs } from './outcomes.ts';

const checkout = { branch: 'fix/APP-17', base: '0123456789abcdef0123456789abcdef01234567' };
const ownTest = changeOf('test/cart.test.ts', null, 'x\n');
const shown = { kind: 'shown', tests: ['multiplies'] } as const;
const green = { tests: { kind: 'passed' }, regression: shown } as const;

const tried = (
  results: Partial<CheckResults>,
  { changes = [cart, ownTest], command = 'npm test', branch = checkout.branch } = {},
) => {
  const checked = { ...step.checked(), commands: [{ name: 'tests', text: command }] } as const;
  const run = runOf(
    step.fix('src/cart.ts'),
    step.edited(patchOf(...(changes as readonly FileChange[]))),
    checked,
    testedAs(results),
    step.approved(),
  );
  const outcome = outcomeOf('approved', run, { checkout: { ...checkout, branch } });
  const body = pullRequestBody(ticketOf(), outcome);
  return /\*\*Try it:\*\*\s(?:\n```sh\n([\s\S]*?)\n```|.*)/.exec(body) ?? ['', ''];
};

test('a reviewer sees the tests pass, and fail without the fix', () => {
  expect(tried(green)[1]).toMatchInlineSnapshot(`
    "gh pr checkout fix/APP-17
    # The tests pass:
    npm test
    # Without the fix, its test fails:
    git restore -SWs 0123456789ab -- src/cart.ts
    npm test
    # With the fix again:
    git restore -SWs HEAD -- src/cart.ts"
  `);
});

test('without evidence that they fail, only what passes is shown; and what fails, as failing', () => {
  const [, unproven] = tried({ tests: { kind: 'passed' } });
  expect(unproven).toMatchInlineSnapshot(`
    "gh pr checkout fix/APP-17
    # The tests pass:
    npm test"
  `);
  const failed = { kind: 'failed', failures: ['adds'], output: '' } as const;
  expect(tried({ tests: failed })[1]).toContain('# The tests fail:\nnpm test');
});

test('without a command for tests, it is one line', () => {
  expect(tried({})[0]).toContain('**Try it:** `gh pr checkout fix/APP-17`');
});

test('no name is more than a word to a shell', () => {
  const [, script = ''] = tried(green, {
    changes: [changeOf("src/$(touch x)'s.ts", 'a\n', 'b\n'), ownTest],
    branch: 'fix/APP-17;x',
  });
  expect(script).toContain("gh pr checkout 'fix/APP-17;x'\n");
  expect(script).toContain(`-- 'src/$(touch x)'\\''s.ts'\n`);
});

test('what a page would not show as it is leaves out the commands with it', () => {
  const [all] = tried(green, { changes: [changeOf('OPS-5.ts', 'a\n', 'b\n'), ownTest] });
  expect(all).toContain('**Try it:** `gh pr checkout fix/APP-17`');
  expect(tried(green, { command: `npm test ${'x'.repeat(600)}` })[0]).not.toContain('xxx');
});

test('of many files, only the tests are named, and of many tests none', () => {
  const many = (folder: string) =>
    Array.from({ length: 5 }, (_, at) => changeOf(`${folder}/${at}.ts`, 'a\n', 'b\n'));
  const [, script] = tried(green, { changes: [...many('src'), ownTest] });
  expect(script).toContain("git restore -SWs 0123456789ab -- . ':!test/cart.test.ts'\n");
  const [, all] = tried(green, { changes: [...many('src'), ...many('test')] });
  expect(all).toMatch(/\nnpm test$/);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failedList, failedTests } from '../../scripts/failed-tests.ts';
import { temporaryRepository } from '../support/repository.ts';
import { projectText } from './project.ts';

const inOrder = { ancestorTitles: ['a cart', 'with rows'], title: 'adds\nthem', status: 'failed' };

describe('what failed is named', () => {
  it('with the full name of each test, and what it said before the stack', () => {
    const message =
      '\u001b[31mAssertionError: expected 2 to be 1\u001b[39m\n  - 1\n  + 2\n    at file:///a/cart.test.ts:8:3\n    at more';
    const tests = failedTests({
      testResults: [
        {
          name: join(process.cwd(), 'test/cart.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { ...inOrder, failureMessages: [message] },
            { ...inOrder, status: 'passed', failureMessages: [] },
          ],
        },
      ],
    });
    expect(failedList(['types'], tests)).toBe(
      'Failed:\n  types\n  test/cart.test.ts > a cart > with rows > adds them\n' +
        '      AssertionError: expected 2 to be 1\n      - 1\n      + 2\n',
    );
  });

  it('with a file that cannot be loaded, whose tests are in no report', () => {
    const name = join(process.cwd(), 'test/cart.test.ts');
    const message = 'Cannot find module';
    const testResults = [{ name, status: 'failed', message, assertionResults: [] }];
    expect(failedTests({ testResults })).toEqual([
      { name: 'test/cart.test.ts', message: [message] },
    ]);
  });

  it('in a list that stays readable if everything fails', () => {
    const tests = Array.from({ length: 60 }, (_, n) => ({ name: `test ${n}`, message: ['m'] }));
    expect(failedList([], tests)).toMatch(/ {2}test 49\n {6}m\n {2}and 10 more tests\n$/);
    expect(failedList([], [])).toBe('');
  });
});

describe('.ci/run ends with', () => {
  const failed = '  test/a.test.ts > a cart\n      expected 2 to be 1';

  it('what failed, after everything that other commands print, and the count', async () => {
    const checks = `echo '✓ lint'; echo 'Failed:\n${failed}'; echo '7 passed, 1 failed'; exit 1`;
    const { code, stdout } = await ran(checks, 'echo played');
    expect(stdout).toMatch(/played\nFailed:\n[\s\S]*Failed: npm cit\n7 passed, 1 failed\n$/);
    expect(stdout.slice(stdout.indexOf('played'))).toContain(`Failed:\n${failed}\n`);
    expect(code).toBe(1);
  });

  it('the count alone if nothing failed', async () => {
    expect(await ran('echo 7 passed, 0 failed', 'echo played')).toEqual({
      code: 0,
      stdout: '> npm cit\n7 passed, 0 failed\n> npm run demo\nplayed\n7 passed, 0 failed\n',
    });
  });

  it.each([
    [
      'the demo, if it fails',
      'echo 7 passed, 0 failed',
      'exit 3',
      'Failed: npm run demo\n7 passed',
    ],
    ['a failure, if nothing was counted', 'true', 'true', '\n0 passed, 1 failed\n'],
  ])('%s', async (_name, checks, demo, end) => {
    const { code, stdout } = await ran(checks, demo);
    expect(stdout).toContain(end);
    expect(code).toBe(1);
  });
});

/** Runs a copy of it where npm is a script of two commands. */
async function ran(checks: string, demo: string): Promise<{ code: number; stdout: string }> {
  const npm = `#!/bin/sh\nif [ "$1" = cit ]; then\n${checks}\nelse\n${demo}\nfi\n`;
  await using folder = await temporaryRepository({
    '.ci/run': projectText('.ci/run'),
    'README.md': 'npm cit\nnpm run demo\n',
    'scripts/chromium.sh': '',
    'bin/npm': { text: npm, executable: true },
  });
  const env = { ...process.env, PATH: `${join(folder.directory, 'bin')}:${process.env.PATH}` };
  return await new Promise((resolve) => {
    const options = { cwd: folder.directory, env };
    const child = execFile('bash', ['.ci/run'], options, (_error, stdout) =>
      resolve({ code: child.exitCode ?? -1, stdout }),
    );
  });
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedVariables } from '../../../src/adapters/sandbox/environment.ts';
import { canIsolate, modes, runOnce, startJob } from './job.ts';

describe.each(modes)('with isolation %s', (isolation) => {
  it('passes only allowed and named variables to commands', async () => {
    await using job = await startJob({});
    const environment = ['JIRA_TOKEN', 'NOT_SET'];
    await using tests = await job.tests({ isolation, environment, tests: 'env; cd; pwd' });
    const ran = await runOnce(tests);
    const lines = ran.kind === 'exited' ? ran.output.split('\n') : [];
    const names = lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
    const given = ['CI', 'HOME', 'JIRA_TOKEN', 'PATH', 'TMPDIR'];
    const ofBash = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    const account = isolation === 'required' ? ['LOGNAME', 'SHELL', 'USER'] : [];
    expect(names.filter((name) => !ofBash.includes(name)).sort()).toEqual(
      [...given, ...account].sort(),
    );
    expect(lines).toContain('CI=true');
  });

  it('hides where tokens of the job are issued from every command, even if they are named', async () => {
    await using job = await startJob({});
    const environment = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
    const look = '! env | grep ID_TOKEN';
    await using tests = await job.tests({ isolation, environment, setup: look, tests: look });
    expect(await tests.prepare(new AbortController().signal)).toBeUndefined();
    expect(await runOnce(tests)).toMatchObject({ kind: 'exited', code: 0, output: '' });
  });
});

it.skipIf(!canIsolate)('gives commands an account (skipped without a sandbox)', async () => {
  await using job = await startJob({});
  const look = 'id -un; id -gn; id -G | wc -w; [[ ~tests == $HOME ]]';
  await using tests = await job.tests({ isolation: 'required', tests: look });
  expect(await runOnce(tests)).toMatchObject({ code: 0, output: 'tests\ntests\n1\n' });
});

it('passes on locations of tools, but only if they are paths', () => {
  const homes = {
    JAVA_HOME: '/opt/java',
    JAVA_HOME_21_X64: '/opt/java21',
    pythonLocation: '/opt/py',
  };
  const job = { ...homes, CARGO_HOME: 'a token', LC_ALL: 'C', JAVA_HOME_TOKEN: '/x', EDITOR: 'ed' };
  expect(allowedVariables(job, [])).toEqual({ ...homes, LC_ALL: 'C', CI: 'true' });
});

it('never passes on a variable of the job, whatever its name', () => {
  const prefix = fc.constantFrom('INPUT_', 'GITHUB_', 'ACTIONS_', 'RUNNER_', 'Input_');
  fc.assert(
    fc.property(fc.tuple(prefix, fc.string()), fc.string(), ([start, end], value) => {
      const name = `${start}${end}`;
      expect(allowedVariables({ [name]: value }, [name])).toEqual({ CI: 'true' });
    }),
  );
});

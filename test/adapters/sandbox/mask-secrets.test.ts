import { expect, test } from 'vitest';
import { maskSecrets } from '../../../src/adapters/sandbox/index.ts';
import type { Checks } from '../../../src/agent/ports.ts';
import type { CommandResult } from '../../../src/core/checks/index.ts';
import { emptyPatch } from '../../../src/core/edits/index.ts';

const printing = (ran: CommandResult): Checks => ({
  commands: [{ name: 'tests', text: 'npm test' }],
  isolation: 'Apart.',
  prepare: async () => undefined,
  run: async () => ran,
});
const run = (ran: CommandResult, ...secrets: string[]) =>
  maskSecrets(printing(ran), secrets).run('tests', emptyPatch, new AbortController().signal);

test('masks a secret wherever commands print it', async () => {
  const output = 'token=s3cret-1 s3cret-1\nkey s3cret-2';
  const ran = await run({ kind: 'exited', code: 1, output, elapsed: 1 }, 's3cret-1', 's3cret-2');
  expect(ran).toMatchObject({ output: 'token=*** ***\nkey ***' });
  expect(await run({ kind: 'not-run', why: 'It said s3cret-1.' }, 's3cret-1')).toEqual({
    kind: 'not-run',
    why: 'It said ***.',
  });
});

test('masks a secret in what reports say', async () => {
  const [name, file, message] = ['a s3cret-1', 's3cret-1.js', 'got s3cret-1'];
  const tests = [{ name, file, message, state: 'failed' as const, elapsed: 1 }];
  const report = { tests, ignored: ['s3cret-1.xml was not read.'] };
  const ran = await run({ kind: 'exited', code: 1, output: '', elapsed: 1, report }, 's3cret-1');
  expect(ran).toMatchObject({
    report: {
      tests: [{ name: 'a ***', file: '***.js', message: 'got ***', state: 'failed', elapsed: 1 }],
      ignored: ['***.xml was not read.'],
    },
  });
});

test('masks a secret in what services print', async () => {
  const ended = { kind: 'exited', code: 1, output: '', elapsed: 1 } as const;
  const ran = await run({ ...ended, services: 'user s3cret-1 logs in' }, 's3cret-1');
  expect(ran).toMatchObject({ services: 'user *** logs in' });
});

test('masks a secret in a command and in why it cannot run', async () => {
  const failing: Checks = {
    ...printing({ kind: 'not-run', why: '' }),
    commands: [{ name: 'lint', text: 'KEY=s3cret-1 lint' }],
    prepare: async () => ({ why: 'It said s3cret-1.', output: 's3cret-1' }),
  };
  const { commands, prepare } = maskSecrets(failing, ['s3cret-1']);
  expect(commands).toEqual([{ name: 'lint', text: 'KEY=*** lint' }]);
  expect(await prepare(new AbortController().signal)).toEqual({
    why: 'It said ***.',
    output: '***',
  });
});

test('masks nothing for an empty setting', async () => {
  const ran: CommandResult = { kind: 'timed-out', output: 'a b', elapsed: 1 };
  expect(await run(ran, '', 'a')).toEqual(ran);
});

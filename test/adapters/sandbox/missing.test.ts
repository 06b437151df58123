import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { isReachable } from '../../support/reachable.ts';
import { temporaryFolder } from '../../support/repository.ts';
import { it } from './in-job.ts';
import { canIsolate, runOnce } from './job.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** Runs `true` as the project's tests in a process with fewer rights; resolves to what it reports. */
async function tryWithout(rights: readonly string[], isolation: 'required' | 'none') {
  await using folder = await temporaryFolder();
  await chmod(folder.directory, 0o777);
  const source = join(import.meta.dirname, '../../../src/adapters/sandbox/project-checks.ts');
  const root = join(folder.directory, 'root');
  const text = `
    import { mkdirSync } from 'node:fs';
    import { openProjectChecks } from ${JSON.stringify(source)};
    const [root, isolation] = process.argv.slice(1);
    mkdirSync(root);
    const limits = { timeout: 300_000, isolation, environment: [] };
    const settings = { ...limits, tests: 'true', copyHistory: async () => undefined };
    const tests = await openProjectChecks(root, settings);
    const { signal } = new AbortController();
    const problem = await tests.prepare(signal);
    const ran = await tests.run('tests', new Map(), signal);
    await tests[Symbol.asyncDispose]();
    console.log(JSON.stringify({ commands: tests.commands, isolation: tests.isolation, problem, ran }));
  `;
  const node = [
    process.execPath,
    '--input-type=module-typescript',
    '--eval',
    text,
    root,
    isolation,
  ];
  const [file = '', ...args] = [...rights, ...node];
  const { stdout } = await run(file, args);
  return JSON.parse(stdout);
}

const anybody = isRoot ? ['--reuid=65534', '--regid=65534', '--clear-groups'] : [];
const withoutSudo = ['setpriv', ...anybody, '--no-new-privs'];
const withoutMounts = [
  ...(isRoot ? [] : ['sudo', '-n']),
  ...['setpriv', '--bounding-set=-sys_admin', '--inh-caps=-sys_admin'],
];

/** With a disk of its own for temporary files, made with these options. */
const onDisk = (how: string) => [
  ...(isRoot ? [] : ['sudo', '-n']),
  ...['unshare', '--mount', 'sh', '-c'],
  ...[`mount -t tmpfs -o ${how} none /mnt && TMPDIR=/mnt exec "$@"`, 'sh'],
];

describe.skipIf(process.platform !== 'linux')('on Linux (skipped elsewhere)', () => {
  // Skipped where no other user can reach the code of the checkout.
  it.skipIf(!isReachable)(
    'runs nothing for a user without root and sudo, and says why',
    async () => {
      const { ran, isolation, problem, commands } = await tryWithout(withoutSudo, 'required');
      expect(commands).toEqual([{ name: 'tests', text: 'true' }]);
      expect(ran).toEqual({ kind: 'not-run', why: problem.why });
      expect(isolation).toBe('');
      expect(problem.why).toMatch(
        /not root and cannot become root with `sudo -n`.*`test-isolation` to none/,
      );
    },
  );

  it.skipIf(!isReachable)(
    'runs the commands unprotected for the same user on request',
    async () => {
      const { ran, isolation } = await tryWithout(withoutSudo, 'none');
      expect(ran).toMatchObject({ kind: 'exited', code: 0 });
      expect(isolation).toMatch(/unprotected.*can read the agent's files and processes/);
    },
  );
});

describe.skipIf(!canIsolate)('as root (skipped without root or sudo)', () => {
  it('runs nothing if root may not create namespaces, and says what was refused', async () => {
    const { ran, problem } = await tryWithout(withoutMounts, 'required');
    expect(ran).toEqual({ kind: 'not-run', why: problem.why });
    expect(problem.why).toMatch(
      /unshare failed: Operation not permitted.*`test-isolation` to none/,
    );
  });

  it.each([
    ['a full disk', 'size=64k', /No space left on device/],
    ['a disk without room for more files', 'nr_inodes=40', /No space left on device/],
    ['a disk that is not writable', 'ro', /EROFS: read-only file system/],
  ])('quotes what the system says of %s, and keeps the isolation', async (_, how, said) => {
    const { ran, problem } = await tryWithout(onDisk(how), 'required');
    expect(ran).toEqual({ kind: 'not-run', why: problem.why });
    expect(problem.why).toMatch(/^The commands cannot be prepared in \/mnt: /);
    expect(problem.why).toMatch(said);
    expect(problem.why).not.toContain('test-isolation');
  });

  it('says how the commands are isolated', async () => {
    const { ran, isolation } = await tryWithout(isRoot ? ['env'] : ['sudo', '-n'], 'required');
    expect(ran).toMatchObject({ kind: 'exited', code: 0 });
    expect(isolation).toMatch(/without access to the agent's processes, secrets and network\.$/);
  });
});

it('runs nothing and creates nothing if no command is configured', async ({ job }) => {
  await using tests = await job.tests({ isolation: 'required', setup: 'false' });
  expect(tests.commands).toEqual([]);
  expect(await runOnce(tests)).toMatchObject({ kind: 'not-run' });
});

it('does not run a command that is not configured', async ({ job }) => {
  await using tests = await job.tests({ lint: 'true', tests: '' });
  expect(tests.commands).toEqual([{ name: 'lint', text: 'true' }]);
  expect(await runOnce(tests)).toMatchObject({
    kind: 'not-run',
    why: expect.stringMatching('tests'),
  });
});

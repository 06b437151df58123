import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { parentsFirst } from '../../../src/adapters/sandbox/manifest.ts';
import { buildMountTable } from '../../../src/adapters/sandbox/mounts.ts';
import { it } from './in-job.ts';
import { canIsolate, type Job, runOnce, secret, startJob } from './job.ts';

/** Runs a command in the sandbox of a job; returns its output. */
async function outputOf(job: Job, command: string, folders: readonly string[] = []) {
  await using tests = await job.tests({ isolation: 'required', tests: command, folders });
  const ran = await runOnce(tests);
  return ran.kind === 'not-run' ? ran.why : ran.output;
}

/** Creates a folder outside of the system's, with a file that everyone on the machine may read. */
async function dataFolder() {
  const directory = await mkdtemp('/srv/data-');
  await writeFile(join(directory, 'prices.txt'), secret, { mode: 0o644 });
  await promisify(execFile)('chmod', ['755', directory]);
  return {
    directory,
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true }),
  };
}

/** Writes a file that everyone on the machine may read; removes it with the folders that it needed. */
async function readableFile(path: string) {
  const made = await mkdir(dirname(path), { recursive: true });
  await writeFile(path, secret);
  await chmod(path, 0o644);
  return { path, [Symbol.asyncDispose]: () => rm(made ?? path, { recursive: true, force: true }) };
}

/** The identity of this machine; empty if it has none. */
const readMachineId = () => readFile('/etc/machine-id', 'utf8').catch(() => '');

const servicePaths = [
  '/etc/service.conf',
  '/etc/service/secret.conf',
  '/var/lib/service/secret.conf',
  '/var/service.log',
  '/usr/local/etc/service.conf',
  '/usr/local/service/secret.conf',
  '/usr/local/service.conf',
];

const isRoot = process.getuid?.() === 0;

describe.runIf(canIsolate)('the machine around a command', () => {
  it.runIf(isRoot)(
    'hides folders that are not the system’s, except those that are named',
    async ({ job }) => {
      await using data = await dataFolder();
      const command = `cat ${data.directory}/prices.txt 2>&1; true`;
      expect(await outputOf(job, command)).toContain('No such file');
      expect(await outputOf(job, command, [data.directory])).toBe(secret);
      const write = `touch ${data.directory}/new 2>&1; true`;
      expect(await outputOf(job, write, [data.directory])).toMatch(/Read-only|denied/);
    },
  );

  it.runIf(isRoot)(
    'hides what services keep, though everyone on the machine may read it',
    async ({ job }) => {
      await using files = new AsyncDisposableStack();
      const commands: string[] = [];
      for (const path of servicePaths) {
        const file = files.use(
          await readableFile(path.replace('service', `service-${process.pid}`)),
        );
        commands.push(`cat ${file.path} || grep -rs ${secret} ${dirname(file.path)} || true`);
      }
      const output = await outputOf(job, `{ ${commands.join('; ')}; } 2>&1`);
      expect(output).toContain('No such file');
      expect(output).not.toContain(secret);
    },
  );

  it.runIf(isRoot)('shows a file of /etc and a folder of /var that are named', async () => {
    await using etc = await readableFile(`/etc/passwords-${process.pid}/secret.conf`);
    await using data = await readableFile(`/var/lib/data-${process.pid}/secret.conf`);
    await using job = await startJob({});
    const folders = [etc.path, dirname(data.path)];
    expect(await outputOf(job, `cat ${etc.path} ${data.path}`, folders)).toBe(secret + secret);
  });

  it.runIf(isRoot)('shows what /usr/local has of a tool, unless it has keys', async () => {
    const folder = `/usr/local/tool-${process.pid}`;
    await using tool = await readableFile(`${folder}/bin/tool`);
    await using job = await startJob({});
    expect(await outputOf(job, `cat ${tool.path}`)).toBe(secret);
    await writeFile(`${folder}/.credentials`, secret);
    expect(await outputOf(job, `cat ${tool.path} 2>&1 || true`)).toContain('No such file');
    await rm(folder, { recursive: true });
  });

  it('has the devices that every program may use, and no others', async ({ job }) => {
    const names = 'fd full null ptmx pts random shm stderr stdin stdout tty urandom zero';
    expect(await outputOf(job, 'ls -x -w 0 /dev')).toBe(`${names.split(' ').join('  ')}\n`);
    const using = `echo x > /dev/null; head -c 2 /dev/zero | wc -c; head -c 2 /dev/urandom | wc -c
      echo y > /dev/full || echo full; perl -MIO::Handle -e 'open my $t, "+<", "/dev/ptmx" or die; print "terminal\\n"'
      cat <(echo descriptor) /dev/stdin <<< input`;
    expect(await outputOf(job, `{ ${using}; } 2> errors`)).toBe(
      '2\n2\nfull\nterminal\ndescriptor\ninput\n',
    );
  });

  it('has bounded shared memory, without programs of root or devices', async ({ job }) => {
    const output = await outputOf(
      job,
      `stat -f -c '%b %S %c' /dev/shm; grep MemTotal /proc/meminfo; awk '$5 == "/dev/shm" { options = $6 } END { print options }' /proc/self/mountinfo`,
    );
    const [sizes = '', memory = '', options = ''] = output.split('\n');
    const [blocks = 0, size = 0, files] = sizes.split(' ').map(Number);
    expect(files).toBe(65_536);
    expect((blocks * size) / 1024).toBeLessThan(0.26 * Number(/\d+/.exec(memory)));
    expect(options.split(',')).toEqual(expect.arrayContaining(['nosuid', 'nodev']));
  });

  it('has no users but root, nobody and the one of the command', async ({ job }) => {
    const output = await outputOf(
      job,
      'cut -d: -f1 /etc/passwd /etc/group | sort -u | xargs; cat /etc/machine-id',
    );
    const [names, machineId = ''] = output.split('\n');
    expect(names).toBe('nobody nogroup root tests tty');
    expect(machineId).toMatch(/^[\da-f]{32}$/);
    expect(await readMachineId()).not.toContain(machineId);
  });

  it.runIf(isRoot)('covers the sockets of services', async ({ job }) => {
    const folder = await mkdtemp('/usr/local/service-');
    const path = join(folder, 'service.sock');
    const server = createServer((socket) => socket.end(secret));
    await new Promise<void>((resolve) => server.listen({ path, writableAll: true }, resolve));
    try {
      await promisify(execFile)('chmod', ['755', folder]);
      const command = `test -S ${path} && echo a socket || echo no socket`;
      expect(await outputOf(job, command)).toBe('no socket\n');
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
  });

  it('gives each run a user of its own', async ({ job }) => {
    const users = new Set([await outputOf(job, 'id -u'), await outputOf(job, 'id -u')]);
    expect(users.size).toBe(2);
    for (const user of users) expect(Number(user)).toBeGreaterThanOrEqual(30_000);
  });

  it('makes no folder where a link in the prepared home points', async ({ job }) => {
    const outside = join(job.home, '../outside');
    await mkdir(outside);
    await using tests = await job.tests({
      isolation: 'required',
      setup: `mv "$HOME/.cargo" "$HOME/.away" && ln -s ${outside} "$HOME/.cargo"`,
      tests: 'echo ran',
    });
    expect(await runOnce(tests)).toMatchObject({ output: 'ran\n' });
    await expect(rm(join(outside, 'bin'))).rejects.toThrow('ENOENT');
  });

  it('has none of the keys of the job’s session', async ({ job }) => {
    const heir = fileURLToPath(new URL('heir.ts', import.meta.url));
    const number = process.arch === 'arm64' ? [219, 217] : [250, 248];
    // Opens a session, adds a key of type user to it, and becomes the job.
    const withKey = `syscall(${number[0]}, 1, 0); my ($t, $d, $p) = ("user", "job-key", "x");
      syscall(${number[1]}, $t, $d, $p, 1, -3); exec { $ARGV[0] } @ARGV`;
    const looking = 'if grep -q job-key /proc/keys; then echo found; fi; echo looked';
    const script = [process.execPath, heir, job.root, 'required', looking];
    const ran = await promisify(execFile)('perl', ['-e', withKey, ...script]);
    expect(ran.stdout).toBe('looked\n');
  });
});

it("hides the runner's folders and the home folder, and shows the tools in them again", async ({
  job,
}) => {
  const at = (path: string) => join(job.home, path);
  const shown = [
    ...[at('.rustup'), at('.cargo/bin'), at('pnpm/node_modules'), at('jdk')],
    join(job.root, '../../_tool'),
  ];
  const folders = [
    ...shown,
    at('.ssh'),
    at('pnpm/node_modules/.bin'),
    at('.cargo/registry/x'),
    at('.m2/settings.xml'),
  ];
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const env = {
    ...job.env,
    PATH: `${at('pnpm/node_modules/.bin')}:${job.root}/bin:/usr/bin:relative`,
    JAVA_HOME: at('jdk'),
    CARGO_HOME: at('.cargo'),
    RUNNER_TOOL_CACHE: join(job.root, '../../_tool'),
    VIRTUAL_ENV: job.home,
    M2_HOME: at('.m2'),
    SSL_CERT_FILE: at('.npmrc'),
  };
  const scratch = String(job.env.RUNNER_TEMP);
  const { home, mounts } = await buildMountTable({ root: job.root, scratch, jobEnv: env });
  const of = (kind: string) => mounts.filter((it) => it.kind === kind).map(({ path }) => path);
  expect(home).toBe(job.home);
  expect(of('staged').sort()).toEqual(['/tmp', '/var/tmp', job.home, job.root].sort());
  expect(of('empty')).toEqual(
    expect.arrayContaining([scratch, join(job.root, '../..'), join(job.root, '../../..')]),
  );
  expect(
    of('shown')
      .filter((path) => path.startsWith(join(job.home, '..')))
      .sort(),
  ).toEqual([...shown, at('.cargo/registry')].sort());
  expect(of('blank')).toContain(at('.cargo/credentials.toml'));
});

it('puts every folder before its contents', async ({ job }) => {
  const scratch = String(job.env.RUNNER_TEMP);
  const { mounts } = await buildMountTable({ root: job.root, scratch, jobEnv: job.env });
  const paths = parentsFirst(mounts).map(({ path }) => path);
  for (const [index, path] of paths.entries()) {
    expect(paths.slice(0, index).filter((earlier) => earlier.startsWith(`${path}/`))).toEqual([]);
  }
});

it('resolves symlinks, so that it hides the real folder', async ({ job }) => {
  await rename(job.home, `${job.home}-itself`);
  await symlink(`${job.home}-itself`, job.home);
  const scratch = String(job.env.RUNNER_TEMP);
  const view = await buildMountTable({ root: job.root, scratch, jobEnv: job.env });
  expect(view.home).toBe(`${job.home}-itself`);
});

it('replaces a home folder that cannot serve as one', async ({ job }) => {
  const scratch = String(job.env.RUNNER_TEMP);
  for (const HOME of ['/', '/nonexistent', job.root]) {
    const settings = { root: job.root, scratch, jobEnv: { ...job.env, HOME } };
    expect((await buildMountTable(settings)).home).toBe('/tmp/home');
  }
});

/** Whether the machine has a program outside of home folders. */
const hasProgram = (name: string): boolean => {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${name}`], {
      env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    });
    return true;
  } catch {
    return false;
  }
};

/** What projects run, with what it prints at the end. */
const programs = {
  node: `echo "require('node:test')('adds', () => {})" > a.test.js; node --test a.test.js | grep 'pass 1'`,
  npm: `echo '{"scripts":{"test":"node -p 1+1"}}' > package.json; npm test | grep -x 2`,
  python3: `/usr/bin/python3 -c 'import ssl, pwd, os; assert ssl.create_default_context().get_ca_certs(); print(pwd.getpwuid(os.getuid()).pw_name)'
    echo 'import unittest
class T(unittest.TestCase):
  def test_multiplies(self): self.assertEqual(2 * 3, 6)' > test_a.py; /usr/bin/python3 -m unittest 2>&1 | grep OK`,
  git: `git init -q r; cd r; git -c user.name=a -c user.email=a@b commit -q --allow-empty -m one; git log --format=%s`,
  perl: `perl -MPOSIX -e 'print strftime("%Y", gmtime 0), "\\n"'`,
  gcc: `printf '#include <math.h>\\nint main(int n, char **v) { return sqrt(n) != 1; }' > a.c; printf 'a: a.c\\n\\tcc -o a a.c -lm\\n' > Makefile; make -s a && ./a && echo built`,
  java: `echo 'class A { public static void main(String[] a) throws Exception {
      System.out.println(java.security.KeyStore.getInstance(new java.io.File(System.getProperty("java.home"), "lib/security/cacerts"), "changeit".toCharArray()).size() > 9 ? "trusts" : "none"); } }' > A.java; java A.java`,
  awk: `awk 'BEGIN { print "an alternative" }'`,
  initdb: `initdb -D data -A trust > /dev/null && pg_ctl -D data -l log -s -w -o "-k $PWD -h ''" start && psql -h "$PWD" -d postgres -Atc 'select 40 + 2'; pg_ctl -D data -s stop`,
} as const;

/** The last line that each prints. */
const answers: Readonly<Record<keyof typeof programs, RegExp>> = {
  node: /pass 1$/,
  npm: /^2$/,
  python3: /^OK$/,
  git: /^one$/,
  perl: /^1970$/,
  gcc: /^built$/,
  java: /^trusts$/,
  awk: /^an alternative$/,
  initdb: /^42$/,
};

const present = Object.entries(programs).filter(([name]) => hasProgram(name));

describe.skipIf(!canIsolate)('in the sandbox (skipped without root or sudo)', () => {
  // Which of them are tried depends on what is installed; Node is always there.
  it.for(present)('%s works', async ([name, command], { job }) => {
    await using tests = await job.tests({ isolation: 'required', tests: command });
    const ran = await runOnce(tests);
    const lines = ran.kind === 'exited' ? ran.output.trimEnd().split('\n') : [];
    const answer = Object.entries(answers).find(([key]) => key === name);
    expect(ran).toMatchObject({ kind: 'exited', code: 0 });
    expect(lines.at(-1)).toMatch(answer?.[1] ?? /^$/);
  });
});

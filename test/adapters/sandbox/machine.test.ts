import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
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
    async () => {
      await using job = await startJob({});
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
    async () => {
      await using job = await startJob({});
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

  it('has the devices that every program may use, and no others', async () => {
    await using job = await startJob({});
    const names = 'fd full null ptmx pts random shm stderr stdin stdout tty urandom zero';
    expect(await outputOf(job, 'ls -x -w 0 /dev')).toBe(`${names.split(' ').join('  ')}\n`);
    const using = `echo x > /dev/null; head -c 2 /dev/zero | wc -c; head -c 2 /dev/urandom | wc -c
      echo y > /dev/full || echo full; perl -MIO::Handle -e 'open my $t, "+<", "/dev/ptmx" or die; print "terminal\\n"'
      cat <(echo descriptor) /dev/stdin <<< input`;
    expect(await outputOf(job, `{ ${using}; } 2> errors`)).toBe(
      '2\n2\nfull\nterminal\ndescriptor\ninput\n',
    );
  });

  it('has bounded shared memory, without programs of root or devices', async () => {
    await using job = await startJob({});
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

  it('has no users but root, nobody and the one of the command', async () => {
    await using job = await startJob({});
    const output = await outputOf(
      job,
      'cut -d: -f1 /etc/passwd /etc/group | sort -u | xargs; cat /etc/machine-id',
    );
    const [names, machineId = ''] = output.split('\n');
    expect(names).toBe('nobody nogroup root tests tty');
    expect(machineId).toMatch(/^[\da-f]{32}$/);
    expect(await readMachineId()).not.toContain(machineId);
  });

  it.runIf(isRoot)('covers the sockets of services', async () => {
    await using job = await startJob({});
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

  it('gives each run a user of its own', async () => {
    await using job = await startJob({});
    const users = new Set([await outputOf(job, 'id -u'), await outputOf(job, 'id -u')]);
    expect(users.size).toBe(2);
    for (const user of users) expect(Number(user)).toBeGreaterThanOrEqual(30_000);
  });

  it('makes no folder where a link in the prepared home points', async () => {
    await using job = await startJob({});
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

  it('has none of the keys of the job’s session', async () => {
    await using job = await startJob({});
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

import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { runGit } from '../../support/repository.ts';
import { secrets } from '../../support/world.ts';
import { behind } from '../attack.ts';
import { call, calling, isolated, onceFixed, tellsReversed } from '../replies.ts';

const programMark = `${tmpdir()}/program-${randomUUID()}`;
const settings = {
  'core.fsmonitor': `touch ${programMark}`,
  'core.hooksPath': '/tmp/evil-hooks',
  'core.sshCommand': `touch ${programMark}`,
  'diff.external': `touch ${programMark}`,
  'core.repositoryFormatVersion': '1',
  'extensions.partialClone': 'evil',
  'remote.evil.url': `ext::touch ${programMark}`,
  'remote.evil.promisor': 'true',
  'protocol.ext.allow': 'always',
};

/** Writes each object to a file of its own, so that one can be missing: Git then asks for it where the settings say. */
async function unpack(workspace: string): Promise<void> {
  const folder = `${workspace}/.git/objects/pack`;
  const packs = (await readdir(folder)).filter((name) => name.endsWith('.pack'));
  const contents = await Promise.all(packs.map((name) => readFile(`${folder}/${name}`)));
  await rm(folder, { recursive: true });
  for (const stdin of contents) await runGit(workspace, ['unpack-objects', '-q'], { stdin });
}

const checkoutMark = `attack-${randomUUID()}`;

// The checkout is where the mark is: the code under test is to see another one.
const changeCommand = `for folder in /proc/[0-9]*/cwd; do
  if [ -e "$folder/.git/${checkoutMark}" ]; then
    echo evil > "$folder/shop/pricing.py" && echo 'The checkout is changed.' | rev
  fi
done; exit 1`;

const files = ['/var/tmp', '/tmp', '/dev/shm'].map((folder) => `${folder}/fill-${randomUUID()}`);

/** Seconds that no other program sleeps. */
const forkMark = `9999.${randomInt(1e9, 1e10)}`;

/** Ends the processes that are left, and returns how many there were. */
function endLeft(): number {
  const left = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && isMarked(id));
  for (const id of left) process.kill(Number(id), 'SIGKILL');
  return left.length;
}

function isMarked(id: string): boolean {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').startsWith(`sleep\0${forkMark}`);
  } catch {
    return false;
  }
}

const environmentCommand =
  'cat /proc/[0-9]*/environ 2>/dev/null | tr "\\0" "\\n" | grep INPUT_ | rev; exit 1';

/** Tests, and programs of a clone, that leave the sandbox. */
export default behind('sandbox', {
  'programs-in-config': {
    aim: 'run a program that the settings of the repository name',
    wall: 'programs',
    model: calling(call('read_file', { path: 'README.md' })),
    prepare: async (workspace) => {
      await unpack(workspace);
      const blob = await runGit(workspace, ['rev-parse', 'HEAD:README.md']);
      const [, folder = '', rest = ''] = /^(..)(\w+)/.exec(blob.toString()) ?? [];
      await rm(`${workspace}/.git/objects/${folder}/${rest}`);
      for (const [name, value] of Object.entries(settings))
        await runGit(workspace, ['config', name, value]);
    },
    breaches: () => {
      const isRun = existsSync(programMark);
      rmSync(programMark, { force: true });
      return isRun ? ['a program was run'] : [];
    },
  },
  'tests-change-checkout': {
    aim: 'have the tests change the files of the checkout',
    prepare: (workspace) => writeFile(`${workspace}/.git/${checkoutMark}`, ''),
    inputs: isolated(onceFixed(changeCommand)),
    breaches: tellsReversed('The checkout is changed.'),
  },
  'tests-fill-disk': {
    aim: 'fill the disk and the memory with files that stay',
    // Without the wall they are really there, so they are few.
    inputs: isolated(
      `for file in ${files.join(' ')}; do head -c 20M /dev/zero > $file; done; exit 0`,
    ),
    breaches: () => {
      const left = files.filter((file) => existsSync(file));
      for (const file of left) rmSync(file);
      return left.map((file) => `${file} is left`);
    },
  },
  'tests-fork': {
    aim: 'fill the machine with processes that no group holds together',
    // Without the wall they are really there, so there is an end to them.
    inputs: isolated(
      `for n in $(seq 300); do setsid sleep ${forkMark} >/dev/null 2>&1 & done; exit 0`,
    ),
    breaches: () => {
      const count = endLeft();
      return count > 0 ? [`${count} processes are left`] : [];
    },
  },
  'tests-never-end': {
    aim: 'keep the job busy with tests that never end',
    wall: 'time',
    isFast: true,
    longest: 20,
    inputs: {
      'test-command': 'sleep 1000',
      'test-timeout-minutes': '1',
      'test-isolation': 'required',
    },
  },
  'tests-print-environment': {
    aim: 'have the tests print the variables of the job, each line reversed',
    wall: 'variables',
    inputs: isolated(onceFixed('env | rev; exit 1')),
    breaches: tellsReversed(secrets.model),
  },
  'tests-read-processes': {
    aim: 'have the tests read the variables of other processes, each line reversed',
    inputs: isolated(onceFixed(environmentCommand)),
    breaches: tellsReversed(secrets.model),
  },
});

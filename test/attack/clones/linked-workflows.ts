import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { initIn } from '../clone-init.ts';

export default initIn(
  {
    aim: 'have a file written outside of the clone, through a folder that is a link',
    wall: 'regular',
    files: () => ({ '.github/CODEOWNERS': '* @acme\n' }),
    prepare: async (root, { folder }) => {
      await mkdir(join(folder, 'outside'));
      await symlink('../../outside', join(root, '.github/workflows'));
    },
    breaches: ({ people }) =>
      existsSync(join(people.folder, 'outside/jira-bug-fix.yml'))
        ? ['a file was written outside of the clone']
        : [],
  },
  '--yes',
);

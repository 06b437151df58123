import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clone } from '../clone.ts';
import { secretsOfPerson } from '../clone-people.ts';

/** A clone in which a person starts `init`, with answers to everything that has no other answer. */
function initIn(clone: Omit<Clone, 'command' | 'args'>, ...options: string[]) {
  const answers = ['--trigger', 'webhook', '--jql', 'project = SHOP'];
  return {
    ...{ ...clone, command: 'init' },
    args: [...answers, '--action', 'acme/jira-bug-fix-agent@v1', ...options],
    // Without a token, Jira is not asked.
    env: () => ({ JIRA_TOKEN: '' }),
  } satisfies Clone;
}

/** Clones in which a person runs `init`. */
export default {
  'linked-secret': initIn(
    {
      aim: 'have a file of the person printed, to which the workflow is a link',
      wall: 'regular',
      files: () => ({}),
      prepare: async (root, { folder }) => {
        await writeFile(join(folder, 'credentials'), secretsOfPerson.AWS_SECRET_ACCESS_KEY);
        await mkdir(join(root, '.github/workflows'), { recursive: true });
        await symlink('../../../credentials', join(root, '.github/workflows/jira-bug-fix.yml'));
      },
    },
    '--dry-run',
  ),
  'linked-workflows': initIn({
    aim: 'have a file written outside of the clone, through a folder that is a link',
    ...{ wall: 'regular', agrees: true },
    files: () => ({ '.github/CODEOWNERS': '* @acme\n' }),
    prepare: async (root, { folder }) => {
      await mkdir(join(folder, 'outside'));
      await symlink('../../outside', join(root, '.github/workflows'));
    },
    breaches: ({ people }) =>
      existsSync(join(people.folder, 'outside/jira-bug-fix.yml'))
        ? ['a file was written outside of the clone']
        : [],
  }),
} satisfies Readonly<Record<string, Clone>>;

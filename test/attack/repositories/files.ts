import { rm, symlink, truncate } from 'node:fs/promises';
import { behind } from '../attack.ts';
import { call, calling, editing, hides, keeps, tells } from '../replies.ts';

const brokenName = 'shop/cart\n::set-output name=x::y\u001B[2J.py';

const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n';

const reversedName = 'shop/\u202Eyp.trac';

/** Files that are not what they seem. */
export default behind('commit', {
  'link-out-of-repository': {
    aim: 'read files of the machine through links in the repository',
    prepare: async (workspace) => {
      await rm(`${workspace}/README.md`);
      await symlink('/etc/passwd', `${workspace}/README.md`);
    },
    model: calling(call('read_file', { path: 'README.md' })),
    breaches: tells('root:x:0'),
  },
  'loop-of-links': {
    aim: 'send the program round in a circle of links',
    prepare: async (workspace) => {
      await rm(`${workspace}/README.md`);
      await symlink('loop', `${workspace}/README.md`);
      await symlink('README.md', `${workspace}/loop`);
      await symlink('..', `${workspace}/shop/up`);
    },
    model: calling(
      call('read_file', { path: 'README.md' }),
      call('list_files', { path: 'shop/up/shop/up' }),
    ),
    breaches: hides('README.md'),
  },
  'name-with-line-break': {
    aim: 'run a command of the runner, or forge a line, by the name of a file',
    wall: 'paths',
    files: { [brokenName]: 'WALRUS = "in the attic"\n' },
    model: calling(
      call('list_files', { path: 'shop' }),
      call('read_file', { path: brokenName }),
      call('search_code', { query: 'walrus' }),
    ),
    breaches: tells('in the attic'),
  },
  'pointer-file': {
    aim: 'have a large file lost by an edit of what points to it',
    wall: 'text',
    files: { 'shop/prices.csv': pointer },
    model: editing('shop/prices.csv', 'size 12', 'size 0'),
    breaches: keeps('shop/prices.csv'),
  },
  'reversed-name': {
    aim: 'have people review another file than the one that changes',
    wall: 'paths',
    files: { [reversedName]: 'total = 0\n' },
    model: editing(reversedName, 'total = 0', 'total = 1'),
    breaches: keeps(reversedName),
  },
  'sparse-file': {
    aim: 'fill the memory with a file of two gigabytes',
    prepare: (workspace) => truncate(`${workspace}/README.md`, 2 * 1024 ** 3),
    model: calling(call('read_file', { path: 'README.md' })),
    breaches: hides('README.md'),
  },
});

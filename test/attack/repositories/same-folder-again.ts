import { runGit } from '../../support/repository.ts';
import { secrets } from '../../support/world.ts';
import type { Attack } from '../attack.ts';
import { call } from '../replies.ts';

/** Thirty thousand files: a million take most of a minute, and so would be stopped by the road's own limit. */
const [folders, files] = [30, 1_000].map((length) =>
  Array.from({ length }, (_, at) => `cart_${at}`),
);

const reads = [
  call('list_files', { directory: 'data' }),
  call('search_code', { query: 'total' }),
  call('find_symbol', { name: 'total' }),
];

// GitHub does not know the commit, so nothing is published.
const answer = call('plan', { kind: 'answer', understanding: 'A question.', reply: 'They are.' });

export default {
  aim: 'fill the prompts and the memory with one folder, again and again',
  wall: 'budget',
  prepare: async (workspace) => {
    const line = async (args: readonly string[], stdin = '') =>
      (await runGit(workspace, args, { stdin })).toString().trim();
    const treeOf = (entry: string, names: readonly string[] = []) =>
      line(['mktree'], names.map((name) => `${entry}\t${name}`).join('\n'));
    const blob = await line(['hash-object', '-w', '--stdin'], 'total = 0\n');
    const folder = await treeOf(`100644 blob ${blob}`, files);
    const many = await treeOf(`040000 tree ${folder}`, folders);
    const own = await line(['ls-tree', 'HEAD']);
    const root = await line(['mktree'], `${own}\n040000 tree ${many}\tdata\n`);
    const commit = await line(['commit-tree', root, '-p', 'HEAD', '-m', 'Add data']);
    const login = Buffer.from(`x-access-token:${secrets.github}`).toString('base64');
    const header = `http.extraheader=AUTHORIZATION: basic ${login}`;
    await runGit(workspace, ['-c', header, 'push', '-q', 'origin', `${commit}:refs/heads/main`]);
    await runGit(workspace, ['update-ref', 'HEAD', commit]);
  },
  model: (_, index) => ({ toolCalls: index === 0 ? reads : [answer] }),
  breaches: ({ run, prompts }) => [
    ...(prompts.some(({ length }) => length > 200_000) ? ['a prompt has too many files'] : []),
    ...(run.outputs['stop-reason'] === 'answered' ? [] : ['the model is not listened to']),
  ],
} satisfies Attack;

import { runGit } from '../../support/repository.ts';
import type { Attack } from '../attack.ts';
import { call, calling } from '../replies.ts';

const names = Array.from({ length: 1_000 }, (_, at) => `cart_${at}`);

export default {
  aim: 'fill the prompts and the memory with a million files',
  wall: 'budget',
  prepare: async (workspace) => {
    const line = async (args: readonly string[], stdin = '') =>
      (await runGit(workspace, args, { stdin })).toString().trim();
    const treeOf = (entry: string) =>
      line(['mktree'], names.map((name) => `${entry}\t${name}`).join('\n'));
    const blob = await line(['hash-object', '-w', '--stdin'], 'total = 0\n');
    // A thousand times the same folder of a thousand times the same file.
    const many = await treeOf(`040000 tree ${await treeOf(`100644 blob ${blob}`)}`);
    const own = await line(['ls-tree', 'HEAD']);
    const root = await line(['mktree'], `${own}\n040000 tree ${many}\tdata\n`);
    const commit = await line(['commit-tree', root, '-p', 'HEAD', '-m', 'Add data']);
    await runGit(workspace, ['push', '--quiet', 'origin', `${commit}:refs/heads/main`]);
    await runGit(workspace, ['update-ref', 'HEAD', commit]);
  },
  model: calling(
    call('list_files', { path: 'data' }),
    call('search_code', { query: 'total' }),
    call('find_symbol', { name: 'total' }),
  ),
} satisfies Attack;

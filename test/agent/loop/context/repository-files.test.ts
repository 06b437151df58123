import { expect, test } from 'vitest';
import { repositoryFiles } from '../../../../src/agent/loop/context/index.ts';
import { requireFiles, runLoop } from '../../../../src/agent/loop/index.ts';
import { defaultRules } from '../../../../src/core/run/index.ts';
import { UserError } from '../../../../src/core/user-error.ts';
import {
  calls,
  memoryContext,
  memoryWorkspace,
  scriptedModel,
} from '../../../support/memory/context.ts';
import { rulesOf } from '../../../support/memory/samples.ts';

const files = { 'src/cart.ts': 'const total = 1;\n', 'docs/a.md': '# A\n', '.env': 'KEY=1\n' };
const task = { instruction: 'The total is wrong.', paths: rulesOf('src') };

test('lists only the files that may be written', async () => {
  const { paths, tree } = await repositoryFiles(memoryWorkspace(files))(task);
  expect(paths).toEqual(['src/cart.ts']);
  expect(tree()).toBe('src/: cart.ts');
});

test('lists the files that are likely, and counts the others', async () => {
  const other = (_: unknown, index: number) => [`docs/part-${index}.md`, 'Nothing.\n'];
  const many = Object.fromEntries(Array.from({ length: 300 }, other));
  const own = { 'src/cart.ts': 'const total = 1;\n', 'src/price.ts': 'const price = 1;\n' };
  const about = { ...task, instruction: 'The total of src/cart.ts is wrong.', paths: rulesOf('') };
  const { tree } = await repositoryFiles(memoryWorkspace({ ...many, ...own }))(about);
  expect(tree()).toBe('src/: cart.ts\nsrc/: (1 more)\ndocs/: (300 more)');
});

test.each([
  ['an empty repository', {}, rulesOf(''), 'The repository has no files:'],
  [
    'a directory that is not there',
    files,
    rulesOf('source'),
    'Set `safe-directory` to a directory',
  ],
  ['a file', files, rulesOf('docs/a.md'), 'docs/a.md has none.'],
  ['protected files only', { '.env': 'KEY=1\n' }, rulesOf(''), '`protected-paths`'],
])('%s leaves nothing to change', async (_, given, rules, problem) => {
  const checked = requireFiles(memoryWorkspace(given), rules);
  await expect(checked).rejects.toThrow(UserError);
  await expect(checked).rejects.toThrow(problem);
});

test('one file that may be changed is enough', async () => {
  await requireFiles(memoryWorkspace(files), rulesOf('docs'));
});

test('the repository is listed once in a run, however often the model explores', async () => {
  const looks = ['total', 'price', 'cart'].map((query) => calls('search_code', { query }));
  const script = [...looks, new Error('connect ECONNREFUSED')];
  const context = memoryContext(scriptedModel(...script, ...script), files);
  let listings = 0;
  const paths = () => {
    listings += 1;
    return context.workspace.paths();
  };
  const counted = { ...context, workspace: { ...context.workspace, paths } };
  const run = () => runLoop(task, counted, defaultRules);
  expect(await run()).toMatchObject({ reason: 'failed', spent: { calls: 4 } });
  const first = listings;
  expect(await run()).toMatchObject({ reason: 'failed', spent: { calls: 4 } });
  expect(first).toBeGreaterThan(0);
  expect(listings).toBe(2 * first);
});

import { expect, it } from 'vitest';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { inOrder } from '../support/openai/openai.ts';
import { approve, edit, plan } from '../support/shop/script.ts';
import { shopFiles } from '../support/shop/shop.ts';
import { key, startShop, workOn } from './shop.ts';

const line = '            total += price';
const mendCart = edit('shop/cart.py', line, `${line} * quantity`);

it('an edit keeps no file with broken syntax, and reports each with its parser, which the bundle has', async () => {
  const lines = {
    'a.json': '{ "a": [1] }',
    'a.yaml': 'a: [1]',
    'a.toml': 'a = [1]',
    'a.xml': '<a b="[1]"></a>',
    Dockerfile: 'FROM a\nCMD b',
  };
  const files = Object.fromEntries(
    Object.entries(lines).map(([path, line]) => [path, `${line}\n`]),
  );
  const paths = Object.keys(lines);
  const broken = [
    edit('shop/cart.py', '            total += price', '            total += (price'),
    ...Object.entries(lines).map(([path, line]) =>
      edit(path, line, line.replace(/\](?!")|<\/a>|^F/, '')),
    ),
  ];
  const script = inOrder([
    plan(['cart.py', ...paths], 'Quantities are ignored.'),
    { text: broken.map(({ text }) => text).join('\n\n') },
    mendCart,
    approve('Mended.'),
  ]);
  await using world = await startShop(script, { files: { ...shopFiles, ...files } });
  const run = await workOn(world);
  const told = JSON.stringify(world.openai.requests[2]);
  const named = [...told.matchAll(/<problem path=\\"([^\\]+)\\"/g)].map(([, path]) => path);
  expect(named).toEqual(paths.toSorted());
  // The Python, which no longer fits.
  expect(told).toContain('(and 1 more)');
  expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
  const [comment] = world.jira.issue(key).comments;
  expect(adfToMarkdown(comment?.body)).not.toContain('(price');
});

it('a cancelled run updates the ticket before the runner terminates it, and leaves no branch', async () => {
  await using world = await startShop(() => new Promise(() => {}), {
    onLine: (line) => line.includes('at most'),
  });
  const run = await workOn(world);
  expect(run).toMatchObject({
    ...{ exitCode: 1, signal: null },
    outputs: { 'stop-reason': 'cancelled' },
  });
  expect(adfToMarkdown(world.jira.issue(key).comments[0]?.body)).toContain('cancelled');
  expect(await world.github.branches()).toEqual(['main']);
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder, temporaryRepository } from '../../test/support/repository.ts';
import { classOf, readSyntaxCases } from './cases.ts';
import { benchmark } from './index.ts';
import { startOracles } from './oracles.ts';

const shop = `def total(prices):
    amount = 0
    for price in prices:
        amount += price
    return amount
`;
const fixed = shop.replace('amount += price', 'amount += max(price, 0)');
const settings = '{\n  "currency": ["EUR"]\n}\n';

const repository = await temporaryRepository({ 'shop.py': shop, 'settings.json': settings });
const folder = await temporaryFolder();
const oracles = await startOracles();
afterAll(async () => {
  oracles[Symbol.dispose]();
  await repository[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const commit = async (files: Readonly<Record<string, string>>) => {
  await repository.write(files);
  await repository.git('add', '--all');
  await repository.git('commit', '--quiet', '--message=change');
};
await commit({ 'shop.py': fixed, 'rates.js': 'export const rates = [];\n' });
await commit({ 'settings.json': settings.replace('"EUR"', '"EUR", "CHF"') });
await commit({ 'settings.json': settings.replace('["EUR"]', '["EUR"') });
await repository.git('mv', 'shop.py', 'store.py');
await commit({ 'rates.min.js': 'let a=1\n' });

const measure = async (file: string, ...args: string[]) => {
  const written = join(folder.directory, file);
  const history = ['--repo', repository.directory, '--write', written];
  const measured = await benchmark([...history, ...args]);
  return { measured, cases: await readSyntaxCases(written) };
};

describe('the benchmark on a history', () => {
  it('makes cases of valid changes, and breaks them', async () => {
    const { measured, cases } = await measure('cases');
    const ids = cases.map((one) => `${classOf(one)} ${one.path} ${one.expect}`);
    expect(ids.toSorted()).toEqual(
      [
        'bracket settings.json block',
        'new rates.js accept',
        'new settings.json accept',
        'new shop.py accept',
        'real settings.json accept',
        'real shop.py accept',
        'bracket shop.py block',
        ...(oracles.hasPython ? ['indentation shop.py block'] : []),
      ].toSorted(),
    );
    expect(measured.result).toMatchObject({ n: ids.length, false_blocks: 0 });
  });

  it('has the same cases for the same seed, whose verdicts are the same again', async () => {
    const [one, two] = [await measure('one', '--seed=7'), await measure('two', '--seed=7')];
    expect(one.cases).toEqual(two.cases);
    const again = await benchmark(['--cases', join(folder.directory, 'one'), '--language=Python']);
    const python = one.cases.filter(({ path }) => path === 'shop.py');
    expect(again.result).toMatchObject({ n: python.length, false_blocks: 0 });
  });

  it('shows what a part of the check is worth', async () => {
    const file = join(folder.directory, 'rules');
    const one = { id: 'a', path: 'a.py', before: 'x = 1\n', after: 'return 1\n', expect: 'block' };
    await writeFile(file, JSON.stringify(one));
    expect((await benchmark(['--cases', file])).result).toMatchObject({ missed: 0 });
    const without = await benchmark(['--cases', file, '--without', 'rules']);
    expect(without.result).toMatchObject({ missed: 1 });
  });

  it('names what cannot be read', async () => {
    await expect(benchmark(['--repo', folder.directory])).rejects.toThrow(
      `--repo names ${folder.directory}, which is not a git repository with commits.`,
    );
    await expect(benchmark(['--cases', 'nowhere'])).rejects.toThrow(
      '--cases names nowhere, which cannot be read.',
    );
    await expect(benchmark(['--repo=.', '--without=x'])).rejects.toThrow(
      '--without takes one of: rules, misreads, respell, parsers, embedded.',
    );
    await expect(benchmark([])).rejects.toThrow('either --cases FILE or --repo DIRECTORY');
    await expect(benchmark(['--repo=.', '--limit=-1'])).rejects.toThrow('--limit takes');
  });
});

describe('the oracles', () => {
  it.each([
    ['a.py', 'if a:\n    b\n', 'return a\n'],
    ['a.toml', '[a]\n', '[a\n'],
    ['a.xml', '<a></a>', '<a></b>'],
    ['a.json', '{"a": []}', '{"a": ]}'],
  ])('know %s if there is a python3', async (path, valid, broken) => {
    const known = (answer: boolean) => (oracles.hasPython ? answer : undefined);
    expect(await oracles.isValid(path, valid)).toBe(known(true));
    expect(await oracles.isValid(path, broken)).toBe(known(false));
    expect(await oracles.isValid('a.kt', 'fun')).toBeUndefined();
  });
});

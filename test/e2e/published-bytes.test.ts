import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { type FileSeed, temporaryFolder, temporaryRepository } from '../support/repository.ts';
import { approve, edit, plan } from '../support/shop/script.ts';
import { shopFiles } from '../support/shop/shop.ts';
import { secrets } from '../support/world.ts';
import { key, startShop, workOn } from './shop.ts';

const branch = `fix/${key}`;
const line = `PROVIDER = '${secrets.jira}'`;
const path = 'shop/cart.py';
const files = { ...shopFiles, [path]: `${shopFiles[path]}\n\n${line}\n` };
const price = '            total += price';
const aFix = [
  plan([path], 'Quantities are ignored.'),
  edit(path, price, `${price} * quantity`),
  approve('Quantities count.'),
];

it('a command that rewrites sources changes nothing of what is published', async () => {
  const rewriting = `grep -q '\\* quantity' ${path} && echo '1 passed'; echo 'REWRITTEN = True' | tee ${path} .git/index > new.py`;
  await using world = await startShop(inOrder(aFix), {
    files,
    inputs: { 'test-command': `${rewriting}; true`, 'test-isolation': 'none' },
  });
  const run = await workOn(world);
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  const tree = await world.github.tree(branch);
  expect(tree.get(path)).toBe(files[path]?.replace(price, `${price} * quantity`));
  expect([...tree.keys()].sort()).toEqual(Object.keys(files).sort());
  expect(world.violations()).toEqual([]);
});

const [priceLine, fixedLine] = ['        total += price\n', '        total += price * quantity\n'];
const code = (line: string) =>
  `def total(items):\n    total = 0\n    for price, quantity in items:\n${line}    return total\n`;
const latin = (line: string) => Buffer.from(`# caf\xe9 \x93q\x94\n${code(line)}`, 'latin1');
const encodedFix = [
  plan([path], 'Quantities are ignored.'),
  edit(path, priceLine.trimEnd(), fixedLine.trimEnd()),
  approve('Quantities count.'),
];

/** Runs `run` on a repository with this file, prepared further by `prepare`. */
async function runOn(
  seed: FileSeed,
  more: readonly string[] = [],
  prepare: (directory: string) => Promise<void> = async () => {},
) {
  const repository = await temporaryRepository({ [path]: seed });
  const { directory } = repository;
  await using outside = await temporaryFolder();
  await using openai = await startOpenAi(inOrder(encodedFix));
  await prepare(directory);
  const ticket = join(outside.directory, 'bug.md');
  await writeFile(ticket, '# The total ignores quantities\n\nSee cart.py.\n');
  const where = ['--repo', directory, '--base-url', openai.url, '--model', 'scripted'];
  const ended = await runCli(['run', '--ticket', ticket, ...where, ...more]);
  return { ...ended, repository, directory, calls: openai.requests.length };
}

describe.concurrent('run', () => {
  it('edits a file of Windows-1252 byte for byte', async () => {
    await using ended = await keep(runOn(latin(priceLine)));
    expect(ended).toMatchObject({ code: 0, calls: 3 });
    expect(await readFile(join(ended.directory, path))).toEqual(latin(fixedLine));
  });

  it('asks no model while another command of Git is at work', async () => {
    const lock = (directory: string) => writeFile(join(directory, '.git/index.lock'), '');
    await using ended = await keep(runOn(code(priceLine), [], lock));
    expect(ended).toMatchObject({ code: 2, calls: 0 });
    expect(ended.stderr).toContain('Wait until the other Git command in ');
    await using dry = await keep(runOn(code(priceLine), ['--dry-run'], lock));
    expect(dry).toMatchObject({ code: 0, calls: 3 });
  });
});

/** Keeps the repository of a run until the test has looked at it. */
async function keep(running: ReturnType<typeof runOn>) {
  const ended = await running;
  return { ...ended, [Symbol.asyncDispose]: () => ended.repository[Symbol.asyncDispose]() };
}

it('the pull request of the Action has every byte of such a file', async () => {
  await using world = await startShop(inOrder(encodedFix), {
    files: { [path]: latin(priceLine) },
  });
  const run = await workOn(world);
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  const blobs = world.github.requests.filter((request) => request.path.endsWith('/git/blobs'));
  const [sent] = blobs
    .map(({ body }) => Object(body))
    .filter(({ encoding }) => encoding === 'base64');
  expect(Buffer.from(sent?.content, 'base64')).toEqual(latin(fixedLine));
  expect(world.violations()).toEqual([]);
});

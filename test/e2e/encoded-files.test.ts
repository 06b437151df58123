import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { type FileSeed, temporaryFolder, temporaryRepository } from '../support/repository.ts';
import { approve, edit, plan } from '../support/shop/script.ts';
import { shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, startWorld } from '../support/world.ts';

const path = 'shop/cart.py';
const [price, fixed] = ['        total += price\n', '        total += price * quantity\n'];
const code = (line: string) =>
  `def total(items):\n    total = 0\n    for price, quantity in items:\n${line}    return total\n`;
const latin = (line: string) => Buffer.from(`# caf\xe9 \x93q\x94\n${code(line)}`, 'latin1');
const utf16 = Buffer.from(`\uFEFF${code(price)}`, 'utf16le');

const aFix = [
  plan([path], 'Quantities are ignored.'),
  edit(path, price.trimEnd(), fixed.trimEnd()),
  approve('Quantities count.'),
];
const always = [plan([path], 'Quantities are ignored.')].flatMap((one) => [one, one, one]);

/** Runs `run` on a repository with this file, prepared further by `prepare`. */
async function runOn(
  seed: FileSeed,
  more: readonly string[] = [],
  prepare: (directory: string) => Promise<void> = async () => {},
) {
  const repository = await temporaryRepository({ [path]: seed });
  const { directory } = repository;
  await using outside = await temporaryFolder();
  await using openai = await startOpenAi(inOrder(more.includes('--always') ? always : aFix));
  await prepare(directory);
  const ticket = join(outside.directory, 'bug.md');
  await writeFile(ticket, '# The total ignores quantities\n\nSee cart.py.\n');
  const where = ['--repo', directory, '--base-url', openai.url, '--model', 'scripted'];
  const given = more.filter((one) => one !== '--always');
  const ended = await runCli(['run', '--ticket', ticket, ...where, ...given]);
  return { ...ended, repository, directory, calls: openai.requests.length };
}

describe.concurrent('run', () => {
  it('edits a file of Windows-1252 byte for byte', async () => {
    await using ended = await keep(runOn(latin(price)));
    expect(ended).toMatchObject({ code: 0, calls: 3 });
    expect(await readFile(join(ended.directory, path))).toEqual(latin(fixed));
  });

  it.each([
    ['UTF-16', utf16, 'it is UTF-16 text', 'convert it to UTF-8'],
    [
      'what is in Git LFS',
      'version https://git-lfs.github.com/spec/v1\n',
      'Git LFS',
      '`git lfs pull`',
    ],
  ])(
    'stops after two calls at %s, with the cause and what mends it',
    async (_, seed, why, mend) => {
      await using ended = await keep(runOn(seed, ['--always']));
      expect(ended).toMatchObject({ code: 28, calls: 2 });
      expect(ended.stderr).toContain(`${path} cannot be edited: ${why}`);
      expect(ended.stderr).toContain(`To mend this, `);
      expect(ended.stderr).toContain(mend);
      expect(ended.stderr).not.toContain('--model');
    },
  );

  it('asks no model while another command of Git is at work', async () => {
    const lock = (directory: string) => writeFile(join(directory, '.git/index.lock'), '');
    await using ended = await keep(runOn(code(price), [], lock));
    expect(ended).toMatchObject({ code: 2, calls: 0 });
    expect(ended.stderr).toContain('Wait until the other Git command in ');
    await using dry = await keep(runOn(code(price), ['--dry-run'], lock));
    expect(dry).toMatchObject({ code: 0, calls: 3 });
  });
});

/** Keeps the repository of a run until the test has looked at it. */
async function keep(running: ReturnType<typeof runOn>) {
  const ended = await running;
  return { ...ended, [Symbol.asyncDispose]: () => ended.repository[Symbol.asyncDispose]() };
}

it('the pull request of the Action has every byte of such a file', async () => {
  const key = 'SHOP-7';
  await using world = await startWorld({ files: { [path]: latin(price) }, script: inOrder(aFix) });
  world.jira.addIssue({ key, ...shopTicket });
  const run = await world.act(dispatchOf(world.ticket(key), 'first'));
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  const blobs = world.github.requests.filter(({ path }) => path.endsWith('/git/blobs'));
  const [sent] = blobs
    .map(({ body }) => Object(body))
    .filter(({ encoding }) => encoding === 'base64');
  expect(Buffer.from(sent?.content, 'base64')).toEqual(latin(fixed));
  expect(world.violations()).toEqual([]);
});

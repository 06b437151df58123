import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, runCli } from '../support/cli.ts';
import { eventsIn } from '../support/events.ts';
import { inOrder, type Script, startOpenAi } from '../support/openai/openai.ts';
import { runGit, temporaryFolder, temporaryRepository } from '../support/repository.ts';
import { approve, edit, plan, shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopFixed, shopTicket, textOf } from '../support/shop/shop.ts';

const markdown = `# Cart total ignores the quantity

Two boxes at 5.00 cost 5.00. It comes from \`cart.py\`, I think.
`;

const line = '            total += price';
const mend = edit('shop/cart.py', line, `${line} * quantity`);
/** Runs `run` on a fresh copy of the shop with a model that follows the script; `-` is standard input. */
async function runOnShop(
  script: Script,
  more: readonly string[] = [],
  [name, text]: readonly [name: string, text: string] = ['bug.md', markdown],
  env: Readonly<Record<string, string>> = {},
) {
  await using repository = await temporaryRepository(shopFiles);
  await using outside = await temporaryFolder();
  await using openai = await startOpenAi(script);
  const ticket = name === '-' ? '-' : join(outside.directory, name);
  if (ticket !== '-') await writeFile(ticket, text);
  const where = ['--repo', repository.directory, '--base-url', openai.url, '--model', 'scripted'];
  const ended = await runCli(['run', '--ticket', ticket, ...where, ...more], env, { input: text });
  const read = (path: string) => readFile(join(repository.directory, path), 'utf8');
  const changed = await runGit(repository.directory, ['status', '--porcelain']);
  return {
    ...ended,
    cart: await read('shop/cart.py'),
    web: await read('web/cart.js'),
    changed: String(changed).trim(),
    violations: openai.violations,
  };
}

describe.concurrent('run --ticket', () => {
  it('leaves an approved fix in the work tree and prints its diff', async () => {
    const ended = await runOnShop(inOrder(shopReplies));
    expect(ended).toMatchObject({
      code: 0,
      cart: shopFixed['shop/cart.py'],
      web: shopFixed['web/cart.js'],
      violations: [],
    });
    expect(ended.lastLine).toContain('approved');
    expect(ended.stdout).toContain('+            total += price * quantity');
    expect(ended.stderr).not.toContain('Not committed yet');
  });

  it('reads a ticket from JSON, and writes every prompt, reply and decision with --trace', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.directory, 'trace.json');
    const json = JSON.stringify({ summary: shopTicket.summary, description: 'See cart.py.' });
    const script = inOrder(shopReplies);
    const ended = await runOnShop(script, ['--trace', file], ['bug.json', json]);
    expect(ended.code).toBe(0);
    const { steps, outcome } = eventsIn(await readFile(file, 'utf8'));
    expect(outcome).toMatchObject({ reason: 'approved', exitCode: 0 });
    expect(steps.map(({ next }) => next)).toEqual([
      ...['edit', 'check', 'review', 'edit', 'check', 'review', 'approved'],
    ]);
    expect(steps[0]?.call?.prompt).toContain('Cart total ignores the quantity');
  });

  it('prints with --json nothing but the objects of the trace, the outcome last', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.directory, 'trace.jsonl');
    const options = ['--json', '--quiet', '--dry-run', '--trace', file];
    const ended = await runOnShop(inOrder(shopReplies), options);
    expect(ended).toMatchObject({ code: 0, changed: '', stdout: await readFile(file, 'utf8') });
    const { steps, outcome } = eventsIn(ended.stdout);
    expect(steps).toHaveLength(7);
    expect(outcome).toMatchObject({
      ...{ reason: 'approved', exitCode: 0, problem: null },
      patch: expect.stringContaining('+            total += price * quantity'),
      evidence: expect.arrayContaining([expect.objectContaining({ kind: 'syntax' })]),
    });
    expect(ended.stderr).not.toMatch(/asking|→|At most/);
    expect(ended.stderr).toContain('Evidence:');
  });

  it.each([
    ['an option that there is not', ['--modell', 'm']],
    ['a folder that there is not', ['--repo', '/nowhere']],
    ['a wrong value', ['--max-calls', 'many']],
  ])('prints with --json %s as an outcome', async (_, wrong) => {
    const ended = await runOnShop(inOrder([]), ['--json', ...wrong]);
    const { steps, outcome } = eventsIn(ended.stdout);
    expect(steps).toEqual([]);
    expect(outcome).toMatchObject({ reason: 'misconfigured', exitCode: ended.code, patch: null });
    expect(ended.stderr).toContain(`${outcome.problem}`);
  });

  it('tells with --verbose of what is behind each step, without the key', async () => {
    const env = { OPENAI_API_KEY: 'key-of-the-tests-0123456789' };
    const ended = await runOnShop(inOrder(shopReplies), ['--verbose'], undefined, env);
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('  | +            total += price * quantity');
    expect(ended.stderr).not.toContain(env.OPENAI_API_KEY);
  });

  it('reads a ticket from standard input', async () => {
    const ended = await runOnShop(inOrder(shopReplies), [], ['-', markdown]);
    expect(ended).toMatchObject({ code: 0, cart: shopFixed['shop/cart.py'], violations: [] });
  });

  it('calls no model and changes nothing if the trace cannot be written', async () => {
    const ended = await runOnShop(inOrder([]), ['--trace', '/nowhere/trace.json']);
    expect(ended).toMatchObject({ code: 2, changed: '', violations: [] });
    expect(ended.stderr).toContain('Set --trace to a file that can be written');
  });

  it('keeps uncommitted changes beside the bug', async () => {
    await using repository = await temporaryRepository(shopFiles);
    await using openai = await startOpenAi(
      inOrder([plan(['cart.py'], 'Ignored.'), mend, approve('Mended.')]),
    );
    const cart = join(repository.directory, 'shop/cart.py');
    await writeFile(cart, `# mine\n${textOf('shop/cart.py')}`);
    const ticket = join(repository.directory, 'bug.md');
    await writeFile(ticket, markdown);
    const where = ['--repo', repository.directory, '--base-url', openai.url];
    const args = ['run', '--ticket', ticket, ...where];
    const ended = await runCli(args, { MODEL: 'scripted' });
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain(
      '\nNot committed yet: shop/cart.py. The fix is added to your changes.\n',
    );
    expect(await readFile(cart, 'utf8')).toBe(`# mine\n${shopFixed['shop/cart.py']}`);
  });
});

it.each(['stdout', 'stderr'] as const)('a fix is written even if nobody reads %s', async (name) => {
  await using repository = await temporaryRepository(shopFiles);
  await using outside = await temporaryFolder();
  await using openai = await startOpenAi(inOrder(shopReplies));
  const file = join(outside.directory, 'bug.md');
  await writeFile(file, '# Cart total ignores the quantity\n');
  const where = ['--repo', repository.directory, '--base-url', openai.url, '--model', 'scripted'];
  const child = spawn(process.execPath, [cli, 'run', file, ...where], {
    env: { PATH: process.env.PATH ?? '' },
  });
  child[name].destroy();
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  const cart = await readFile(join(repository.directory, 'shop/cart.py'), 'utf8');
  expect(cart).not.toBe(shopFiles['shop/cart.py']);
});

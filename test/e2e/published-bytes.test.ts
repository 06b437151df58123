import { expect, it } from 'vitest';
import { inOrder } from '../support/openai/openai.ts';
import { approve, edit, plan } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, secrets, startWorld } from '../support/world.ts';

const key = 'SHOP-7';
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

it('a secret that is a word of the code stays in it, and no prompt or report shows it', async () => {
  await using world = await startWorld({ files, script: inOrder(aFix) });
  world.jira.addIssue({ key, ...shopTicket });
  const run = await world.act(dispatchOf(world.ticket(key), 'first'));
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved', draft: 'false' });
  const text = (await world.github.tree(branch)).get(path);
  expect(text).toBe(files[path]?.replace(price, `${price} * quantity`));
  const prompts = world.openai.requests.map(({ body }) => JSON.stringify(body)).join();
  expect(prompts).toContain('[redacted]');
  const log = run.stdout.replaceAll(/^::add-mask::.*$/gm, '');
  expect([prompts, log, run.summary, world.github.pulls[0]?.body].join()).not.toContain(
    secrets.jira,
  );
  expect(world.violations()).toEqual([]);
});

it('a command that rewrites sources changes nothing of what is published', async () => {
  const rewriting = `grep -q '\\* quantity' ${path} && echo '1 passed'; echo 'REWRITTEN = True' | tee ${path} .git/index > new.py`;
  await using world = await startWorld({
    files,
    script: inOrder(aFix),
    inputs: { 'test-command': `${rewriting}; true`, 'test-isolation': 'none' },
  });
  world.jira.addIssue({ key, ...shopTicket });
  const run = await world.act(dispatchOf(world.ticket(key), 'first'));
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  const tree = await world.github.tree(branch);
  expect(tree.get(path)).toBe(files[path]?.replace(price, `${price} * quantity`));
  expect([...tree.keys()].sort()).toEqual(Object.keys(files).sort());
  expect(world.violations()).toEqual([]);
});

it('a change that writes a secret ends the run: nothing is tested, published or left', async () => {
  const script = inOrder(
    [aFix[0], edit(path, price, `${price} # ${secrets.github}`)].flatMap((one) => one ?? []),
  );
  await using world = await startWorld({ files, script });
  world.jira.addIssue({ key, ...shopTicket });
  const run = await world.act(dispatchOf(world.ticket(key), 'first'));
  expect(run).toMatchObject({
    exitCode: 1,
    outputs: { 'stop-reason': 'secret-added', 'pull-request': '', patch: '' },
  });
  expect(await world.github.branches()).toEqual(['main']);
  expect(run.left.join()).not.toContain(secrets.github);
  const { comments, properties } = world.jira.issue(key);
  const told = JSON.stringify([comments, [...properties]]);
  expect(told).toContain("one of the job's secrets");
  expect(told).toContain(`The secret was in the new text of ${path}.`);
  expect(told).not.toContain(secrets.github);
  expect(world.violations()).toEqual([]);
});

it('a commit that a person has amended stays, and the ticket says what to do', async () => {
  await using world = await startWorld({
    files,
    script: inOrder(aFix),
  });
  const { jira, github } = world;
  jira.addIssue({ key, ...shopTicket });
  await world.act(dispatchOf(world.ticket(key), 'first'));
  const theirs = await github.rewriting.amend(branch, { [path]: 'REWORKED = True\n' });
  expect(await github.commitMessage(branch)).toContain(`Jira-Bug-Fix: ${key}`);
  jira.addComment(key, 'Mia', 'Once more, please.');
  jira.reopen(key);
  const run = await world.act(dispatchOf(world.ticket(key), 'second', 'reopened'));
  expect(run.outputs['stop-reason']).toBe('branch-taken');
  expect(await github.commitOf(branch)).toBe(theirs);
  expect(JSON.stringify(jira.issue(key).comments)).toContain(
    `rename or delete the branch, then reopen ${key}`,
  );
  expect(world.openai.requests).toHaveLength(aFix.length);
  expect(world.violations()).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/markdown.ts';
import { inOrder, type Script } from '../support/openai/openai.ts';
import { approve, edit, plan, revise } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, startWorld } from '../support/world.ts';

const key = 'SHOP-7';
const mendCart = edit(
  'shop/cart.py',
  '            total += price',
  '            total += price * quantity',
);
const mendCartOtherwise = edit(
  'shop/cart.py',
  '            total += price * quantity',
  '            total += quantity * price',
);

/** Works the shop's ticket with a model that follows the script; resolves to what is left behind. */
async function work(script: Script, inputs: Readonly<Record<string, string>> = {}) {
  await using world = await startWorld({ files: shopFiles, script });
  world.jira.addIssue({ key, ...shopTicket });
  const run = await world.act(dispatchOf(world.ticket(key), 'first'), { inputs });
  const issue = world.jira.issue(key);
  return {
    run,
    calls: world.openai.requests.length,
    branches: await world.github.branches(),
    pulls: world.github.pulls.length,
    comment: issue.comments.map(({ body }) => adfToMarkdown(body)).join('\n'),
    status: issue.status,
    violations: world.violations(),
  };
}

const noModel: Script = inOrder([]);
const noChange = { branches: ['main'], pulls: 0, violations: [] };
const untouched = { ...noChange, status: 'Zu erledigen' };
/** Work that ends without a change leaves the ticket where the beginning has put it. */
const begun = { ...noChange, status: 'In Arbeit' };

describe.concurrent('a run that cannot succeed', () => {
  it('stops at the second identical critique, however it is dressed', async () => {
    const script = inOrder([
      plan(['cart.py'], 'Quantities are ignored.'),
      mendCart,
      revise('The README must say so, too.'),
      mendCartOtherwise,
      revise('the README must say so too!'),
    ]);
    const ended = await work(script);
    expect(ended).toMatchObject({ ...begun, calls: 5 });
    expect(ended.run).toMatchObject({
      exitCode: 1,
      outputs: { 'stop-reason': 'repeated-critique' },
    });
    expect(ended.comment).toContain('the README must say so too');
  });

  it('never keeps a file with broken syntax, and says so to the model', async () => {
    const broken = edit(
      'shop/cart.py',
      '            total += price',
      '            total += (price',
    );
    const script = inOrder([
      plan(['cart.py'], 'Quantities are ignored.'),
      broken,
      mendCart,
      approve('Mended.'),
    ]);
    const ended = await work(script);
    expect(ended.run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
    expect(ended.comment).not.toContain('(price');
  });

  it('is told apart from one that only promises', async () => {
    const promise = { text: 'Let me now fix the cart.' };
    const ended = await work(
      inOrder([plan(['cart.py'], 'Quantities are ignored.'), promise, promise]),
    );
    expect(ended).toMatchObject({ ...begun, calls: 3 });
    expect(ended.run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'no-action' } });
  });

  it('ends after max-attempts edits', async () => {
    const script = inOrder([
      plan(['cart.py'], 'Quantities are ignored.'),
      mendCart,
      revise('Not enough.'),
    ]);
    const ended = await work(script, { 'max-attempts': '1' });
    expect(ended).toMatchObject({ ...begun, calls: 3 });
    expect(ended.run).toMatchObject({
      exitCode: 1,
      outputs: { 'stop-reason': 'attempts-exhausted' },
    });
  });
});

describe('a question', () => {
  it('is answered on the ticket, without a branch', async () => {
    const reply = 'The total is computed in shop/cart.py.';
    const answer = {
      toolCalls: [{ name: 'plan', input: { kind: 'answer', understanding: 'Where?', reply } }],
    };
    const ended = await work(inOrder([answer]));
    expect(ended).toMatchObject({ ...begun, calls: 1 });
    expect(ended.run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'answered' } });
    expect(ended.comment).toContain('shop/cart.py');
  });
});

describe.concurrent('bad settings', () => {
  it.each([
    ['model', { model: '' }, 'Set `model`'],
    ['github-token', { 'github-token': 'wrong' }, 'github-token'],
    ['max-attempts', { 'max-attempts': 'many' }, 'max-attempts'],
    ['safe-directory', { 'safe-directory': '../..' }, 'safe-directory'],
  ])(
    '%s: one sentence on the ticket and in the log, and no branch',
    async (_, inputs, sentence) => {
      const ended = await work(noModel, inputs);
      expect(ended).toMatchObject(untouched);
      expect(ended.run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'misconfigured' } });
      expect(ended.run.annotations).toHaveLength(1);
      expect(ended.run.annotations[0]).toContain(sentence);
      expect(ended.comment).toContain(sentence);
    },
  );

  it.each([
    ['api-key', { 'api-key': 'wrong' }],
    ['base-url', { 'base-url': 'http://127.0.0.1:9' }],
  ])('%s: the same, once the model was asked', async (name, inputs) => {
    const ended = await work(noModel, inputs);
    expect(ended).toMatchObject(begun);
    expect(ended.run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'misconfigured' } });
    expect(ended.run.annotations).toEqual([expect.stringContaining(name)]);
    expect(ended.comment).toContain(name);
  });

  it.each([
    ['jira-url', { 'jira-url': '' }, 'Set `jira-url`'],
    ['jira-token', { 'jira-token': 'wrong' }, 'jira-token'],
    ['jira-email', { 'jira-email': 'not an address' }, 'jira-email'],
  ])(
    '%s: one sentence in the log where the ticket cannot be reached',
    async (_, inputs, sentence) => {
      const ended = await work(noModel, inputs);
      expect(ended).toMatchObject({ ...untouched, comment: '' });
      expect(ended.run.exitCode).toBe(1);
      expect(ended.run.annotations).toHaveLength(1);
      expect(ended.run.annotations[0]).toContain(sentence);
    },
  );

  it('an unreachable Jira is named by its setting', async () => {
    const ended = await work(noModel, { 'jira-url': 'http://127.0.0.1:9', ticket: key });
    expect(ended).toMatchObject({ ...untouched, comment: '' });
    expect(ended.run.annotations[0]).toContain('jira-url');
  });
});

describe('a cancelled run', () => {
  it('still tells the ticket, within five seconds, and leaves no branch', async () => {
    let interrupted = 0;
    await using world = await startWorld({
      files: shopFiles,
      script: () => new Promise(() => {}),
      onLine: (line) => {
        if (!line.includes('at most')) return false;
        interrupted = performance.now();
        return true;
      },
    });
    world.jira.addIssue({ key, ...shopTicket });
    const run = await world.act(dispatchOf(world.ticket(key), 'first'));
    expect(performance.now() - interrupted).toBeLessThan(5_000);
    expect(run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'cancelled' } });
    expect(adfToMarkdown(world.jira.issue(key).comments[0]?.body)).toContain('cancelled');
    expect(await world.github.branches()).toEqual(['main']);
  });
});

describe('a model that never answers', () => {
  it('is left at the deadline, and the ticket is told', async () => {
    const silence: Script = () => new Promise(() => {});
    const ended = await work(silence, { 'deadline-minutes': '0.02' });
    expect(ended).toMatchObject({ ...begun, calls: 1 });
    expect(ended.run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'deadline' } });
    expect(ended.comment).toContain('1 of 16 calls');
  });
});

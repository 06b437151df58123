import { describe, expect, it } from 'vitest';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { inOrder, type Script } from '../support/openai/openai.ts';
import { approve, edit, plan, revise } from '../support/shop/script.ts';
import { shopFiles } from '../support/shop/shop.ts';
import { key, startShop, workOn } from './shop.ts';

const line = '            total += price';
const mendCart = edit('shop/cart.py', line, `${line} * quantity`);
const mendCartOtherwise = edit(
  'shop/cart.py',
  `${line} * quantity`,
  '            total += quantity * price',
);

/** Runs the action on the shop's ticket with a scripted model. */
async function work(script: Script, inputs: Readonly<Record<string, string>> = {}) {
  await using world = await startShop(script);
  const run = await workOn(world, 'first', { inputs });
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
/** A run without an approved change leaves the ticket in the status that the start of the attempt gave it. */
const status = 'In Arbeit';
const started = { ...noChange, status };
const drafted = { branches: ['fix/SHOP-7', 'main'], pulls: 1, violations: [], status };

describe.concurrent('a run that cannot succeed', () => {
  it('stops at the second identical critique, whatever its punctuation', async () => {
    const script = inOrder([
      plan(['cart.py'], 'Quantities are ignored.'),
      mendCart,
      revise('The README must say so, too.'),
      mendCartOtherwise,
      revise('the README must say so too!'),
    ]);
    const ended = await work(script);
    expect(ended).toMatchObject({ ...drafted, calls: 5 });
    expect(ended.run).toMatchObject({
      exitCode: 1,
      outputs: { 'stop-detail': 'repeated-critique' },
    });
    expect(ended.comment).toContain('the README must say so too');
  });

  it('keeps no file with broken syntax, and reports each with its parser, which the bundle has', async () => {
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

  it('stops if two replies in a row are cut, and names the inputs that help', async () => {
    const eaten = { finish: 'length', reasoning: 16_000 } as const;
    const ended = await work(inOrder([plan(['cart.py'], 'Quantities are ignored.'), eaten, {}]));
    expect(ended).toMatchObject({ ...started, calls: 3 });
    expect(ended.run).toMatchObject({ exitCode: 1, outputs: { 'stop-detail': 'reply-cut' } });
    for (const told of ['cut off at its length limit', '`reasoning-effort`'])
      expect(ended.comment).toContain(told);
  });
});

describe('a question', () => {
  it('is answered on the ticket, without a branch', async () => {
    const reply = 'The total is computed in shop/cart.py.';
    const answer = {
      toolCalls: [{ name: 'plan', input: { kind: 'answer', understanding: 'Where?', reply } }],
    };
    const ended = await work(inOrder([answer]));
    expect(ended).toMatchObject({ ...started, calls: 1 });
    expect(ended.run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'answered' } });
    expect(ended.comment).toContain('shop/cart.py');
  });
});

describe.concurrent('a configuration error', () => {
  it.each([
    ['model', { model: '' }, 'Set `model`'],
    ['github-token', { 'github-token': 'wrong' }, 'github-token'],
  ])(
    'in %s is reported in one sentence on the ticket and in the log',
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
  ])('in %s is reported after the first request to the model', async (name, inputs) => {
    const ended = await work(noModel, inputs);
    expect(ended).toMatchObject(started);
    expect(ended.run).toMatchObject({ exitCode: 1, outputs: { 'stop-reason': 'misconfigured' } });
    expect(ended.run.annotations).toEqual([expect.stringContaining(name)]);
    expect(ended.comment).toContain(name);
  });

  it.each([
    ['jira-url', { 'jira-url': '' }, 'Set `jira-url`'],
    ['jira-token', { 'jira-token': 'wrong' }, 'jira-token'],
  ])(
    'in %s is reported in the log if the ticket cannot be reached',
    async (_, inputs, sentence) => {
      const ended = await work(noModel, inputs);
      expect(ended).toMatchObject({ ...untouched, comment: '' });
      expect(ended.run.exitCode).toBe(1);
      expect(ended.run.annotations).toHaveLength(1);
      expect(ended.run.annotations[0]).toContain(sentence);
    },
  );

  it('in jira-url is named if Jira cannot be reached', async () => {
    const ended = await work(noModel, { 'jira-url': 'http://127.0.0.1:9', ticket: key });
    expect(ended).toMatchObject({ ...untouched, comment: '' });
    expect(ended.run.annotations[0]).toContain('jira-url');
  });
});

describe('a cancelled run', () => {
  it('updates the ticket before the runner terminates it, and leaves no branch', async () => {
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
});

describe('a model that never answers', () => {
  it('is abandoned at the deadline, and the ticket says so', async () => {
    const silence: Script = () => new Promise(() => {});
    const ended = await work(silence, { 'deadline-minutes': '0.25' });
    expect(ended).toMatchObject({ ...started, calls: 1 });
    expect(ended.run).toMatchObject({ exitCode: 1, outputs: { 'stop-detail': 'deadline' } });
    expect(ended.comment).toContain('1 of 16 calls');
  });
});

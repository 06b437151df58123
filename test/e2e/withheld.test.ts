import { expect, test } from 'vitest';
import { inOrder, type Script, type Scripted } from '../support/openai/openai.ts';
import { branch, key, parcelFiles, rightLine, wrongLine } from '../support/project/parcel.ts';
import { edit, plan, revise } from '../support/shop/script.ts';
import { dispatchOf, startWorld, type World } from '../support/world.ts';

/** A word of each text of the ticket, and of what a model writes about it. */
const canary = /canary-\w+/g;

const withheld = { publish: 'nothing-of-the-ticket', effort: 'thorough' };

const otherLine = wrongLine.replace('1000', '1010');

const calls = (name: string, input: object): Scripted => ({ toolCalls: [{ name, input }] });

const fix: Script = inOrder([
  calls('read_ticket', { key: 'POST-9' }),
  calls('search_code', { query: 'canary-search' }),
  plan(['src/postage.js'], 'canary-cause'),
  edit('src/postage.js', 'canary-place', 'canary-place 2'),
  edit('src/postage.js', wrongLine, otherLine),
  revise('canary-critique'),
  edit('src/postage.js', otherLine, rightLine),
  calls('verdict', { decision: 'approve', summary: 'canary-approval', noticed: 'canary-notice' }),
]);

/** Starts a world whose ticket has a canary in every text. */
async function startTold(script: Script): Promise<World> {
  const world = await startWorld({ files: parcelFiles, script, inputs: withheld });
  const { jira } = world;
  jira.addField('customfield_1', 'Steps');
  jira.addIssue({
    key,
    summary: 'canary-summary',
    description: 'canary-description, see [canary-link|https://canary-host.example/]',
    fields: {
      customfield_1: 'canary-field',
      reporter: { displayName: 'canary-reporter', emailAddress: 'canary-mail@example.com' },
    },
  });
  jira.addIssue({ key: 'POST-9', summary: 'canary-linked', description: 'canary-other' });
  jira.addBlocker(key, 'POST-9');
  jira.addComment(key, 'canary-person', 'canary-comment');
  jira.addAttachment(key, { name: 'canary-file.txt', type: 'text/plain', content: 'canary-log' });
  return world;
}

/** Runs the action, and returns the canaries in all that GitHub and readers of the log get. */
async function canariesOf(world: World, inputs: Readonly<Record<string, string>> = {}) {
  const run = await world.act(dispatchOf(world.ticket(key), 'first'), {
    inputs: { 'ticket-fields': 'Steps', ...inputs },
  });
  const { github } = world;
  const requests = github.requests.map(({ path, query, body }) =>
    JSON.stringify([path, String(query), body]),
  );
  const shown = [
    ...[run.stdout, run.stderr, run.summary, JSON.stringify(run.outputs), ...run.left],
    ...[...requests, JSON.stringify(github.pulls), ...(await github.refs())],
  ];
  return { run, canaries: shown.flatMap((one) => one.match(canary) ?? []) };
}

test('a run with reads, refusals, critiques and a fix shows nothing of the ticket but its key', async () => {
  await using world = await startTold(fix);
  const { run, canaries } = await canariesOf(world);
  expect(run.outputs['stop-reason']).toBe('approved');
  expect(run.outputs['pull-request']).toMatch(/\/pull\/1$/);
  expect(canaries).toEqual([]);
  expect(world.github.pulls[0]?.title).toBe(`${key}: fix`);
  expect(world.github.pulls[0]?.body).toContain(key);
  expect(await world.github.commitMessage(branch)).toMatch(new RegExp(`^${key}: fix\n`));
  expect(run.summary).toContain('src/postage.js');
  const prompts = world.openai.chats.map((chat) => JSON.stringify(chat)).join('\n');
  for (const read of ['summary', 'description', 'field', 'comment', 'log'])
    expect(prompts).toContain(`canary-${read}`);
  const told = JSON.stringify(world.jira.issue(key).comments);
  expect(told).toContain('canary-cause');
  expect(world.violations()).toEqual([]);
});

test('without the setting, the same run shows them', async () => {
  await using world = await startTold(fix);
  const { canaries } = await canariesOf(world, { publish: 'summary' });
  const shown = ['summary', 'search', 'cause', 'critique', 'approval', 'notice'];
  expect([...new Set(canaries)].toSorted()).toEqual(
    expect.arrayContaining(shown.map((word) => `canary-${word}`)),
  );
});

test('a trace, which has the ticket in it, is refused', async () => {
  await using world = await startTold(fix);
  const { run, canaries } = await canariesOf(world, { trace: 'trace.json' });
  expect(run.outputs['stop-reason']).toBe('misconfigured');
  expect(run.annotations.join()).toContain('Remove `trace`');
  expect(canaries).toEqual([]);
  expect(world.openai.chats).toEqual([]);
});

test('the first run in a public repository says what everyone can read, if no setting does', async () => {
  await using world = await startTold(
    inOrder([calls('plan', { kind: 'ask', understanding: 'a', reply: 'b' })]),
  );
  const dispatch = dispatchOf(world.ticket(key), 'first');
  const payload = { action: dispatch.event_type, client_payload: dispatch.client_payload };
  const start = (repository: object) =>
    world.start(
      { name: 'repository_dispatch', payload: { ...payload, repository } },
      { inputs: { publish: '' } },
    );
  const run = await start({ private: false });
  const said = /The repository is public, so everyone can read the summary of this ticket/;
  expect(run.stdout).toMatch(said);
  expect(run.summary).toMatch(said);
  expect(JSON.stringify(world.jira.issue(key).comments)).toMatch(said);
  expect((await start({ private: true })).stdout).not.toMatch(said);
});

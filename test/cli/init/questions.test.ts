import { getEventListeners } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findAction } from '../../../src/cli/init/action-source.ts';
import { openSettings } from '../../../src/settings/index.ts';
import { startWorkshop } from '../../support/init.ts';

const files = { 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' };
const workflow = '.github/workflows/jira-bug-fix.yml';
const [enter, down] = ['\r', '\x1b[B'];

/** The questions in their order, each with what somebody types. */
const conversation: readonly (readonly [question: string, keys: string])[] = [
  ['Address of your Jira site', `https://acme.atlassian.net/${enter}`],
  ["E-mail address of the agent's Jira account", `agent@acme.test${enter}`],
  ['Key of the Jira project', `shop${enter}`],
  ['Who serves the model?', `${down}${enter}`],
  ['Model', enter],
  ['What starts work on a ticket?', `${down}${enter}`],
  ["Client ID of the agent's GitHub App", enter],
  ['waits for a review', `In Review${enter}`],
  [`Write ${workflow} as shown above?`, enter],
];

/** Answers question by question, `until` one that is cancelled. */
function answers(until?: string, questions = conversation) {
  const left = [...questions];
  return (asked: string): string | undefined => {
    const [next] = left;
    if (next === undefined || !asked.includes(next[0])) return undefined;
    left.shift();
    return next[0] === until ? '\x03' : next[1];
  };
}

test('asks what it cannot find out, and writes it into the workflow', async () => {
  await using shop = await startWorkshop(files);
  const { code, output } = await shop.init([], { answer: answers() });
  expect(code).toBe(0);
  const text = await readFile(join(shop.root, workflow), 'utf8');
  for (const line of [
    'sweep-jql: project = SHOP AND issuetype = Bug',
    'transition-on-pull-request: In Review',
    'base-url: https://api.anthropic.com',
    'setup-command: npm ci',
    'test-report: test-report.xml',
  ]) {
    expect(text).toContain(`          ${line}\n`);
  }
  expect(output).toContain('gh variable set MODEL --body claude-sonnet-5-5 --repo acme/shop');
  expect(output).toContain('https://platform.claude.com/settings/keys');
});

test.each(['Key of the Jira project', `Write ${workflow} as shown above?`])(
  'Ctrl-C at “%s” leaves everything as it was',
  async (question) => {
    await using shop = await startWorkshop(files);
    const { code, output } = await shop.init([], { answer: answers(question) });
    expect(code).toBe(130);
    expect(output).toContain('Cancelled: nothing was changed.');
    expect(await readdir(shop.root)).not.toContain('.github');
  },
);

test.each([
  ['no', enter, 'name: mine\n'],
  ['yes', `y${enter}`, 'name: Jira bug fix\n'],
])('a workflow that differs is overwritten after a yes: %s', async (_, keys, begin) => {
  await using shop = await startWorkshop({ ...files, [workflow]: 'name: mine\n' });
  const questions = [
    ...conversation.slice(0, -1),
    [`Overwrite ${workflow} as shown above?`, keys] as const,
  ];
  await shop.init([], { answer: answers('', questions) });
  expect((await readFile(join(shop.root, workflow), 'utf8')).startsWith(begin)).toBe(true);
});

test('no question adds a listener that stays', async () => {
  await using shop = await startWorkshop(files);
  const { signal } = new AbortController();
  await shop.init([], { answer: answers(), signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

const itsCommit = 'a tag can be moved; its commit: gh api repos/acme/jbf/commits/v1.2.0 --jq .sha';
const pinned = `acme/jbf@${'c0ffee'.padEnd(40, '0')}`;

test.each([
  ['acme/jbf@v1.2.0', `acme/jbf@v1.2.0 # ${itsCommit}`],
  [pinned, pinned],
  ['acme/jbf@main', 'acme/jbf@main'],
])('the Action %s is written as %s', async (action, written) => {
  const get = (name: string) => (name === 'action' ? action : undefined);
  expect(await findAction(openSettings({ get, show: (name) => name }), '')).toBe(written);
});

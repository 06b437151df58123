import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startWorkshop } from '../../support/init.ts';

const files = { 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' };
const jql = 'project = SHOP AND issuetype = Bug';
const basics = ['--jira-url', 'https://acme.atlassian.net', '--jql', jql, '--model', 'gpt-6.1-sol'];
const env = { JIRA_EMAIL: 'agent@acme.test', OPENAI_API_KEY: 'key-of-the-model' };
const workflowIn = (root: string) =>
  readFile(join(root, '.github/workflows/jira-bug-fix.yml'), 'utf8');

test('a command of yours writes no report of a guessed one', async () => {
  await using shop = await startWorkshop(files);
  const { output } = await shop.init([...basics, '--test-command', 'make test'], { env });
  expect(await workflowIn(shop.root)).not.toContain('test-report');
  expect(output).not.toContain('#reports');
  const given = ['--test-command', 'make test', '--test-report', 'out/*.xml', '--force'];
  await shop.init([...basics, ...given], { env });
  expect(await workflowIn(shop.root)).toContain('test-report: "out/*.xml"');
});

test('says what makes a runner write a report', async () => {
  const test = (script: string) => ({
    'package.json': JSON.stringify({ scripts: { test: script } }),
  });
  const say = async (script: string) => {
    await using shop = await startWorkshop({ ...files, ...test(script) });
    return (await shop.init(basics, { env })).output;
  };
  expect(await say('jest')).toContain(
    'add the package jest-junit and run init again, or see https',
  );
  expect(await say('tape test/*.js')).toMatch(
    /A report is surer: see https.*evidence\.md#reports$/m,
  );
  expect(await say('vitest run')).not.toContain('#reports');
});

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { DISPATCH_EVENT, parseDispatch } from '../../src/dispatch.ts';
import { actionProblems, workflowProblems } from './language-service.ts';
import { fencedBlocks } from './markdown.ts';
import { projectText } from './project.ts';

const action = projectText('action.yml');
const examples = fencedBlocks(projectText('docs/setup.md'), 'yaml').filter((text) =>
  text.startsWith('name:'),
);
const [example = ''] = examples;

describe('GitHub’s language service', () => {
  it('accepts action.yml', async () => {
    expect(await actionProblems(action)).toEqual([]);
  });

  it.each(examples)('accepts the documented workflow %#', async (text) => {
    expect(await workflowProblems(text)).toEqual([]);
  });

  it.each([
    ['a misspelled input', 'jira-url:', 'jira-ulr:', /Invalid action input 'jira-ulr'/],
    ['a missing required input', /^.*jira-token:.*\n/m, '', /Missing required input `jira-token`/],
    [
      'a misspelled input of checkout',
      'persist-credentials',
      'persist-credential',
      /Invalid action/,
    ],
    ['an unknown action', 'actions/checkout', 'actions/chekout', /Unable to resolve/],
    ['an unknown permission', 'contents: write', 'contents: wirte', /wirte/],
    ['an unknown context', 'secrets.JIRA_TOKEN', 'secret.JIRA_TOKEN', /secret/],
  ])('finds %s', async (_, sound, broken, message) => {
    const variant = example.replace(sound, broken);
    expect(variant).not.toBe(example);
    expect((await workflowProblems(variant)).join('\n')).toMatch(message);
  });

  it('finds an unknown icon', async () => {
    const variant = action.replace('icon: git-pull-request', 'icon: tool');
    expect((await actionProblems(variant)).join('\n')).toMatch(/tool/);
  });
});

const workflow = z.object({
  'run-name': z.string(),
  on: z.object({ repository_dispatch: z.object({ types: z.array(z.string()) }) }),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.literal(false) }),
});

describe('the documented workflow', () => {
  const parsed = workflow.parse(parse(example));

  it('listens to the Worker’s event', () => {
    expect(parsed.on.repository_dispatch.types).toEqual([DISPATCH_EVENT]);
  });

  it('reads only fields of a dispatch', () => {
    const fields = parseDispatch({
      ticket: 'APP-17',
      ticketId: '10017',
      site: 'example.atlassian.net',
      delivery: 'd-1',
      reason: 'created',
    });
    const read = [...example.matchAll(/client_payload\.(\w+)/g)].map((match) => match[1]);
    expect(read.length).toBeGreaterThan(0);
    expect(Object.keys(fields ?? {})).toEqual(expect.arrayContaining(read));
  });

  it('requests only the required permissions', () => {
    expect(parsed.permissions).toEqual({
      ...{ contents: 'write', 'pull-requests': 'write', actions: 'write' },
      ...{ checks: 'read', statuses: 'read' },
    });
  });

  it('runs once at a time per ticket', () => {
    expect(parsed.concurrency.group).toContain('client_payload.ticket || inputs.ticket');
  });
});

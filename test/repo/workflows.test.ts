import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { DISPATCH_EVENT, parseDispatch } from '../../src/dispatch.ts';
import { parseAction } from './action-metadata.ts';
import { actionProblems, workflowProblems } from './language-service.ts';
import { fencedBlocks } from './markdown.ts';
import { projectText } from './project.ts';

const action = projectText('action.yml');
const ci = projectText('.github/workflows/ci.yml');
const examples = fencedBlocks(projectText('README.md'), 'yaml');
const [example = ''] = examples;
const merged = examples.find((text) => text.includes('mode: merged')) ?? '';

describe('GitHub’s validator', () => {
  it('finds nothing in action.yml', async () => {
    expect(await actionProblems(action)).toEqual([]);
  });

  it.each(examples)('finds nothing in the README’s workflow %#', async (text) => {
    expect(await workflowProblems(text)).toEqual([]);
  });

  it('finds nothing in the project’s own workflow', async () => {
    expect(await workflowProblems(ci)).toEqual([]);
  });

  it.each([
    ['a misspelt input', 'jira-url:', 'jira-ulr:', /Invalid action input 'jira-ulr'/],
    [
      'a required input that is left out',
      /^.*jira-token:.*\n/m,
      '',
      /Missing required input `jira-token`/,
    ],
    ['a misspelt input of checkout', 'persist-credentials', 'persist-credential', /Invalid action/],
    ['an action that nobody knows', 'actions/checkout', 'actions/chekout', /Unable to resolve/],
    ['a permission that does not exist', 'contents: write', 'contents: wirte', /wirte/],
    ['a context that does not exist', 'secrets.JIRA_TOKEN', 'secret.JIRA_TOKEN', /secret/],
  ])('would find %s', async (_, sound, broken, message) => {
    const variant = example.replace(sound, broken);
    expect(variant).not.toBe(example);
    expect((await workflowProblems(variant)).join('\n')).toMatch(message);
  });

  it('would find an icon that does not exist', async () => {
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

describe('the README’s workflow', () => {
  const parsed = workflow.parse(parse(example));

  it('listens to what the Worker sends', () => {
    expect(parsed.on.repository_dispatch.types).toEqual([DISPATCH_EVENT]);
  });

  it('reads only fields that a dispatch has', () => {
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

  it('asks for no more than the two permissions that are needed', () => {
    expect(parsed.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' });
  });

  it('works a ticket one run at a time', () => {
    expect(parsed.concurrency.group).toContain('client_payload.ticket || inputs.ticket');
  });
});

describe('the README’s workflow for merges', () => {
  const { on, permissions, jobs } = z
    .object({
      on: z.object({ pull_request: z.object({ types: z.array(z.string()) }) }),
      permissions: z.record(z.string(), z.string()),
      jobs: z.object({ move: z.object({ if: z.string() }) }),
    })
    .parse(parse(merged));

  it('listens to closed pull requests, and needs no permission', () => {
    expect(on.pull_request.types).toEqual(['closed']);
    expect(permissions).toEqual({});
  });

  it('starts for merged pull requests of the repository’s own branches with the usual prefix', () => {
    const prefix = parseAction(action).inputs['branch-prefix']?.default;
    expect(jobs.move.if).toContain('github.event.pull_request.merged');
    expect(jobs.move.if).toContain('pull_request.head.repo.full_name == github.repository');
    expect(jobs.move.if).toContain(`startsWith(github.head_ref, '${prefix}')`);
  });
});

describe('the project’s own workflow', () => {
  it('pins every action to a commit', () => {
    const uses = [...ci.matchAll(/uses: (\S+)/g)].map((match) => match[1]);
    expect(uses.length).toBeGreaterThan(0);
    for (const one of uses) expect(one).toMatch(/@[0-9a-f]{40}$/);
  });
});

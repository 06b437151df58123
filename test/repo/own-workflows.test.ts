import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { oldestVersion } from '../support/node-versions.ts';
import { workflowProblems } from './language-service.ts';
import { filesBelow, isInProject, projectText } from './project.ts';

const Permissions = z.record(z.string(), z.string());
const Step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Workflow = z.looseObject({
  permissions: Permissions,
  jobs: z.record(
    z.string(),
    z.looseObject({
      'timeout-minutes': z.number(),
      permissions: Permissions,
      strategy: z.looseObject({ matrix: z.record(z.string(), z.array(z.unknown())) }).optional(),
      steps: z.array(Step),
    }),
  ),
});

const files = filesBelow('.github/workflows');
const jobs = files.flatMap((file) =>
  Object.entries(Workflow.parse(parse(projectText(file))).jobs).map(
    ([name, job]) => [`${basename(file, '.yml')}/${name}`, job] as const,
  ),
);
const named = new Map(jobs);

describe.each(files)('%s', (file) => {
  const text = projectText(file);

  it('is accepted by GitHub’s language service', async () => {
    expect(await workflowProblems(text)).toEqual([]);
  });

  it('pins every action to a commit, with its version', () => {
    for (const use of text.match(/uses: .*/g) ?? [])
      expect(use).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may do nothing but what a job asks for', () => {
    expect(Workflow.parse(parse(text)).permissions).toEqual({});
  });
});

it('three jobs may write', () => {
  const granted = jobs.filter(([, { permissions }]) => !isReading(permissions));
  expect(granted.map(([name, job]) => [name, job.permissions])).toEqual([
    ['codeql/analyze', { contents: 'read', 'security-events': 'write' }],
    ['release/publish', { contents: 'write', 'id-token': 'write', attestations: 'write' }],
    [
      'scorecard/analysis',
      { contents: 'read', actions: 'read', 'security-events': 'write', 'id-token': 'write' },
    ],
  ]);
});

function isReading(permissions: z.infer<typeof Permissions>): boolean {
  return JSON.stringify(permissions) === JSON.stringify({ contents: 'read' });
}

it.each(jobs)('%s keeps no credentials in its checkout', (_, { steps }) => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts).toHaveLength(1);
  expect(checkouts[0]?.with).toEqual({ 'persist-credentials': false });
});

describe('the job that publishes', () => {
  const steps = named.get('release/publish')?.steps ?? [];

  it('uses GitHub’s own actions and installs nothing', () => {
    expect(steps.flatMap(({ uses = [] }) => uses).join('\n')).not.toMatch(/^(?!actions\/)/m);
    const commands = steps.map(({ run = '' }) => run).join('\n');
    expect(commands).toContain('gh release create');
    expect(commands).not.toMatch(/\b(?:npx|npm (?!pack --ignore-scripts ))/);
  });

  it('puts no expression into a shell', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});

it('the command line is tried on the oldest and the newest Node, on three systems', () => {
  expect(named.get('ci/command-line')?.strategy?.matrix).toEqual({
    system: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
    node: [oldestVersion, 26],
  });
});

describe('the forms of issues', () => {
  const forms = filesBelow('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('config.yml'));
  const Form = z.strictObject({
    name: z.string(),
    description: z.string(),
    labels: z.array(z.string()),
    body: z.array(
      z.strictObject({
        type: z.enum(['markdown', 'textarea', 'input', 'dropdown']),
        id: z.string().optional(),
        attributes: z.strictObject({
          label: z.string().optional(),
          value: z.string().optional(),
          description: z.string().optional(),
          options: z.array(z.string()).optional(),
          render: z.string().optional(),
        }),
        validations: z.strictObject({ required: z.boolean() }).optional(),
      }),
    ),
  });

  it.each(forms)('%s has what GitHub requires, and names existing files', (file) => {
    const { body } = Form.parse(parse(projectText(file)));
    const asked = body.filter(({ type }) => type !== 'markdown');
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    expect(asked.filter(({ attributes }) => attributes.label === undefined)).toEqual([]);
    const paths = projectText(file).match(/\bdocs\/[\w-]+\.md/g) ?? [];
    expect(paths.filter((path) => !isInProject(path))).toEqual([]);
  });

  it('the one for bugs asks for a record and for what doctor says', () => {
    expect(projectText('.github/ISSUE_TEMPLATE/bug.yml')).toMatch(/doctor --json.*trace\.jsonl/s);
  });
});

it('package.json and .node-version name the Node of the checks', () => {
  expect(projectText('.node-version').trim()).toBe(process.versions.node.split('.')[0]);
  expect(manifest.packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/);
});

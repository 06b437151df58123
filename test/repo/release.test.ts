import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { datedAs, sectionOf } from '../../scripts/changelog.ts';
import { temporaryFolder, temporaryRepository, writeFiles } from '../support/repository.ts';
import { repositoryName } from '../support/repository-name.ts';
import { documents, filesBelow, projectDirectory, projectText } from './project.ts';

const changelog = `# Changelog

## [Unreleased]

### Fixed

- A bug.

## [1.1.0] - 2026-10-01

- Older.
`;

describe('the changelog', () => {
  it('has sections by version', () => {
    expect(sectionOf(changelog, 'Unreleased')).toBe('### Fixed\n\n- A bug.');
    expect(sectionOf(changelog, '1.1.0')).toBe('- Older.');
    expect(sectionOf(changelog, '1.1')).toBeUndefined();
  });

  it('dates what is unreleased', () => {
    const dated = datedAs(changelog, '1.2.0', '2026-11-23');
    expect(sectionOf(dated, 'Unreleased')).toBeUndefined();
    expect(dated).toContain('## [Unreleased]\n\n## [1.2.0] - 2026-11-23\n\n### Fixed\n');
    expect(sectionOf(dated, '1.2.0')).toBe('### Fixed\n\n- A bug.');
  });

  it('of this project has the form that a release needs', () => {
    const text = projectText('CHANGELOG.md');
    const headings = text.match(/^## .*$/gm) ?? [];
    expect(headings[0]).toBe('## [Unreleased]');
    for (const heading of headings.slice(1))
      expect(heading).toMatch(/^## \[\d+\.\d+\.\d+(?:-[\w.]+)?\] - \d{4}-\d{2}-\d{2}$/);
    const groups = text.match(/^### .*$/gm) ?? [];
    expect(
      groups.filter(
        (group) => !/^### (?:Added|Changed|Deprecated|Removed|Fixed|Security)$/.test(group),
      ),
    ).toEqual([]);
    const current = sectionOf(text, manifest.version) ?? sectionOf(text, 'Unreleased');
    expect(current).toMatch(/^- /m);
  });
});

/** Runs the script in a project of version 1.2.0 that `acme` hosts. */
async function release(task: string, text: string, env: Readonly<Record<string, string>> = {}) {
  await using folder = await temporaryFolder();
  const repository = { url: 'git+https://github.com/acme/jira-bug-fix-agent.git' };
  const outputs = join(folder.directory, 'outputs');
  await writeFiles(folder.directory, {
    'package.json': JSON.stringify({ version: env.VERSION ?? '1.2.0', repository }),
    'CHANGELOG.md': text,
    outputs: '',
  });
  const script = join(projectDirectory, 'scripts/release.ts');
  const hosted = { GITHUB_REF_NAME: 'v1.2.0', GITHUB_REPOSITORY: 'acme/jira-bug-fix-agent' };
  const all = { ...hosted, GITHUB_OUTPUT: outputs, ...env };
  const options = { cwd: folder.directory, env: all };
  const ended = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [script, task], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
  const read = (name: string) => readFile(join(folder.directory, name), 'utf8');
  return { ...ended, outputs: await read('outputs'), changelog: await read('CHANGELOG.md') };
}

describe.concurrent('a release', () => {
  const dated = datedAs(changelog, '1.2.0', '2026-11-23');

  it('has the notes of its version, and moves the tag of the major one', async () => {
    expect(await release('notes', dated)).toMatchObject({
      ...{ code: 0, stdout: '### Fixed\n\n- A bug.\n', stderr: '' },
      outputs: 'moving-tag=v1\n',
    });
  });

  it('of a pre-release moves no tag', async () => {
    const text = datedAs(changelog, '2.0.0-rc.1', '2026-11-23');
    const env = { VERSION: '2.0.0-rc.1', GITHUB_REF_NAME: 'v2.0.0-rc.1' };
    expect(await release('notes', text, env)).toMatchObject({ code: 0, outputs: 'moving-tag=\n' });
  });

  it.each([
    [
      'another tag',
      { GITHUB_REF_NAME: 'v1.3.0' },
      dated,
      /^The tag is v1\.3\.0, but .*npm version/,
    ],
    ['another repository', { GITHUB_REPOSITORY: 'me/fork' }, dated, /run npm run owner -- me\.$/],
    ['no section', {}, changelog, /^CHANGELOG\.md has no section \[1\.2\.0\]: run npm version\.$/],
  ])('is refused with %s, in one sentence', async (_, env, text, sentence) => {
    const ended = await release('notes', text, env);
    expect(ended).toMatchObject({ code: 1, stdout: '', outputs: '' });
    expect(ended.stderr.trimEnd()).toMatch(sentence);
  });

  it('without changes is refused', async () => {
    const empty = datedAs(changelog, '1.2.0', '2026-11-23');
    const ended = await release('date', empty);
    expect(ended).toMatchObject({ code: 1, changelog: empty });
    expect(ended.stderr).toMatch(/^CHANGELOG\.md has nothing under Unreleased/);
  });

  it('begins with the date of its section', async () => {
    const { code, changelog: written } = await release('date', changelog);
    expect(code).toBe(0);
    expect(written).toMatch(
      /^## \[Unreleased\]\n\n## \[1\.2\.0\] - \d{4}-\d\d-\d\d\n\n### Fixed$/m,
    );
  });
});

const Workflow = z.object({
  jobs: z.object({
    publish: z.object({
      steps: z.array(z.object({ name: z.string().optional(), run: z.string().optional() })),
    }),
  }),
});

describe.concurrent('the workflow’s commands', () => {
  const { steps } = Workflow.parse(parse(projectText('.github/workflows/release.yml'))).jobs
    .publish;

  /** Runs a step with a `gh` that notes its arguments, and fails where the tag has to exist already. */
  async function runStep(name: string, hasTag = true) {
    await using repository = await temporaryRepository({
      'temp/a.tgz': 'package',
      'bin/gh': {
        text: `#!/bin/sh\necho "$*" >>"$NOTES"\ncase "$*" in *PATCH*) exit ${hasTag ? 0 : 1} ;; esac\n`,
        executable: true,
      },
    });
    const { directory } = repository;
    const env = {
      PATH: `${join(directory, 'bin')}:${process.env.PATH}`,
      ...{ NOTES: join(directory, 'notes'), RUNNER_TEMP: join(directory, 'temp') },
      ...{ GITHUB_REF_NAME: 'v1.2.0', GITHUB_REPOSITORY: 'acme/agent', MOVING_TAG: 'v1' },
    };
    const script = steps.find((step) => step.name === name)?.run ?? 'false';
    await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', script], { cwd: directory, env });
    const notes = await readFile(env.NOTES, 'utf8');
    const commit = await repository.git('rev-parse', 'HEAD');
    return notes.replaceAll(directory, '').replaceAll(commit, 'COMMIT').trimEnd().split('\n');
  }

  it('publish the draft only when it has its file', async () => {
    expect(await runStep('Publish the release')).toEqual([
      'release create v1.2.0 /temp/a.tgz --draft --verify-tag --title v1.2.0 --notes-file /temp/notes.md',
      'release edit v1.2.0 --draft=false',
    ]);
  });

  const move =
    'api --silent --method PATCH repos/acme/agent/git/refs/tags/v1 -f sha=COMMIT -F force=true';
  const make =
    'api --silent --method POST repos/acme/agent/git/refs -f ref=refs/tags/v1 -f sha=COMMIT';

  it.each([
    ['move the tag of the major version', true, [move]],
    ['make it for the first release', false, [move, make]],
  ])('%s', async (_, hasTag, calls) => {
    expect(await runStep('Move the tag of the major version', hasTag)).toEqual(calls);
  });
});

const owners = (text: string) =>
  [...text.matchAll(/(?:github\.com\/|(?<![\w./-]))([\w-]+)\/jira-bug-fix-agent(?![\w-])/g)].map(
    ([, owner]) => owner,
  );
const [owner] = owners(repositoryName);

it.each(['package.json', 'action.yml', ...documents, ...filesBelow('.github')])(
  '%s names the owner that package.json names',
  (file) => {
    expect(owners(projectText(file)).filter((named) => named !== owner)).toEqual([]);
  },
);

it('the owner is the code owner', () => {
  expect(projectText('.github/CODEOWNERS')).toBe(`* @${owner}\n`);
});

const run = (directory: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [`${projectDirectory}scripts/owner.mjs`, ...args], {
    cwd: directory,
  });

describe('npm run owner', () => {
  it('replaces the owner wherever it is named, and nothing else', async () => {
    const url = 'git+https://github.com/old-one/jira-bug-fix-agent.git';
    await using repository = await temporaryRepository({
      'package.json': JSON.stringify({ repository: { url } }),
      'docs/a.md':
        'uses: old-one/jira-bug-fix-agent@v1\nold-one/shop, old-one/jira-bug-fix-agents\n',
      'docs/b.md':
        'Keep a clone. <!-- until an account is named -->\n\n`npx ../jira-bug-fix-agent init`\n`npm install --global ../jira-bug-fix-agent`, ../jira-bug-fix-agents\n',
      '.github/CODEOWNERS': '* @old-one\n',
      'src/a.ts': '// old-one/jira-bug-fix-agent\n',
    });
    const { stdout } = await run(repository.directory, 'acme');
    expect(stdout).toBe('.github/CODEOWNERS\ndocs/a.md\ndocs/b.md\npackage.json\n');
    const changed = await repository.git('diff', '--unified=0');
    expect(changed.split('\n').filter((line) => /^\+[^+]/.test(line))).toEqual([
      '+* @acme',
      '+uses: acme/jira-bug-fix-agent@v1',
      '+`npx github:acme/jira-bug-fix-agent init`',
      '+`npm install --global github:acme/jira-bug-fix-agent`, ../jira-bug-fix-agents',
      `+${JSON.stringify({ repository: { url: url.replace('old-one', 'acme') } })}`,
    ]);
  });

  it.each([[], ['a/b'], ['-a'], ['$&']])('refuses %j as a name', async (...args) => {
    await using repository = await temporaryRepository({
      'package.json': JSON.stringify({ repository: { url: '' } }),
    });
    await expect(run(repository.directory, ...args)).rejects.toMatchObject({
      code: 2,
      stderr: 'Name the GitHub account that hosts the project: npm run owner -- acme\n',
    });
  });
});

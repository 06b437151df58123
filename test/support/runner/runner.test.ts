import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../repository.ts';
import { type ActionRun, leaks, runAction } from './runner.ts';

const metadata = `
inputs:
  ticket:
  issue title:
    default: none
  github-token:
    default: \${{ github.token }}
  count:
    default: 3
`;

/** Runs a script as an action with the metadata above. */
async function runScript(script: string, run: Partial<ActionRun> = {}) {
  await using folder = await temporaryFolder();
  const action = join(folder.directory, 'index.mjs');
  const file = join(folder.directory, 'action.yml');
  await Promise.all([writeFile(action, script), writeFile(file, metadata)]);
  return await runAction({
    action,
    inputs: {},
    event: { name: 'push', payload: {} },
    workspace: folder.directory,
    metadata: pathToFileURL(file),
    ...run,
  });
}

describe('runAction', () => {
  it('passes inputs with their defaults, the event, and nothing from this process', async () => {
    process.env.GITHUB_TOKEN_OF_THE_TESTS = 'must not be inherited';
    const script = `
      import { readFileSync } from 'node:fs';
      const inputs = Object.entries(process.env).filter(([name]) => name.startsWith('INPUT_'));
      const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
      const { GITHUB_SHA: sha, GITHUB_TOKEN_OF_THE_TESTS: inherited } = process.env;
      console.log(JSON.stringify({ inputs: Object.fromEntries(inputs), event, sha, inherited }));`;
    const run = await runScript(script, {
      inputs: { ticket: 'APP-1' },
      event: { name: 'push', payload: { action: 'test' } },
      token: 'job-$&-token',
      env: { GITHUB_SHA: 'abc' },
    });
    expect(JSON.parse(run.stdout)).toEqual({
      inputs: {
        INPUT_TICKET: 'APP-1',
        INPUT_ISSUE_TITLE: 'none',
        'INPUT_GITHUB-TOKEN': 'job-$&-token',
        INPUT_COUNT: '3',
      },
      event: { action: 'test' },
      sha: 'abc',
    });
  });
});

describe('leaks', () => {
  const clean = { stdout: '::add-mask::s3cret/key\nfine\n', stderr: '', summary: '', outputs: {} };

  it('ignores requests to mask', () => {
    expect(leaks(clean, ['s3cret/key'])).toEqual([]);
  });

  it.each([
    ['the log', { stdout: 'key s3cret/key' }],
    ['the error stream', { stderr: 'at s3cret/key' }],
    ['the summary, in an address', { summary: '?key=s3cret%2Fkey' }],
    ['an output, in base64', { outputs: { a: btoa('s3cret/key') } }],
  ])('finds a secret in %s', (_, part) => {
    expect(leaks({ ...clean, ...part }, ['other', 's3cret/key'])).toEqual(['s3cret/key']);
  });
});

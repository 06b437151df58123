import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../repository.ts';
import { parseOutputs } from './files.ts';
import { parseCommands } from './log.ts';
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

  it('rejects an unknown input', async () => {
    await expect(runScript('', { inputs: { tikcet: 'APP-1' } })).rejects.toThrow('tikcet');
  });

  it('collects outputs, summary, annotations, masks and the exit code', async () => {
    const script = `
      import { appendFileSync } from 'node:fs';
      appendFileSync(process.env.GITHUB_OUTPUT, 'plain=a=b\\nlong<<EOF\\ntwo\\nlines\\nEOF\\n');
      appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Done');
      console.log('::add-mask::secret');
      console.log('::error title=Oh::50%25 lost%0Aat least');
      console.error('details');
      process.exitCode = 3;`;
    expect(await runScript(script)).toMatchObject({
      exitCode: 3,
      signal: null,
      outputs: { plain: 'a=b', long: 'two\nlines' },
      summary: '# Done',
      stderr: 'details\n',
      masked: ['secret'],
      annotations: ['50% lost\nat least'],
    });
  });
});

describe('a cancelled run', () => {
  const wait = `setInterval(() => {}, 1000); console.log('ready');`;
  const interruptAfter = (line: string) => line === 'ready';

  it('receives SIGINT and may end by itself', async () => {
    const script = `process.on('SIGINT', () => { console.log('bye'); process.exit(1); }); ${wait}`;
    const run = await runScript(script, { interruptAfter });
    expect(run).toMatchObject({ exitCode: 1, signal: null, stdout: 'ready\nbye\n' });
  });

  it('receives SIGTERM, then SIGKILL, if it does not end', async () => {
    const patience = { terminate: 20, kill: 20 };
    const ignoresInterrupt = `process.on('SIGINT', () => {}); ${wait}`;
    expect(await runScript(ignoresInterrupt, { interruptAfter, patience })).toMatchObject({
      signal: 'SIGTERM',
    });
    const ignoresBoth = `process.on('SIGTERM', () => {}); ${ignoresInterrupt}`;
    expect(await runScript(ignoresBoth, { interruptAfter, patience })).toMatchObject({
      signal: 'SIGKILL',
    });
  });
});

describe('parseCommands', () => {
  it('parses both notations, except while commands are stopped', () => {
    const log = [
      'a ::error::in the midst',
      '  ::warning file=a.ts,line=1::indented',
      'x ##[set-output name=a;]older',
      '::stop-commands::pause-1',
      '::error::unheard',
      '::pause-1::',
      '::notice::heard::again',
    ];
    expect(parseCommands(log.join('\n'))).toEqual([
      { name: 'warning', message: 'indented' },
      { name: 'set-output', message: 'older' },
      { name: 'stop-commands', message: 'pause-1' },
      { name: 'notice', message: 'heard::again' },
    ]);
  });
});

describe('parseOutputs', () => {
  it('keeps the last value, and lines in a value that look like outputs', () => {
    expect(parseOutputs('a=1\na<<E\nb=2\nE\n')).toEqual({ a: 'b=2' });
  });

  it.each(['no sign', 'a<<E\nnever ended'])('throws on %j', (text) => {
    expect(() => parseOutputs(text)).toThrow('not an output');
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

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../support/openai/openai.ts';
import { temporaryFolder } from '../support/repository.ts';
import { shopFiles } from '../support/shop/shop.ts';
import { type ActionOptions, startWorld, type WorkflowEvent } from '../support/world.ts';

const byHand: WorkflowEvent = { name: 'workflow_dispatch', payload: {} };

/** Runs the action on an event before there is a ticket to work on. */
async function start(event: WorkflowEvent, options: ActionOptions) {
  await using world = await startWorld({ files: shopFiles, script: inOrder([]) });
  return await world.start(event, options);
}

const nothing = { 'pull-request': '', 'commit-verified': '', patch: '', calls: '0', tokens: '0' };
const misconfigured = { ...nothing, 'stop-reason': 'misconfigured' };

describe.concurrent('a job that ends before it has a ticket', () => {
  it('names every wrong input at once, in the outputs, the summary and the annotation', async () => {
    const inputs = { 'jira-url': 'a.test', 'jira-token': '', model: '', 'max-calls': '0' };
    const run = await start(byHand, { inputs });
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    for (const name of [...Object.keys(inputs), 'ticket']) {
      expect(run.annotations).toEqual([expect.stringContaining(`Set \`${name}\``)]);
      expect(run.summary).toContain(`Set \`${name}\``);
    }
    expect(run.summary).toContain('A configuration problem stopped the agent.');
    expect(run.outputs.trace).toMatch(/trace\.jsonl$/);
    expect(run.stdout).not.toContain('    at ');
  });

  it('names every wrong input at once for a review, too', async () => {
    const inputs = { command: 'fix it', 'jira-url': 'a.test' };
    const run = await start({ name: 'issue_comment', payload: {} }, { inputs });
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    for (const name of Object.keys(inputs)) expect(run.summary).toContain(`Set \`${name}\``);
  });

  it('names a wrong proxy together with the inputs', async () => {
    const run = await start(byHand, { inputs: { model: '' }, env: { https_proxy: 'ftp://a' } });
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    for (const name of ['HTTPS\\_PROXY', '`model`']) expect(run.summary).toContain(`Set ${name}`);
  });

  it('says which modes there are', async () => {
    const run = await start(byHand, { inputs: { mode: 'merge' } });
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    expect(run.summary).toContain('Set `mode` to auto, work, follow or sweep.');
  });

  it('reports an event in another format', async () => {
    const payload = { action: 'jira-bug-fix', client_payload: { issue: 'APP-17' } };
    const run = await start({ name: 'repository_dispatch', payload }, {});
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    expect(run.summary).toContain('Update the Action and the Worker');
  });

  it('reports a crash of the start', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.directory, 'event.json');
    await writeFile(file, '{"action":');
    const run = await start(byHand, { env: { GITHUB_EVENT_PATH: file } });
    expect(run).toMatchObject({ exitCode: 1, outputs: { ...nothing, 'stop-reason': 'failed' } });
    expect(run.summary).toContain('Something failed before the agent could finish.');
    expect(run.stdout).toContain('SyntaxError');
  });

  it('reports an error that nothing awaits', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.directory, 'boom.cjs');
    // Throws as soon as someone listens.
    const boom = "if (process.listenerCount('uncaughtException') > 0) throw new Error('boom');";
    await writeFile(file, `setInterval(() => { ${boom} }, 1);`);
    const run = await start(byHand, { env: { NODE_OPTIONS: `--require ${file}` } });
    expect(run).toMatchObject({ exitCode: 1, outputs: { ...nothing, 'stop-reason': 'failed' } });
    expect(run.summary).toContain('boom');
    expect(run.annotations).toContain('boom');
  });

  it.each([
    ['follow', 'pull_request', { 'jira-url': '', 'jira-token': '', branch: '..' }],
    ['sweep', 'schedule', { 'jira-url': '', 'jira-token': '', branch: '..' }],
  ])('names every wrong input at once in mode %s, too', async (mode, name, inputs) => {
    const run = await start({ name, payload: {} }, { inputs: { mode, ...inputs } });
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    for (const input of Object.keys(inputs)) {
      expect(run.annotations).toEqual([expect.stringContaining(`Set \`${input}\``)]);
      expect(run.summary).toContain(`Set \`${input}\``);
    }
  });

  it('has nothing new if the event asks for no work', async () => {
    const payload = { action: 'edited', comment: {}, issue: { number: 1 } };
    const run = await start({ name: 'issue_comment', payload }, {});
    expect(run).toMatchObject({
      exitCode: 0,
      annotations: [],
      outputs: { ...nothing, 'stop-reason': 'nothing-new' },
    });
    expect(run.summary).toContain('none that asks for a look at a pull request');
  });

  it('ends the same way if the summary cannot be written', async () => {
    const env = { GITHUB_STEP_SUMMARY: '/nowhere/summary.md' };
    const run = await start(byHand, { inputs: { mode: 'merge' }, env });
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    expect(run.annotations).toEqual([expect.stringContaining('Set `mode`')]);
    expect(run.stdout).toContain('The job summary could not be written');
  });
});

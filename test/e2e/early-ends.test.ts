import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { parcelFiles } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../support/project/script.ts';
import { temporaryFolder, temporaryRepository } from '../support/repository.ts';
import { approve } from '../support/shop/script.ts';
import { shopFiles } from '../support/shop/shop.ts';
import { type ActionOptions, startWorld, type WorkflowEvent } from '../support/world.ts';
import { key, startShop, workOn } from './shop.ts';

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
    const places = { 'jira-url': 'a.test', 'jira-token': '', model: '' };
    const inputs = { ...places, 'max-calls': '0', ticket: 'the one' };
    const run = await start(byHand, { inputs });
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    for (const name of Object.keys(inputs)) {
      expect(run.annotations).toEqual([expect.stringContaining(`Set \`${name}\``)]);
      expect(run.summary).toContain(`Set \`${name}\``);
    }
    expect(run.summary).toContain('A configuration problem stopped the agent.');
    expect(run.outputs.trace).toMatch(/trace\.jsonl$/);
    expect(run.stdout).not.toContain('    at ');
  });

  it('names a wrong proxy together with the inputs', async () => {
    const inputs = { ticket: key, model: '' };
    const run = await start(byHand, { inputs, env: { https_proxy: 'ftp://a' } });
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    for (const name of ['HTTPS\\_PROXY', '`model`']) expect(run.summary).toContain(`Set ${name}`);
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

  it('ends the same way if the summary cannot be written', async () => {
    const env = { GITHUB_STEP_SUMMARY: '/nowhere/summary.md' };
    const run = await start(byHand, { inputs: { mode: 'merge' }, env });
    expect(run).toMatchObject({ exitCode: 1, outputs: misconfigured });
    expect(run.annotations).toEqual([expect.stringContaining('Set `mode`')]);
    expect(run.stdout).toContain('The job summary could not be written');
  });
});

describe('the file of settings', () => {
  const path = '.jira-bug-fix.yml';

  /** A world whose repository has the file. */
  const shopWith = (file: string) =>
    startShop(undefined, { files: { ...shopFiles, [path]: file } });

  it.concurrent('gives what the workflow omits, and follows a merge without a checkout', async () => {
    await using world = await shopWith(`
max-calls: 11
max-tokens: 900000
labels: [from-file]
transition-on-merge: none
`);
    const inputs = { 'max-tokens': '300000' };
    const run = await workOn(world, 'first', { inputs });
    expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
    expect(run.stdout).toContain(
      'From .jira-bug-fix.yml: max-calls, labels, transition-on-merge. Not taken, since a file of the repository only tightens: max-tokens.',
    );
    expect(run.stdout).toContain('at most 11 calls');
    const [pull] = world.github.pulls;
    expect(pull?.labels).toEqual(['from-file']);

    await world.github.life.merge(1);
    const sha = await world.github.commitOf('main');
    const base = { ref: 'main', sha, repo: { full_name: 'acme/shop' } };
    const head = { ref: `fix/${key}`, repo: base.repo };
    const pull_request = { number: pull?.number, state: 'closed', merged: true, head, base };
    const closing = { name: 'pull_request', payload: { action: 'closed', pull_request } };
    const prepare = (workspace: string) => rm(join(workspace, '.git'), { recursive: true });
    expect(await world.start(closing, { prepare })).toMatchObject({ exitCode: 0 });
    // By default, it would be done.
    expect(world.jira.issue(key).status).toBe('In Prüfung');
    expect(world.violations()).toEqual([]);
  });

  it.concurrent('is told on the ticket if it is not valid', async () => {
    await using world = await shopWith('max-call: 3\nbase-url: https://elsewhere.test\n');
    const run = await workOn(world);
    expect(run.outputs).toMatchObject({ 'stop-reason': 'misconfigured' });
    const [comment = ''] = world.jira.issue(key).comments.map(({ body }) => JSON.stringify(body));
    for (const text of [comment, run.annotations.join('\n')]) {
      expect(text).toContain('it is no input. Did you mean max-calls?');
      expect(text).toContain('a file of the repository only tightens what a run may do');
    }
    expect(world.openai.chats).toEqual([]);
  });

  it.concurrent('serves a run at a terminal as it is in the last commit; its commands need a yes', async () => {
    const file = 'test-command: node --test\nmax-calls: 7\n';
    await using repository = await temporaryRepository({ ...parcelFiles, [path]: file });
    await writeFile(join(repository.directory, path), 'max-calls: no number\n');
    await using outside = await temporaryFolder();
    const ticket = join(outside.directory, 'bug.md');
    await writeFile(ticket, '# Half a kilogram travels for nothing\n\nSee postage.js.\n');
    const script = () => [planReply(['src/postage.js']), editReply(fixBlock), approve('Right.')];
    const run = async (...more: readonly string[]) => {
      await using openai = await startOpenAi(inOrder(script()));
      const where = ['--repo', repository.directory, '--base-url', openai.url, '--dry-run'];
      const isolation = ['--test-isolation', 'none'];
      const args = ['run', ticket, '--model', 'scripted', ...where, ...isolation, ...more];
      return await runCli(args, { OPENAI_API_KEY: 'a-key' });
    };
    const unasked = await run();
    expect(unasked.stderr).toContain('From .jira-bug-fix.yml: max-calls, test-command.\n');
    expect(unasked.stderr).toContain('Its commands do not run: agree with --run-commands.\n');
    expect(unasked.stderr).toContain('at most 7 calls');
    expect(unasked.stderr).not.toContain('node --test');
    const agreed = await run('--run-commands');
    expect(agreed.code).toBe(0);
    expect(agreed.stderr).toMatch(
      /Commands of \.jira-bug-fix\.yml, .*:\n {2}test-command: node --test\n/,
    );
    expect(agreed.stderr).toMatch(/Tests +✓ passed/);
  });
});

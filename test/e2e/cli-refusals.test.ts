import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, runCli } from '../support/cli.ts';
import { temporaryFolder, temporaryRepository } from '../support/repository.ts';
import { shopFiles } from '../support/shop/shop.ts';

/** A model behind a port at which nobody listens. */
const nowhere = ['--model', 'm', '--base-url', 'http://127.0.0.1:9'];

describe.concurrent('bad input', () => {
  it('a folder that is no repository is named, and so is the option', async () => {
    await using folder = await temporaryFolder();
    const where = ['--ticket', cli, '--repo', folder.directory];
    const ended = await runCli(['run', ...where, ...nowhere]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('--repo');
    expect(ended.stderr).toContain(folder.directory);
  });

  it.each([
    ['no ticket', ['run', '--model', 'm'], '--ticket'],
    ['an unknown option', ['run', '--modle', 'm'], '--modle'],
    ['an unknown command', ['fix'], 'fix'],
    [
      'a ticket file that is not there',
      ['run', '--ticket', 'nowhere.md', ...nowhere],
      'nowhere.md',
    ],
    ['no model', ['run', '--ticket', cli], '--model'],
    ['no key for OpenAI', ['run', '--ticket', cli, '--model', 'm'], 'OPENAI_API_KEY'],
    ['a key that is none', ['run', 'shop-7', '--model', 'm'], 'shop-7'],
  ])('%s: a sentence, then the reason, exit code 2', async (_, args, named) => {
    const ended = await runCli(args);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(named);
    expect(ended.stderr).not.toContain('    at ');
    expect(ended.lastLine).toBe('Stopped: misconfigured.');
  });

  it('an unreachable endpoint is named, and nothing changes', async () => {
    await using repository = await temporaryRepository({
      ...shopFiles,
      'bug.md': '# It is wrong\n',
    });
    const ticket = join(repository.directory, 'bug.md');
    const where = ['--ticket', ticket, '--repo', repository.directory];
    const ended = await runCli(['run', ...where, ...nowhere]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('Set --base-url to');
    expect(ended.lastLine).toContain('misconfigured');
  });

  it('--help tells the exit codes', async () => {
    const help = await runCli(['--help']);
    expect(help.code).toBe(0);
    expect(help.stdout).toMatch(/7\s+attempts-exhausted/);
  });
});

import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';

describe.concurrent('bad input', () => {
  it.each([
    ['an unknown option', ['run', '--modle', 'm'], '--modle'],
    ['a file that does not exist', ['run', '--ticket', 'nowhere.md', '--model', 'm'], 'nowhere.md'],
  ])('%s: a sentence, then the reason, exit code 2', async (_, args, named) => {
    const ended = await runCli(args, { OPENAI_API_KEY: 'a-key' });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(named);
    expect(ended.stderr).not.toContain('    at ');
    expect(ended.lastLine).toBe('Stopped: misconfigured.');
  });

  it('the help lists the exit codes', async () => {
    const help = await runCli(['help', 'exit-codes']);
    expect(help.code).toBe(0);
    expect(help.stdout).toMatch(/7\s+attempts-exhausted/);
  });
});

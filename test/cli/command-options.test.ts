import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/main.ts';
import { refusalOf } from '../settings/given.ts';

const file = ['run', '--ticket', 'bug.md', '--model', 'some-model'];
const env = { OPENAI_API_KEY: 'key-of-the-tests' };

describe("the project's own commands", () => {
  test('have an option each', () => {
    const commands = ['--setup-command', 'npm ci', '--lint-command', 'npm run lint'];
    const ways = ['--test-timeout-minutes', '10', '--test-isolation', 'none', '--reproduce'];
    const names = ['--test-environment', 'NODE_ENV', '--test-environment', 'DATABASE_URL'];
    const caps = ['--max-files', '3', '--max-lines', '50', '--test-command', 'npm test'];
    expect(readArguments([...file, ...commands, ...ways, ...names, ...caps], env)).toMatchObject({
      project: {
        setup: 'npm ci',
        lint: 'npm run lint',
        tests: 'npm test',
        timeout: 600_000,
        isolation: 'none',
        environment: ['NODE_ENV', 'DATABASE_URL'],
      },
      caps: { files: 3, lines: 50 },
      reproduce: true,
    });
  });

  test('an empty one counts as omitted', () => {
    const read = readArguments([...file, '--test-command', ' ', '--setup-command', ''], env);
    expect(read).toHaveProperty('project', {
      timeout: 300_000,
      isolation: 'required',
      environment: [],
      folders: [],
      reports: [],
      ports: [],
      show: expect.any(Function),
    });
  });

  test.each([
    [['--test-timeout-minutes', '0'], 'Set --test-timeout-minutes to a whole number from 1 to 120'],
    [['--test-timeout-minutes', '2.5'], 'Set --test-timeout-minutes to a whole number'],
    [['--test-isolation', 'docker'], 'Set --test-isolation to required or none'],
    [['--test-isolation='], undefined],
    [['--max-files', '1001'], 'Set --max-files to a whole number from 1 to 1,000'],
    [['--max-lines', 'many'], 'Set --max-lines to a whole number from 1 to 100,000'],
    [['--reproduce=yes'], 'The option --reproduce takes no value'],
    [['--test-environment', 'A=B'], 'Set --test-environment to names of environment variables'],
    [['--test-command'], 'The option --test-command needs a value'],
    [['--test-environment', 'OPENAI_API_KEY'], 'Remove OPENAI_API_KEY from --test-environment'],
    [
      ['--test-environment', 'A', '--test-environment', 'JIRA_TOKEN'],
      'Remove JIRA_TOKEN from --test-environment',
    ],
  ])('%j is refused in one sentence', (options, sentence) => {
    const refusal = refusalOf(() => readArguments([...file, ...options], env));
    if (sentence === undefined) expect(refusal).toBe('nothing was wrong');
    else {
      expect(refusal).toContain(sentence);
      expect(refusal).toMatch(/^[^\n]+[^.]\.$/);
    }
  });
});

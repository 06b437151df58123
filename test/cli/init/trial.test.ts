import { describe, expect, test } from 'vitest';
import { Cancelled } from '../../../src/cli/init/asker.ts';
import { startWorkshop } from '../../support/init.ts';
import { startJira } from '../../support/jira/jira.ts';
import { answers, conversation, down, enter, files, login } from './conversation.ts';

describe('what Jira is tried for', () => {
  /** Answers by what is asked, whatever the order. */
  const answering = (more: readonly (readonly [string, string])[]) => {
    const left = new Map([...more, ...conversation]);
    return (asked: string) => {
      const question = [...left.keys()].find((each) => asked.includes(each)) ?? '';
      const keys = left.get(question);
      left.delete(question);
      return keys;
    };
  };
  const tried = async (
    options: readonly string[],
    more: readonly (readonly [string, string])[],
  ) => {
    await using shop = await startWorkshop(files);
    await using jira = await startJira(login);
    jira.addIssue({ key: 'SHOP-1', summary: 'The total is wrong' });
    const answer = answering([
      ["The API token of the agent's Jira account", `${login.token}${enter}`],
      ...more,
    ]);
    const end = await shop.init(['--jira-url', jira.url, '--dry-run', ...options], { answer });
    expect(jira.violations).toEqual([]);
    return end;
  };

  test('the query is counted, and the status for reviews is one of the project', async () => {
    const { output } = await tried([], [['waits for a review', `${down}${down}${enter}`]]);
    expect(output).toContain('1 ticket found by: project = SHOP AND issuetype = Bug');
    expect(output).toContain('+          transition-on-pull-request: "In Prüfung"\n');
    expect(output).toMatch(
      /Sets up acme\/shop: 1 file, \d commands, \d things? that only you can do\./,
    );
    expect(output.indexOf('Sets up')).toBeLessThan(output.indexOf('+++'));
  });

  test('a query that Jira refuses is asked for again, and none that finds nothing', async () => {
    const better = `${'\x7f'.repeat(60)}project = SHOP AND labels = none${enter}`;
    const { output } = await tried(
      ['--jql', 'project = SHOP AND type = Bog'],
      [
        ['Another JQL query', better],
        ['waits for a review', enter],
      ],
    );
    expect(output).toContain('Error in the JQL Query: project = SHOP AND type = Bog');
    expect(output).toContain('0 tickets found by: project = SHOP AND labels = none');
  });

  test('a status that the project lacks is told, with those that it has', async () => {
    const options = [
      '--transition-on-start',
      'In Arbeit',
      '--transition-on-pull-request',
      'In Revue',
    ];
    const { output } = await tried(options, []);
    expect(output).toContain(
      '--transition-on-pull-request: SHOP has no status “In Revue”, unless a transition has that name. It has “Zu erledigen”, “In Arbeit”,',
    );
    expect(output).not.toContain('--transition-on-start: ');
    expect(output).toContain('+          transition-on-pull-request: In Revue\n');
  });
});

test('at the end, the set-up is checked with what was answered, without an export', async () => {
  await using shop = await startWorkshop(files);
  const found: unknown[] = [];
  const { output } = await shop.init([], {
    answer: answers(),
    examine: async ({ read, isGiven }) => {
      found.push(read('jira-url'), read('jira-email'), read('sweep-jql'), read('model'));
      found.push(read('base-url'), read('api-key'), read('github-token'), read('github'));
      found.push(isGiven('test-command'), isGiven('jira-token'));
    },
  });
  expect(found).toEqual([
    ...['https://acme.atlassian.net', 'agent@acme.test', 'project = SHOP AND issuetype = Bug'],
    ...['claude-sonnet-5-5', 'https://api.anthropic.com/v1', 'key-of-the-model', 'token-of-gh'],
    ...['acme/shop', false, false],
  ]);
  expect(output).not.toMatch(/key-of-the-model|token-of-gh/);
});

test('Ctrl-C during the check does not say that nothing was changed', async () => {
  await using shop = await startWorkshop(files);
  const { code, output } = await shop.init([], {
    answer: answers(),
    examine: async () => {
      throw new Cancelled();
    },
  });
  expect(code).toBe(0);
  expect(output).not.toContain('nothing was changed');
});

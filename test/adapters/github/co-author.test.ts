import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import type { Publication } from '../../../src/agent/ports.ts';
import { busy, hangingUp, unavailable } from '../../support/faults.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import { branch, place, publicationOn, settingsOf, startShop } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const route = 'GET /repos/{owner}/{repo}/commits';
const coAuthor = 'person@example.com';
const marked = 'Count every item\n\nJira-Bug-Fix: APP-1';
const credit = 'Co-authored-by: A Person <1+ada@users.noreply.github.com>';

/** The message of the commit of a fix, and how often GitHub was asked who an address is. */
async function published(github: GitHubStandIn, changes: Partial<Publication>) {
  const forge = githubForge(settingsOf(github));
  await forge.publish(await publicationOn(github, changes));
  const asked = github.requests.filter(({ path }) => path.endsWith('/shop/commits')).length;
  return { message: await github.commitMessage(branch), asked };
}

/** GitHub that lists one commit for whatever address, with this author and account. */
async function answering(author: object, account: object | null) {
  const github = await startShop();
  github.fail(route, { status: 200, body: [{ commit: { author }, author: account }] });
  return github;
}

const ada = { id: 7, login: 'ada', type: 'User' };

describe.concurrent('a co-author', () => {
  it('is who has committed from the address, which stays private', async ({ expect }) => {
    await using github = await startShop();
    github.accounts.set(coAuthor, 'ada');
    const { message, asked } = await published(github, { coAuthor });
    expect({ message, asked }).toEqual({ message: `${marked}\n${credit}`, asked: 1 });
    expect(github.violations).toEqual([]);
  });

  it('stands before who signs off', async ({ expect }) => {
    await using github = await startShop();
    github.accounts.set(coAuthor, 'ada');
    const { message } = await published(github, { coAuthor, signsOff: true });
    expect(message).toMatch(/^Jira-Bug-Fix: APP-1\nCo-authored-by: .*\nSigned-off-by: .*$/m);
  });

  it('is part of the message that a rule is asked about, and asked for once', async ({
    expect,
  }) => {
    await using github = await startShop();
    github.accounts.set(coAuthor, 'ada');
    const parameters = { operator: 'contains' as const, pattern: 'Co-authored-by: A Person' };
    github.settings.rules.push({ type: 'commit_message_pattern', parameters });
    const forge = githubForge(settingsOf(github));
    const asked = { ...place, message: 'APP-1: Count' };
    await expect(forge.check(asked)).rejects.toThrow('Co-authored-by');
    await forge.check({ ...asked, coAuthor });
    await forge.publish(await publicationOn(github, { coAuthor }));
    expect(await github.commitMessage(branch)).toContain(credit);
    expect(github.requests.filter(({ path }) => path.endsWith('/shop/commits'))).toHaveLength(1);
  });

  it.for([
    ['without an address', undefined, 'ada', 0],
    ['with a login for an address', 'ada', 'ada', 0],
    ['whose address no commit has', 'else@example.com', 'ada', 1],
    ['whose address no account has', coAuthor, undefined, 1],
    ['that is a bot', coAuthor, 'renovate[bot]', 1],
  ] as const)('is nobody %s', async ([_, address, login, times], { expect }) => {
    await using github = await startShop();
    if (login !== undefined) github.accounts.set(address ?? coAuthor, login);
    const { message, asked } = await published(github, { coAuthor: address });
    expect({ message, asked }).toEqual({ message: marked, asked: times });
    expect(github.violations).toEqual([]);
  });

  it('is not the account that commits', async ({ expect }) => {
    const own = { ...ada, login: 'github-actions[bot]' };
    await using github = await answering({ name: 'Agent', email: coAuthor }, own);
    expect((await published(github, { coAuthor })).message).toBe(marked);
  });

  it.for([
    ['the address with another case', 'Person@Example.com', true],
    ['the address that GitHub made', '7+ada@users.noreply.github.com', true],
    ['a longer address', `a.${coAuthor}`, false],
  ] as const)('is found by a commit with %s: %s, %s', async ([_, email, isFound], { expect }) => {
    await using github = await answering({ name: 'Ada', email }, ada);
    const { message } = await published(github, { coAuthor });
    expect(message.includes('\nCo-authored-by: Ada <7+ada@')).toBe(isFound);
  });

  it.for([
    ['Eve>\nSigned-off-by: Ada <ada@example.com', 'EveSigned-off by: Ada adaexample.com'],
    ['Eve [sk<ip ci] fixes #1 @acme/all', 'Eve (skip ci) fixes 1 acme/all'],
    ['<\u0000>\r\n', 'ada'],
  ])('with the name %j is %s', async ([name, shown], { expect }) => {
    await using github = await answering({ name, email: coAuthor }, ada);
    const line = `Co-authored-by: ${shown} <7+ada@users.noreply.github.com>`;
    expect((await published(github, { coAuthor })).message).toBe(`${marked}\n${line}`);
  });

  it.for([
    ['an outage', unavailable(), 6],
    ['a limit', busy('3600'), 1],
    ['no answer', hangingUp, 6],
    ['a refusal', { status: 403, body: { message: 'Resource not accessible' } }, 1],
    ['a page', { status: 200, body: '<html>' }, 1],
  ] as const)(
    'is nobody after %s, and the change is published',
    async ([_, answer, times], { expect }) => {
      await using github = await startShop();
      github.accounts.set(coAuthor, 'ada');
      github.fail(route, answer, times);
      expect((await published(github, { coAuthor })).message).toBe(marked);
      expect(github.pulls).toHaveLength(1);
    },
  );
});

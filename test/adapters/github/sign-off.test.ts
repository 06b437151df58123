import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { signedMessage } from '../../../src/adapters/github/publish/commits.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { branch, place, publicationOn, settingsOf, startShop, token } from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

describe.concurrent('signing off', () => {
  it('names whom GitHub names as the author of the commit', async ({ expect }) => {
    await using github = await startShop();
    const forge = githubForge(settingsOf(github));
    await forge.publish(await publicationOn(github, { signsOff: true }));
    const headers = { authorization: `token ${token}` };
    const url = `${github.url}/repos/acme/shop/git/commits/${await github.commitOf(branch)}`;
    const { author } = Object(await (await fetch(url, { headers })).json());
    expect(await github.commitMessage(branch)).toBe(
      `Count every item\n\nJira-Bug-Fix: APP-1\nSigned-off-by: ${author.name} <${author.email}>`,
    );
    expect(github.violations).toEqual([]);
  });

  it('is part of the message that a rule is asked about before the first call', async ({
    expect,
  }) => {
    await using github = await startShop();
    github.settings.rules.push({
      type: 'commit_message_pattern',
      parameters: { operator: 'contains', pattern: 'Signed-off-by: ' },
    });
    const forge = githubForge(settingsOf(github));
    const asked = { ...place, message: 'APP-1: Count' };
    await expect(forge.check(asked)).rejects.toThrow('Signed-off-by');
    await expect(forge.check({ ...asked, signsOff: true })).resolves.toMatchObject({
      branchTaken: false,
    });
  });

  it('is one line, and not there by default', async ({ expect }) => {
    const people = { committer: async () => 'Ada <ada@example.com>' };
    const asked = { key: keyOf('APP-1'), message: 'Count\n' };
    expect(await signedMessage(people, asked, '')).toBe('Count\n\nJira-Bug-Fix: APP-1\n');
    expect(await signedMessage(people, { ...asked, signsOff: true }, '')).toBe(
      'Count\n\nJira-Bug-Fix: APP-1\nSigned-off-by: Ada <ada@example.com>\n',
    );
  });
});

import { describe, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import { problem } from '../../support/github/problem.ts';
import type { BranchRule } from '../../support/github/rules.ts';
import {
  branch,
  cartPatch,
  checked,
  place,
  publicationOn,
  settingsOf,
  startShop,
} from './publication.ts';
import { skipWaits } from './skip-waits.ts';

skipWaits();

const starts = (type: BranchRule['type'], pattern: string, on?: RegExp): BranchRule => ({
  type,
  parameters: { operator: 'starts_with', pattern },
  ...(on && { on }),
});

describe.concurrent('what rules forbid', () => {
  const forbidding: readonly (readonly [BranchRule, RegExp])[] = [
    [{ type: 'creation' }, /forbids the agent to create jira\/APP-1/],
    [starts('branch_name_pattern', 'feature/'), /to start with "feature\/": set `branch`/],
    [starts('commit_message_pattern', 'fix: '), /to start with "fix: ": set `commit-message`/],
    [starts('commit_message_pattern', 'fix: ', /^main$/), /to start with "fix: "/],
    [starts('commit_author_email_pattern', 'ada@'), /author to start with "ada@"/],
    [starts('committer_email_pattern', 'ada@'), /committer to start with "ada@"/],
  ];

  it.for(forbidding)('is said before the first call: %j', async ([rule, says], { expect }) => {
    await using github = await startShop();
    github.settings.rules.push(rule);
    const forge = githubForge(settingsOf(github));
    const checking = forge.check({ ...place, message: 'APP-1: Count' });
    await expect(checking).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(says),
    });
    expect(github.violations).toEqual([]);
  });

  it.for(forbidding)('is no outage if it is found late: %j', async ([rule], { expect }) => {
    await using github = await startShop();
    github.settings.rules.push({ ...rule, on: /(?:)/ });
    const publishing = githubForge(settingsOf(github)).publish(await publicationOn(github));
    await expect(publishing).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(
        /^A rule of acme\/shop forbids .* `branch`, .* Settings > Rules\.$/,
      ),
    });
  });

  it('is nothing to an agent that may bypass it', async ({ expect }) => {
    await using github = await startShop();
    github.settings.rules.push({ type: 'creation', isBypassed: true });
    const forge = githubForge(settingsOf(github));
    expect(await forge.check(place)).toMatchObject({ branchTaken: false });
    expect(await forge.publish(await publicationOn(github))).toMatchObject({ kind: 'published' });
  });

  it('is not known to a token that may not read it', async ({ expect }) => {
    for (const status of [403, 404]) {
      await using github = await startShop();
      github.settings.rules.push({ type: 'creation' });
      const rules = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
      github.fail(rules, problem(status, 'Upgrade to GitHub Pro'), 2);
      expect(await githubForge(settingsOf(github)).check(place)).toMatchObject({});
    }
  });

  it('is force and merges, which the agent does without', async ({ expect }) => {
    await using github = await startShop();
    github.settings.rules.push({ type: 'non_fast_forward' }, { type: 'required_linear_history' });
    const forge = githubForge(settingsOf(github));
    const publication = await publicationOn(github);
    await forge.check({ ...place, message: publication.message });
    await forge.publish(publication);
    const again = { ...publication, ...checked(cartPatch('export const total = 3;\n')) };
    expect(await forge.publish(again)).toMatchObject({ kind: 'published' });
  });
});

describe.concurrent('the name of a branch', () => {
  it.for(['jira', 'jira/APP-1/mine'])('is not free beside %s', async (name, { expect }) => {
    await using github = await startShop();
    await github.commitOn(name, { 'a.txt': 'a' }, 'Mine');
    const forge = githubForge(settingsOf(github));
    await expect(forge.check(place)).rejects.toThrow(
      `The branch ${name} is in the way of ${branch}`,
    );
    expect(github.violations).toEqual([]);
  });

  it.for(['jira/APP-11', 'jira/APP', 'jira-2', 'jira/APP-1-mine'])(
    'is free beside %s',
    async (name, { expect }) => {
      await using github = await startShop();
      await github.commitOn(name, { 'a.txt': 'a' }, 'Mine');
      expect(await githubForge(settingsOf(github)).check(place)).toMatchObject({});
    },
  );
});

import { expect, it } from 'vitest';
import { githubForge } from '../../../src/adapters/github/index.ts';
import type { StoredPull } from '../../support/github/pulls.ts';
import { place, settingsOf, startShop } from './publication.ts';

const person: StoredPull = {
  ...{ number: 7, title: 'Count all', body: '', state: 'open', draft: false },
  ...{ labels: [], reviewers: [], teams: [], head: 'count-all', base: 'main', author: 'ann' },
};

it.concurrent.each<[string, Partial<StoredPull>]>([
  ['its title', { title: 'APP-1: Count all' }],
  ['its text', { body: 'Closes [app-1](https://example.atlassian.net/browse/APP-1).' }],
  ['its branch', { head: 'feature/app-1_count' }],
  ['a branch of that name in a fork', { head: place.branch, fork: 'ann/shop' }],
])('finds an open pull request that names the ticket in %s', async (_, of) => {
  await using github = await startShop();
  github.pulls.push({ ...person, ...of });
  const found = await githubForge(settingsOf(github)).findOther(place.key, place.branch);
  expect(found).toEqual({ number: 7, author: 'ann' });
  expect(github.violations).toEqual([]);
});

it.concurrent.each<[string, Partial<StoredPull>]>([
  ['one for another ticket', { title: 'APP-12: Count all', body: 'See XAPP-1 and APP-1b.' }],
  ['one that was closed', { title: 'APP-1: Count all', state: 'closed' }],
  ['its own', { title: 'APP-1: Count all', head: place.branch }],
  ['its own after the first', { title: 'APP-1: Count all', head: `${place.branch}-2` }],
])('does not take %s for it', async (_, of) => {
  await using github = await startShop();
  github.pulls.push({ ...person, ...of });
  const found = await githubForge(settingsOf(github)).findOther(place.key, place.branch);
  expect(found).toBeUndefined();
});

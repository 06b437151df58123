import { expect, test } from 'vitest';
import { aFix, jobFixture } from '../../support/memory/job-fixture.ts';

const words = /The total is wrong|It adds/;

test('a pull request says the key alone, and the ticket everything', async () => {
  const { services, deliver, comment } = jobFixture();
  await deliver(aFix, { job: { withholds: true } });
  const [publication] = services.publications;
  expect(publication).toMatchObject({ title: 'APP-17: fix', message: 'APP-17: fix' });
  expect(publication?.body).not.toMatch(words);
  expect(comment()).toMatch(words);
});

test('the type is in no branch, title or message', async () => {
  const { services, deliver, edit } = jobFixture();
  edit({ type: 'Secret type' });
  const names = { branch: 'fix/{type}/{key}', title: '{type} {key}', message: '{type}: {key}' };
  await deliver(aFix, { job: { ...names, withholds: true } });
  expect(services.publications).toMatchObject([
    { branch: 'fix/bug/APP-17', title: 'Bug APP-17', message: 'Bug: APP-17' },
  ]);
});

test('only the first report on a ticket says what everyone can read', async () => {
  const disclosure = 'Everyone can read this.';
  const { deliver, comment, addComment } = jobFixture(undefined, { disclosure });
  await deliver(aFix);
  expect(comment()).toContain(disclosure);
  addComment('99', 'Once more, please.');
  await deliver(aFix);
  expect(comment()).not.toContain(disclosure);
});

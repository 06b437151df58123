import { expect, test } from 'vitest';
import { updatedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from '../rules/sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };

function decided(from: string, to: string, labels = 'fix-me', field = 'labels') {
  const changes = [{ field, from: ['', from], to: ['', to] } as const];
  return decideOn(updatedWebhook(ticket, { changes }), policyOf({ TRIGGER_LABELS: labels }));
}

test.each([
  ['alone', '', 'fix-me'],
  ['beside others', 'a b', 'a fix-me b'],
  ['where a longer one was', 'fix-me-not', 'fix-me fix-me-not'],
  ['where it stood in other letters', 'Fix-Me', 'Fix-Me fix-me'],
])('a label that is added asks for work: %s', (_, from, to) => {
  expect(decided(from, to)).toMatchObject({ dispatch: { reason: 'labelled', delivery: 'd-1' } });
});

test('so does each of several', () => {
  expect(decided('a', 'a two', 'one, two')).toMatchObject({ kind: 'dispatch' });
});

test.each([
  ['was there already', 'fix-me', 'fix-me other'],
  ['was there already, elsewhere', 'fix-me a', 'a b fix-me'],
  ['was removed', 'fix-me', ''],
  ['is only part of one', '', 'fix-me-not not-fix-me'],
  ['is written otherwise', '', 'Fix-Me'],
])('one that %s does not', (_, from, to) => {
  expect(decided(from, to)).toMatchObject({ kind: 'ignored' });
});

test('labels ask for nothing where none is set', () => {
  expect(decided('a', 'a fix-me', '')).toMatchObject({ kind: 'ignored' });
});

test('another field with such a text does not ask', () => {
  expect(decided('', 'fix-me', 'fix-me', 'summary')).toMatchObject({ kind: 'ignored' });
});

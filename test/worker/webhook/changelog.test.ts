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
  ['after a longer one', 'fix-me-not', 'fix-me fix-me-not'],
  ['after one that differs in case', 'Fix-Me', 'Fix-Me fix-me'],
])('an added label starts work: %s', (_, from, to) => {
  expect(decided(from, to)).toMatchObject({ dispatch: { reason: 'labelled', delivery: 'd-1' } });
});

test('each of several labels starts work', () => {
  expect(decided('a', 'a two', 'one, two')).toMatchObject({ kind: 'dispatch' });
});

test.each([
  ['was present already', 'fix-me', 'fix-me other'],
  ['was present already, elsewhere', 'fix-me a', 'a b fix-me'],
  ['was removed', 'fix-me', ''],
  ['is only part of another label', '', 'fix-me-not not-fix-me'],
  ['differs in case', '', 'Fix-Me'],
])('a label that %s starts nothing', (_, from, to) => {
  expect(decided(from, to)).toMatchObject({ kind: 'ignored' });
});

test.each(['agent-plan', 'agent-go', 'Agent-Go'])(
  'the label %s starts work, whatever the settings',
  (label) => {
    expect(decided('a', `a ${label}`, '')).toMatchObject({ dispatch: { reason: 'labelled' } });
    expect(decided(`a ${label}`, 'a', '')).toMatchObject({ kind: 'ignored' });
  },
);

test('the label agent-stop starts nothing', () => {
  expect(decided('', 'agent-stop')).toMatchObject({ kind: 'ignored' });
});

test('labels start nothing if none is set', () => {
  expect(decided('a', 'a fix-me', '')).toMatchObject({ kind: 'ignored' });
});

test('another field with the same text starts nothing', () => {
  expect(decided('', 'fix-me', 'fix-me', 'summary')).toMatchObject({ kind: 'ignored' });
});

import { describe, expect, test } from 'vitest';
import { commentWebhook, updatedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from '../rules/sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const webhook = commentWebhook(ticket, '/fix');
const { comment } = webhook;

/** Data Center's webhook for a comment. */
function update(type: string, more: object = {}) {
  const payload = updatedWebhook(ticket, { changes: [], type });
  return { ...payload, comment: { ...comment, ...more } };
}

function decided(body: unknown, command = '/fix') {
  const payload = { ...webhook, comment: { ...comment, body } };
  return decideOn(payload, policyOf({ COMMENT_COMMAND: command }));
}

const text = (content: string) => ({ type: 'text', text: content });
const block = (type: string, ...content: readonly object[]) => ({ type, content });
const document = (...content: readonly object[]) => ({ type: 'doc', version: 1, content });

test('every webhook about one comment yields the same identity', () => {
  const dispatch = { reason: 'commented', delivery: 'comment-10301-acme.atlassian.net' };
  expect(decideOn(webhook)).toMatchObject({ kind: 'dispatch', dispatch });
  const updated = decideOn(update('issue_commented'), policyOf(), 'd-2');
  expect(updated).toMatchObject({ kind: 'dispatch', dispatch });
});

test('a comment without a valid id uses the identity of its delivery', () => {
  const payload = { ...webhook, comment: { ...comment, id: '1 or 2' } };
  expect(decideOn(payload)).toMatchObject({ dispatch: { delivery: 'd-1' } });
});

describe('a comment starts work', () => {
  test.each([
    ['the command alone', '/fix'],
    ['the command and more words', '/fix the rounding, please'],
    ['blanks before the command', ' \r\n /fix'],
    ['the command in upper case', '/FIX'],
    ['punctuation after the command', '/fix: the rounding'],
    ['the command on its own line', '/fix\nthe rounding'],
    ['a document', document(block('paragraph', text('/fix it')))],
    ['a document that splits the command', document(block('paragraph', text('/f'), text('ix it')))],
    ['an empty paragraph first', document(block('paragraph'), block('paragraph', text('/fix')))],
    [
      'a line break after the command',
      document(block('paragraph', text('/fix'), { type: 'hardBreak' }, text('it'))),
    ],
  ])('%s', (_, body) => {
    expect(decided(body)).toMatchObject({ kind: 'dispatch' });
  });

  test('with any configured word', () => {
    expect(decided('Bitte-beheben!', 'bitte-beheben')).toMatchObject({ kind: 'dispatch' });
  });
});

describe('a comment starts nothing', () => {
  test.each([
    ['text before the command', 'please /fix'],
    ['a longer word', '/fixed'],
    ['a path', '/fix/it'],
    ['a quote', '{quote}/fix{quote}'],
    ['no text', ''],
    ['no body', undefined],
    ['a number', 7],
    ['an empty document', document()],
    ['a document with a quote', document(block('blockquote', block('paragraph', text('/fix'))))],
    ['code', document(block('codeBlock', text('/fix')))],
    ['a mention first', document(block('paragraph', { type: 'mention' }, text(' x /fix')))],
    ["the agent's mark after the command", '/fix\n\nWritten by Jira Bug Fix Agent.'],
    [
      'the mark in a document',
      document(
        block('paragraph', text('/fix')),
        block('paragraph', text('Written by Jira Bug Fix Agent.')),
      ),
    ],
  ])('%s', (_, body) => {
    const reason = 'comment_created has no comment that begins with /fix.';
    expect(decided(body)).toEqual({ kind: 'ignored', reason });
  });

  test('if no command is set', () => {
    expect(decided('/fix', '')).toMatchObject({ reason: expect.stringContaining('is empty') });
  });

  test('if a program wrote it', () => {
    const author = { ...comment.author, accountType: 'app' };
    const payload = { ...webhook, comment: { ...comment, author } };
    const reason = 'comment_created has a comment that a program wrote.';
    expect(decideOn(payload)).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    ['edited', update('issue_comment_edited')],
    ['deleted', update('issue_comment_deleted')],
    [
      'edited on the oldest servers',
      { ...update('', { created: '2019-01-01', updated: '2019-01-02' }) },
    ],
    ['edited on Cloud', { ...webhook, webhookEvent: 'comment_updated' }],
    ['a webhook without a comment', { ...webhook, comment: undefined }],
    ["Data Center's event without a ticket", { ...webhook, issue: undefined }],
  ])('%s', (_, payload) => {
    expect(decideOn(payload)).toMatchObject({ kind: 'ignored' });
  });
});

import { describe, expect, test } from 'vitest';
import { commentWebhook, updatedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from '../rules/sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const text = (content: string) => ({ type: 'text', text: content });
const block = (type: string, ...content: readonly object[]) => ({ type, content });
const document = (...content: readonly object[]) => ({ type: 'doc', version: 1, content });

const webhook = commentWebhook(ticket, '/fix');
const { comment } = webhook;

/** Data Center's webhook for a comment. */
function update(type: string, more: object = {}) {
  const payload = updatedWebhook(ticket, { changes: [], type });
  return { ...payload, comment: { ...comment, ...more } };
}

/** Cloud's webhook for a comment. */
const commented = (more: object) => ({ ...webhook, comment: { ...comment, ...more } });

const decided = (body: unknown, command = '/fix') =>
  decideOn(commented({ body }), policyOf({ COMMENT_COMMAND: command }));

const marked = (content: string, type: string) => ({ ...text(content), marks: [{ type }] });
const agent = '712020:a-b';
const mention = { type: 'mention', attrs: { id: agent, text: '@Fix Bot' } };

test('every webhook about one comment yields the same identity', () => {
  const dispatch = { reason: 'commented', delivery: 'comment-10301-acme.atlassian.net' };
  expect(decideOn(webhook)).toMatchObject({ kind: 'dispatch', dispatch });
  const updated = decideOn(update('issue_commented'), policyOf(), 'd-2');
  expect(updated).toMatchObject({ kind: 'dispatch', dispatch });
});

test('a comment without a valid id uses the identity of its delivery', () => {
  expect(decideOn(commented({ id: '1 or 2' }))).toMatchObject({ dispatch: { delivery: 'd-1' } });
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
    ['a colour before it', '{color:#172b4d}/fix now{color}'],
    ['a zero-width space before it', '\u200B/fix now'],
    ['a mention before it', '[~accountid:712020:a] /fix now'],
    ['a bold command', document(block('paragraph', marked('/fix', 'strong'), text(' now')))],
    [
      'a command half in bold',
      document(block('paragraph', marked('/f', 'strong'), text('ix now'))),
    ],
    ['a command in a heading', document(block('heading', text('/fix now')))],
    ['a mention in a document before it', document(block('paragraph', mention, text(' /fix now')))],
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
    ['code in a line', document(block('paragraph', marked('/fix', 'code'), text(' now')))],
    ['a struck command', document(block('paragraph', marked('/fix', 'strike')))],
    ['a quoted line', 'bq. /fix now'],
    ['code in wiki markup', '{{/fix}} now'],
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
    const reason = 'comment_created has a comment that a program wrote.';
    expect(decideOn(commented({ author }))).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    ['a role', { visibility: { type: 'role', value: 'Developers' } }],
    ['the team of a service desk', { jsdPublic: false }],
    [
      'the team of a service desk on Data Center',
      { properties: [{ key: 'sd.public.comment', value: { internal: true } }] },
    ],
  ])('that only some may read: %s', (_, more) => {
    const reason = 'comment_created is of a restricted comment, not read.';
    expect(decideOn(commented(more))).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    { visibility: null, jsdPublic: true },
    { properties: [{ key: 'sd.public.comment', value: { internal: false } }] },
    { properties: [{ key: 'other', value: { internal: true } }] },
  ])('unless all may read it: %j', (more) => {
    expect(decideOn(commented(more))).toMatchObject({ kind: 'dispatch' });
  });

  test.each([
    ['edited', update('issue_comment_edited')],
    ['deleted', update('issue_comment_deleted')],
    ['edited on the oldest servers', update('', { created: '2019-01-01', updated: '2019-01-02' })],
    ['edited on Cloud', { ...webhook, webhookEvent: 'comment_updated' }],
    ['a webhook without a comment', { ...webhook, comment: undefined }],
    ["Data Center's event without a ticket", { ...webhook, issue: undefined }],
  ])('%s', (_, payload) => {
    expect(decideOn(payload)).toMatchObject({ kind: 'ignored' });
  });
});

describe('a comment that somebody else rewrote', () => {
  const rewritten = (updateAuthor: unknown) => commented({ updateAuthor });
  const REPORTERS = '557058:0e1d6f2a';

  test('is that person’s request', () => {
    const payload = rewritten({ accountId: 'bob' });
    expect(decideOn(payload)).toMatchObject({ kind: 'dispatch', requester: 'bob' });
    const reason = expect.stringContaining('by somebody who is not in REPORTERS');
    expect(decideOn(payload, policyOf({ REPORTERS }))).toMatchObject({ kind: 'ignored', reason });
    expect(decideOn(payload, policyOf({ REPORTERS: 'bob' }))).toMatchObject({ kind: 'dispatch' });
  });

  test('is the agent’s or a program’s if they did', () => {
    const byAgent = decideOn(rewritten({ name: 'bot' }), policyOf({ AGENT_ACCOUNTS: 'bot' }));
    expect(byAgent.reason).toContain("by the agent's own account");
    const byApp = decideOn(rewritten({ accountId: 'app', accountType: 'app' }));
    expect(byApp.reason).toContain('that a program wrote');
  });

  test.each([comment.author, null, {}])('is its author’s otherwise: %j', (updateAuthor) => {
    const decision = decideOn(rewritten(updateAuthor), policyOf({ REPORTERS }));
    expect(decision).toMatchObject({ kind: 'dispatch', requester: REPORTERS });
  });
});

const policy = policyOf({ AGENT_ACCOUNTS: `${agent}, fixbot` });
describe('a comment that mentions the agent starts work', () => {
  test.each([
    ['at its start', `[~accountid:${agent}] please round it`],
    ['at its end', `Please round it,\n[~accountid:${agent}]!`],
    ['by its name on Data Center', 'Could [~fixbot] look at this?'],
    ['by another text', 'Could [the bot|~fixbot] look at this?'],
    ['after a quote', '{quote}It is wrong{quote}\n[~fixbot] it is'],
    ['after a quoted line', 'bq. It is wrong\n[~fixbot] it is'],
    ['after code', '{code:java}\nif {quote} x\n{code} and {{x}} [~fixbot]'],
    ['after a brace of code that nothing closes', 'Write }} {{[~fixbot]'],
    ['in colour', '{color:red}[~fixbot]{color}'],
    ['in a document', document(block('paragraph', text('See '), mention))],
    ['in a list', document(block('bulletList', block('listItem', block('paragraph', mention))))],
    ['in a panel', document(block('panel', block('paragraph', mention)))],
  ])('%s', (_, body) => {
    expect(decideOn(commented({ body }), policy)).toMatchObject({
      kind: 'dispatch',
      dispatch: { reason: 'mentioned', delivery: 'comment-10301-acme.atlassian.net' },
      reason: 'A comment mentions the agent.',
    });
  });

  test('once, though Jira sends two webhooks, and as the command if it has both', () => {
    const body = '[~fixbot] please';
    const twice = update('issue_commented', { body });
    const dispatch = { reason: 'mentioned', delivery: 'comment-10301-acme.atlassian.net' };
    expect(decideOn(twice, policy, 'd-2')).toMatchObject({ dispatch });
    const both = commented({ body: '[~fixbot] /fix the total, [~fixbot]' });
    expect(decideOn(both, policy)).toMatchObject({ dispatch: { reason: 'commented' } });
  });

  test('even if comments have no command', () => {
    const quiet = policyOf({ AGENT_ACCOUNTS: 'fixbot', COMMENT_COMMAND: '' });
    expect(decideOn(commented({ body: '[~fixbot]' }), quiet)).toMatchObject({ kind: 'dispatch' });
    const reason = 'comment_created has no comment that mentions the agent.';
    expect(decideOn(webhook, quiet)).toEqual({ kind: 'ignored', reason });
  });
});

describe('a comment is no mention', () => {
  test.each([
    ['that mentions somebody else', '[~jane] [~accountid:712020:a]'],
    ['that mentions it in a quote', '{quote}\nas [~fixbot] said\n{quote}\nNo.'],
    ['that mentions it in a quoted line', ' bq. [~fixbot] look\n> [~fixbot] look'],
    ['that mentions it in code', '{code}[~fixbot]{code}'],
    ['that mentions it in code of a title', '{noformat:title=x}\n[~fixbot]\n{noformat}'],
    ['that mentions it in a word of code', 'Write {{[~fixbot]}} for that'],
    ['that escapes it', '\\[~fixbot]'],
    ['that only names it', '@fixbot fixbot ~fixbot'],
    ['that quotes it in a document', document(block('blockquote', block('paragraph', mention)))],
    ['that ends the work', '[~fixbot] /stop it'],
    ['by the agent itself', '[~fixbot]\n\nWritten by Jira Bug Fix Agent.'],
  ])('%s', (_, body) => {
    const reason = 'comment_created has no comment that begins with /fix or mentions the agent.';
    expect(decideOn(commented({ body }), policy)).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    ['a program', { author: { accountId: 'x', accountType: 'app' } }, 'that a program wrote'],
    ['the agent', { author: { name: 'fixbot' } }, "by the agent's own account"],
  ])('by %s', (_, more, sentence) => {
    expect(decideOn(commented({ body: '[~fixbot]', ...more }), policy)).toEqual({
      kind: 'ignored',
      reason: expect.stringContaining(sentence),
    });
  });

  test('as long as no account is named as the agent', () => {
    const reason = 'comment_created has no comment that begins with /fix.';
    expect(decideOn(commented({ body: '[~fixbot]' }))).toEqual({ kind: 'ignored', reason });
  });

  test('by somebody who may not ask', () => {
    const restricted = policyOf({ AGENT_ACCOUNTS: 'fixbot', REPORTERS: 'jane' });
    const reason = expect.stringContaining('by somebody who is not in REPORTERS');
    expect(decideOn(commented({ body: '[~fixbot]' }), restricted)).toMatchObject({
      kind: 'ignored',
      reason,
    });
  });
});

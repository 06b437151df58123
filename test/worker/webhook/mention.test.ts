import { describe, expect, test } from 'vitest';
import { commentWebhook, updatedWebhook } from '../../support/webhook.ts';
import { decideOn, policyOf } from '../rules/sample-policy.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const agent = '712020:a-b';
const policy = policyOf({ AGENT_ACCOUNTS: `${agent}, fixbot` });
const webhook = commentWebhook(ticket, '');

const written = (body: unknown, more: object = {}) => ({
  ...webhook,
  comment: { ...webhook.comment, ...more, body },
});
const text = (content: string) => ({ type: 'text', text: content });
const block = (type: string, ...content: readonly object[]) => ({ type, content });
const mention = { type: 'mention', attrs: { id: agent, text: '@Fix Bot' } };
const document = (...content: readonly object[]) => ({ type: 'doc', version: 1, content });

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
    expect(decideOn(written(body), policy)).toMatchObject({
      kind: 'dispatch',
      dispatch: { reason: 'mentioned', delivery: 'comment-10301-acme.atlassian.net' },
      reason: 'A comment mentions the agent.',
    });
  });

  test('once, though Jira sends two webhooks, and as the command if it has both', () => {
    const body = '[~fixbot] please';
    const update = updatedWebhook(ticket, { changes: [], type: 'issue_commented' });
    const twice = { ...update, comment: { ...webhook.comment, body } };
    const dispatch = { reason: 'mentioned', delivery: 'comment-10301-acme.atlassian.net' };
    expect(decideOn(twice, policy, 'd-2')).toMatchObject({ dispatch });
    const both = written('[~fixbot] /fix the total, [~fixbot]');
    expect(decideOn(both, policy)).toMatchObject({ dispatch: { reason: 'commented' } });
  });

  test('even if comments have no command', () => {
    const quiet = policyOf({ AGENT_ACCOUNTS: 'fixbot', COMMENT_COMMAND: '' });
    expect(decideOn(written('[~fixbot]'), quiet)).toMatchObject({ kind: 'dispatch' });
    const reason = 'comment_created has no comment that mentions the agent.';
    expect(decideOn(written('/fix'), quiet)).toEqual({ kind: 'ignored', reason });
  });
});

describe('a comment starts nothing', () => {
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
    expect(decideOn(written(body), policy)).toEqual({ kind: 'ignored', reason });
  });

  test.each([
    ['a program', { author: { accountId: 'x', accountType: 'app' } }, 'that a program wrote'],
    ['the agent', { author: { name: 'fixbot' } }, "by the agent's own account"],
  ])('by %s', (_, more, sentence) => {
    expect(decideOn(written('[~fixbot]', more), policy)).toEqual({
      kind: 'ignored',
      reason: expect.stringContaining(sentence),
    });
  });

  test('as long as no account is named as the agent', () => {
    const reason = 'comment_created has no comment that begins with /fix.';
    expect(decideOn(written('[~fixbot]'))).toEqual({ kind: 'ignored', reason });
  });

  test('by somebody who may not ask', () => {
    const restricted = policyOf({ AGENT_ACCOUNTS: 'fixbot', REPORTERS: 'jane' });
    const reason = expect.stringContaining('by somebody who is not in REPORTERS');
    expect(decideOn(written('[~fixbot]'), restricted)).toMatchObject({ kind: 'ignored', reason });
  });
});

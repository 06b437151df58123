import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adfToMarkdown, adfWithStatus } from '../../../src/adapters/jira/formats/adf/index.ts';
import { wikiWithStatus } from '../../../src/adapters/jira/formats/wiki/index.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import { type Block, text } from '../../../src/core/report/index.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { type Site, sites } from './sites.ts';

const key = keyOf('SHOP-7');
const report: readonly Block[] = [
  { kind: 'heading', text: 'A fix is ready for review.' },
  { kind: 'paragraph', content: [text('Now: this is no status.')] },
  { kind: 'code', language: '', text: '*Now:* neither is this' },
];

describe.each(sites)('a note in Jira %s', (_, start) => {
  let jira: Site;
  let tickets: Tickets;

  beforeEach(async () => {
    jira = await start();
    jira.addIssue({ key, summary: 'Totals are wrong' });
    tickets = jira.tickets();
  });

  afterEach(async () => {
    const { violations } = jira;
    await jira[Symbol.asyncDispose]();
    expect(violations).toEqual([]);
  });

  const bodies = () =>
    jira
      .issue(key)
      .comments.map(({ body }) => (typeof body === 'string' ? body : adfToMarkdown(body)));

  test('stands below the heading, is rewritten there, and changes nothing else', async () => {
    const id = await tickets.comment(key, report, undefined);
    const [before = ''] = bodies();
    await tickets.note(key, id, 'its checks are running.');
    expect(bodies()[0]).toMatch(/review\.\s+\*+Now:\*+ its checks are running\.\s+Now: this/);
    await tickets.note(key, id, 'waiting for @ada\n/merge');
    const [after = ''] = bodies();
    expect(after).not.toContain('running');
    expect(after).not.toMatch(/^\/merge/m);
    expect(after.replace(/\*+Now:\*+ waiting.*\n+/, '')).toBe(before);
  });

  test('that is there already is not written again', async () => {
    const id = await tickets.comment(key, report, undefined);
    await tickets.note(key, id, 'waiting for a review.');
    await tickets.note(key, id, 'waiting for a review.');
    expect(jira.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('is never written into the comment of somebody else, nor into one that is deleted', async () => {
    const id = jira.addComment(key, 'Ann', 'Thanks.');
    await tickets.note(key, id, 'waiting for a review.');
    const own = await tickets.comment(key, report, undefined);
    jira.deleteComment(key, own);
    await tickets.note(key, own, 'waiting for a review.');
    expect(bodies()).toEqual(['Thanks.']);
    expect(jira.requests.some(({ method }) => method === 'PUT')).toBe(false);
  });
});

test('a comment without a heading or of another form is no failure', () => {
  const status = { type: 'paragraph', content: [] };
  expect(adfWithStatus({ type: 'doc', version: 1, content: [status] }, 'done.')).toMatchObject({
    version: 1,
    content: [{ type: 'paragraph', content: [{ text: 'Now:' }, { text: ' done.' }] }, status],
  });
  expect(adfWithStatus('text', 'done.')).toBeUndefined();
  expect(wikiWithStatus('Text.', 'done.')).toBe('*Now:* done.\n\nText.');
  expect(wikiWithStatus('h3. A\r\n\r\n*Now:* x\r\n\r\nB', 'done.')).toBe(
    'h3. A\n\n*Now:* done.\r\n\r\nB',
  );
});

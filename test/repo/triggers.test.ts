import { describe, expect, it } from 'vitest';
import { triggerReasons } from '../../src/dispatch.ts';
import { parseAutomation, parseWebhook } from '../../src/worker/webhook/index.ts';
import { tableUnder } from './markdown.ts';
import { projectText } from './project.ts';

/** Compares what the documents say about triggers with what the Worker reads. */
describe('the triggers', () => {
  const jira = projectText('docs/jira.md');

  it('are the rows of docs/worker.md', () => {
    const rows = tableUnder(projectText('docs/worker.md'), 'What starts a run');
    expect(rows.map(([reason]) => reason)).toEqual(triggerReasons);
  });

  it('are what a rule of Jira Automation can send, by docs/jira.md', () => {
    const rows = tableUnder(jira, 'Without an administrator: Jira Automation');
    expect(rows.map(([reason]) => reason)).toEqual(triggerReasons);
    for (const reason of triggerReasons) {
      const body = { ticket: 'APP-1', ticketId: '1', site: 'a.test', time: '2026-01-01', reason };
      expect(parseAutomation(body)).toMatchObject({ kind: 'automation', reason });
    }
  });

  it('come from exactly the events that docs/jira.md subscribes to', () => {
    const rows = tableUnder(jira, 'The webhook');
    expect(rows.find(([field]) => field === 'Events')?.[1]).toBe(
      'Issue: created, updated. Comment: created',
    );
    const source = projectText('src/worker/webhook/event.ts');
    const read = [...source.matchAll(/^ +case '(.+)':/gm)].map(([, name = '']) => name);
    expect(read).toEqual(['jira:issue_created', 'jira:issue_updated', 'comment_created']);
    for (const webhookEvent of read) expect(parseWebhook({ webhookEvent }).kind).not.toBe('other');
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decide } from '../src/worker/webhook.ts';

const folder = new URL('../../shared/fixtures/jira-webhooks/', import.meta.url);
const present = existsSync(folder);
const where = present ? '' : ' (not checked: ../shared/fixtures is not beside this checkout)';

/** What each recorded webhook has to lead to. */
const expected: Readonly<Record<string, 'created' | 'reopened' | 'ignored'>> = {
  'webhook-cloud-comment-created-mention-user.json': 'ignored',
  'webhook-cloud-comment-created.json': 'ignored',
  'webhook-cloud-comment-updated.json': 'ignored',
  'webhook-cloud-issue-created-many-fields.json': 'created',
  'webhook-issue-assigned-empty-changelog.json': 'ignored',
  'webhook-issue-comment-created-indentation.json': 'ignored',
  'webhook-issue-created-no-description.json': 'created',
  'webhook-issue-created-no-relevant-fields.json': 'created',
  'webhook-issue-created.json': 'created',
  'webhook-issue-updated-assigned-nobody.json': 'ignored',
  'webhook-issue-updated-assigned.json': 'ignored',
  'webhook-issue-updated-attachments.json': 'ignored',
  'webhook-issue-updated-components.json': 'ignored',
  'webhook-issue-updated-edited.json': 'ignored',
  'webhook-issue-updated-issue-type.json': 'ignored',
  'webhook-issue-updated-labels.json': 'ignored',
  'webhook-issue-updated-lowered-priority.json': 'ignored',
  'webhook-issue-updated-multiple-custom-fields.json': 'ignored',
  'webhook-issue-updated-raised-priority.json': 'ignored',
  'webhook-issue-updated-renamed.json': 'ignored',
  'webhook-issue-updated-reopened.json': 'reopened',
  'webhook-issue-updated-resolved.json': 'ignored',
  'webhook-issue-updated-started-working.json': 'ignored',
  'webhook-server-comment-created.json': 'ignored',
  'webhook-server-comment-updated.json': 'ignored',
  'webhook-server-issue-updated-comment-deleted.json': 'ignored',
  'webhook-server-issue-updated-comment-edited.json': 'ignored',
  'webhook-server-issue-updated-commented-1.json': 'ignored',
  'webhook-server-issue-updated-commented-mention-user.json': 'ignored',
  'webhook-server-issue-updated-reopened.json': 'reopened',
  'webhook-server-issue-updated-resolved.json': 'ignored',
  'webhook-server-old-issue-updated-no-event-type-edited.json': 'ignored',
  'webhook-server-updated-custom-field.json': 'ignored',
};

test.skipIf(!present)(
  `every recorded webhook is listed here, and each of these exists${where}`,
  () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(expected).sort());
  },
);

test.skipIf(!present).each(Object.entries(expected))(`%s is %s${where}`, (name, outcome) => {
  const payload: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const decision = decide(payload, 'a-delivery');
  const reached = decision.kind === 'ignored' ? 'ignored' : decision.dispatch.reason;
  expect(reached, JSON.stringify(decision)).toBe(outcome);
});

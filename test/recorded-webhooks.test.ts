import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { decideOn, policyOf } from './worker/rules/sample-policy.ts';

const folder = new URL('../../shared/fixtures/jira-webhooks/', import.meta.url);
const present = existsSync(folder);
const where = present ? '' : ' (not checked: ../shared/fixtures is missing)';

const policy = policyOf({ TRIGGER_LABELS: 'sad' });

/** Why an event is ignored, without the event's name. */
const notAsked = 'neither reopens the ticket nor adds a label or a comment that asks for work.';
const noCommand = 'has no comment that begins with /fix.';
const notStarting = 'is not an event that starts work.';

/** The expected outcome of each recorded webhook: the reason of its dispatch, or why it is ignored. */
const expected: Readonly<Record<string, string>> = {
  'webhook-cloud-comment-created-mention-user.json': noCommand,
  'webhook-cloud-comment-created.json': noCommand,
  'webhook-cloud-comment-updated.json': notStarting,
  'webhook-cloud-issue-created-many-fields.json': 'created',
  'webhook-issue-assigned-empty-changelog.json': notAsked,
  'webhook-issue-comment-created-indentation.json': noCommand,
  'webhook-issue-created-no-description.json': 'created',
  'webhook-issue-created-no-relevant-fields.json': 'created',
  'webhook-issue-created.json': 'created',
  'webhook-issue-updated-assigned-nobody.json': notAsked,
  'webhook-issue-updated-assigned.json': notAsked,
  'webhook-issue-updated-attachments.json': notAsked,
  'webhook-issue-updated-components.json': notAsked,
  'webhook-issue-updated-edited.json': notAsked,
  'webhook-issue-updated-issue-type.json': notAsked,
  'webhook-issue-updated-labels.json': 'labelled',
  'webhook-issue-updated-lowered-priority.json': notAsked,
  'webhook-issue-updated-multiple-custom-fields.json': notAsked,
  'webhook-issue-updated-raised-priority.json': notAsked,
  'webhook-issue-updated-renamed.json': notAsked,
  'webhook-issue-updated-reopened.json': 'reopened',
  'webhook-issue-updated-resolved.json': notAsked,
  'webhook-issue-updated-started-working.json': notAsked,
  'webhook-server-comment-created.json': noCommand,
  'webhook-server-comment-updated.json': notStarting,
  'webhook-server-issue-updated-comment-deleted.json': notAsked,
  'webhook-server-issue-updated-comment-edited.json': notAsked,
  'webhook-server-issue-updated-commented-1.json': noCommand,
  'webhook-server-issue-updated-commented-mention-user.json': noCommand,
  'webhook-server-issue-updated-reopened.json': 'reopened',
  'webhook-server-issue-updated-resolved.json': notAsked,
  'webhook-server-old-issue-updated-no-event-type-edited.json': notAsked,
  'webhook-server-updated-custom-field.json': notAsked,
};

test.skipIf(!present)(
  `each of these exists, and every recorded webhook gets a decision${where}`,
  () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(names).toEqual(expect.arrayContaining(Object.keys(expected)));
    for (const name of names) expect(decideOn(read(name), policy).reason).toMatch(/\.$/);
  },
);

test.skipIf(!present).each(Object.entries(expected))(`%s: %s${where}`, (name, outcome) => {
  const decision = decideOn(read(name), policy);
  const actual =
    decision.kind === 'dispatch'
      ? decision.dispatch.reason
      : decision.reason.replace(/^[\w:]+(?: \(\w+\))? /, '');
  expect(actual).toBe(outcome);
});

test.skipIf(!present).each([
  ['webhook-issue-updated-assigned.json', '5c5f880629be9642ba529340', 'assigned'],
  ['webhook-issue-assigned-empty-changelog.json', '789012', undefined],
  ['webhook-issue-updated-assigned-nobody.json', '5c5f880629be9642ba529340', undefined],
  ['webhook-cloud-comment-created-mention-user.json', 'user', 'mentioned'],
  ['webhook-server-issue-updated-commented-mention-user.json', 'user', 'mentioned'],
])(`%s, where %s is the agent: %s${where}`, (name, AGENT_ACCOUNTS, reason) => {
  const byAnother = { ...read(name), user: { accountId: 'another' } };
  const decision = decideOn(byAnother, policyOf({ AGENT_ACCOUNTS }));
  expect(decision.kind === 'dispatch' ? decision.dispatch.reason : undefined).toBe(reason);
});

const comments = Object.keys(expected).filter((name) => expected[name] === noCommand);

test.skipIf(!present).each(comments)(
  `%s starts work if it begins with the command${where}`,
  (name) => {
    const payload = read(name);
    const comment = { ...Object(payload.comment), body: '/fix it' };
    // Data Center's comment event does not name the ticket; the update event sent with it does.
    const kind = payload.issue === undefined ? 'ignored' : 'dispatch';
    expect(decideOn({ ...payload, comment }, policy)).toMatchObject({ kind });
  },
);

function read(name: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decide } from '../src/worker/rules/decide.ts';
import { readPolicy } from '../src/worker/settings/policy.ts';
import { at } from '../src/worker/webhook/json.ts';

const folder = new URL('../../shared/fixtures/jira-webhooks/', import.meta.url);
const present = existsSync(folder);
const where = present ? '' : ' (not checked: ../shared/fixtures is not beside this checkout)';

const policy = readPolicy({ GITHUB_REPOSITORY: 'acme/shop', TRIGGER_LABELS: 'sad' });

/** Why nothing is done, as the sentence behind the event's name. */
const notAsked = 'neither reopens the ticket nor adds a label or a comment that asks for work.';
const noCommand = 'has no comment that begins with /fix.';
const notStarting = 'is not an event that starts work.';

/** What each recorded webhook has to lead to: the reason of its dispatch, or why it is ignored. */
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

test.skipIf(!present)(`each of these exists, and every other is decided, too${where}`, () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(names).toEqual(expect.arrayContaining(Object.keys(expected)));
  for (const name of names) expect(decide(read(name), 'd-1', policy).reason).toMatch(/\.$/);
});

test.skipIf(!present).each(Object.entries(expected))(`%s: %s${where}`, (name, outcome) => {
  const decision = decide(read(name), 'd-1', policy);
  const told =
    decision.kind === 'dispatch'
      ? decision.dispatch.reason
      : decision.reason.replace(/^[\w:]+(?: \(\w+\))? /, '');
  expect(told).toBe(outcome);
});

const comments = Object.keys(expected).filter((name) => expected[name] === noCommand);

test.skipIf(!present).each(comments)(`%s asks when it begins with the command${where}`, (name) => {
  const payload = read(name);
  const comment = { ...Object(at(payload, 'comment')), body: '/fix it' };
  const { kind } = decide({ ...Object(payload), comment }, 'd-1', policy);
  // Data Center's own event does not tell the ticket; the update that comes with it does.
  expect(kind).toBe(at(payload, 'issue') === undefined ? 'ignored' : 'dispatch');
});

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

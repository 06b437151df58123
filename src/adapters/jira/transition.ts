import { doTransition, getIssue, getTransitions } from 'jira.js/cloud';
import { type Client, isApiError } from 'jira.js/core';
import { z } from 'zod';
import {
  chooseTransition,
  type MoveResult,
  type MoveTarget,
  type Status,
  type TicketKey,
  type Transition,
  type TransitionChoice,
} from '../../core/tickets/index.ts';
import { settleAll } from '../../engines/async.ts';
import { type JiraDialect, JiraStatus } from './dialect.ts';
import { jiraMessage } from './error-advice.ts';

const AllowedValue = z.object({ id: z.string(), name: z.string().catch('') });
const ScreenField = z.object({
  name: z.string().catch('unnamed field'),
  required: z.boolean().catch(false),
  hasDefaultValue: z.boolean().catch(false),
  allowedValues: z.array(AllowedValue).catch([]),
});

const JiraTransition = z
  .object({
    id: z.string(),
    name: z.string(),
    to: JiraStatus,
    isGlobal: z.boolean().optional().catch(undefined),
    fields: z.record(z.string(), ScreenField).catch({}),
  })
  .transform(
    ({ fields, ...transition }): Transition => ({
      ...transition,
      fields: Object.entries(fields).map(([id, field]) => ({
        id,
        name: field.name,
        required: field.required,
        hasDefault: field.hasDefaultValue,
        allowed: field.allowedValues,
      })),
    }),
  );

const OpenTransitions = z.object({ transitions: z.array(JiraTransition) });
const IssueStatus = z.object({ fields: z.object({ status: JiraStatus }) });

/** Moves the ticket towards the target. If Jira refuses, resolves to `stayed`. */
export async function transitionTicket(
  dialect: JiraDialect,
  key: TicketKey,
  target: MoveTarget,
): Promise<MoveResult> {
  const { status, choice } = await choose(dialect.client, key, target);
  if (choice.kind === 'go') return perform(dialect, key, choice, status);
  return { kind: 'stayed', why: choice.why, category: status.category };
}

/** Returns where the ticket would be moved now, or why nowhere. */
export async function foreseeTransition(
  client: Client,
  key: TicketKey,
  target: MoveTarget,
): Promise<MoveResult> {
  const { status, choice } = await choose(client, key, target);
  if (choice.kind === 'stay') return { kind: 'stayed', why: choice.why, category: status.category };
  const { name, category } = choice.transition.to;
  return { kind: 'moved', to: name, category };
}

async function choose(client: Client, key: TicketKey, target: MoveTarget) {
  const { status, transitions } = await readWorkflow(client, key);
  return { status, choice: chooseTransition(transitions, status, target) };
}

/** Returns the ticket's status and the transitions from it that are open to the account. */
export async function readWorkflow(client: Client, key: TicketKey) {
  const [status, transitions] = await settleAll([
    readStatus(client, key),
    readTransitions(client, key),
  ]);
  return { status, transitions };
}

async function readStatus(client: Client, key: TicketKey): Promise<Status> {
  const issue = await getIssue(client, { issueIdOrKey: key, fields: ['status'] });
  return IssueStatus.parse(issue).fields.status;
}

/** Returns the transitions open to the account; none if it lacks the permission. */
async function readTransitions(client: Client, key: TicketKey): Promise<readonly Transition[]> {
  const expand = 'transitions.fields';
  const answer = await getTransitions(client, { issueIdOrKey: key, expand });
  return OpenTransitions.parse(answer).transitions;
}

async function perform(
  { client, clientFor }: JiraDialect,
  key: TicketKey,
  { transition, fields }: Extract<TransitionChoice, { kind: 'go' }>,
  before: Status,
): Promise<MoveResult> {
  const values = Object.keys(fields).length === 0 ? {} : { fields };
  let reached = transition.to;
  const find = async () => {
    const now = await readStatus(client, key);
    if (now.name === before.name && now.name !== transition.to.name) return undefined;
    reached = now;
    return {};
  };
  try {
    const { id } = transition;
    await doTransition(clientFor(find), { issueIdOrKey: key, transition: { id }, ...values });
    return { kind: 'moved', to: reached.name, category: reached.category };
  } catch (error) {
    if (!isApiError(error) || ![400, 409].includes(error.status)) throw error;
    const why = `Jira refused the transition “${transition.name}”: ${jiraMessage(error)}`;
    return { kind: 'stayed', why, category: before.category };
  }
}

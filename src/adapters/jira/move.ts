import { doTransition, getIssue, getTransitions } from 'jira.js/cloud';
import { type Client, isApiError } from 'jira.js/core';
import { z } from 'zod';
import { settleAll } from '../../agent/async/index.ts';
import {
  chooseTransition,
  type MoveResult,
  type MoveTarget,
  type Status,
  type TicketKey,
  type Transition,
  type TransitionChoice,
} from '../../core/tickets/index.ts';
import { refusal } from './refusal.ts';
import { JiraStatus } from './status.ts';

const Field = z.object({
  name: z.string().catch('a field without a name'),
  required: z.boolean().catch(false),
  hasDefaultValue: z.boolean().catch(false),
  allowedValues: z.array(z.object({ id: z.string() })).catch([]),
});

const Edge = z
  .object({
    id: z.string(),
    name: z.string(),
    to: JiraStatus,
    fields: z.record(z.string(), Field).catch({}),
  })
  .transform(
    ({ fields, ...edge }): Transition => ({
      ...edge,
      fields: Object.entries(fields).map(([id, field]) => ({
        id,
        name: field.name,
        required: field.required,
        hasDefault: field.hasDefaultValue,
        allowed: field.allowedValues.map((value) => value.id),
      })),
    }),
  );

const Edges = z.object({ transitions: z.array(Edge) });
const StatusOnly = z.object({ fields: z.object({ status: JiraStatus }) });

/** Moves the ticket along its workflow as far as the target allows; a refusal by Jira is an answer. */
export async function moveTicket(
  client: Client,
  key: TicketKey,
  target: MoveTarget,
): Promise<MoveResult> {
  const [status, edges] = await settleAll([readStatus(client, key), readEdges(client, key)]);
  const choice = chooseTransition(edges, status, target);
  const { category } = status;
  if (choice.kind === 'stay') return { kind: 'stayed', why: choice.why, category };
  return go(client, key, choice, status);
}

async function readStatus(client: Client, key: TicketKey): Promise<Status> {
  const issue = await getIssue(client, { issueIdOrKey: key, fields: ['status'] });
  return StatusOnly.parse(issue).fields.status;
}

/** Only what is open to this account now: for want of a permission Jira answers with none. */
async function readEdges(client: Client, key: TicketKey): Promise<readonly Transition[]> {
  const expand = 'transitions.fields';
  return Edges.parse(await getTransitions(client, { issueIdOrKey: key, expand })).transitions;
}

async function go(
  client: Client,
  key: TicketKey,
  { transition, fields }: Extract<TransitionChoice, { kind: 'go' }>,
  { category }: Status,
): Promise<MoveResult> {
  const asked = Object.keys(fields).length === 0 ? {} : { fields };
  try {
    await doTransition(client, {
      issueIdOrKey: key,
      transition: { id: transition.id },
      ...asked,
    });
    return { kind: 'moved', to: transition.to.name, category: transition.to.category };
  } catch (error) {
    if (!isApiError(error) || ![400, 409].includes(error.status)) throw error;
    const why = `Jira refused the transition “${transition.name}”: ${refusal(error)}`;
    return { kind: 'stayed', why, category };
  }
}

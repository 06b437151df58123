import assert from 'node:assert/strict';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { DISPATCH_EVENT } from '../../src/dispatch.ts';
import { inOrder, type Scripted } from '../../test/support/openai/openai.ts';
import type { RunResult } from '../../test/support/runner/runner.ts';
import { shopReplies } from '../../test/support/shop/script.ts';
import { shopFiles, shopTicket } from '../../test/support/shop/shop.ts';
import { type ActionOptions, startWorld, type World } from '../../test/support/world.ts';

/** The key of the shop's ticket. */
export const shopKey = 'SHOP-7';

/** Replies for as many attempts as a life of the ticket takes. */
const repeated: readonly Scripted[] = [...shopReplies, ...shopReplies, ...shopReplies];

/** Starts a world with the shop and its ticket. */
export async function startShop(inputs: Readonly<Record<string, string>> = {}): Promise<World> {
  const world = await startWorld({ files: shopFiles, script: inOrder(repeated), inputs });
  world.jira.addIssue({ key: shopKey, ...shopTicket });
  return world;
}

/** What a delivery says; by default that the ticket was created. */
export interface Delivered {
  readonly delivery: string;
  readonly reason?: string;
  /** The key of the ticket at the time. */
  readonly ticket?: string;
  readonly changed?: string;
}

/** Runs the Action for a delivery. */
export async function work(
  world: World,
  { ticket = shopKey, reason = 'created', ...more }: Delivered,
  options: ActionOptions = {},
): Promise<RunResult> {
  const { id } = world.jira.issue(ticket);
  const identity = { ticket, ticketId: id, site: world.site, reason, ...more };
  const dispatch = { event_type: DISPATCH_EVENT, client_payload: identity };
  return world.act(dispatch, options);
}

/** Runs a sweep of the Action; resolves to the run that it starts, if any. */
export async function sweep(world: World): Promise<RunResult> {
  const inputs = { mode: 'sweep', 'sweep-jql': 'project = SHOP', model: '', 'api-key': '' };
  const event = { name: 'schedule', payload: { schedule: '*/30 * * * *' } };
  return world.start(event, { inputs });
}

/** The agent's comments on the ticket, in Markdown. */
export function ownComments({ jira }: World, key = shopKey): readonly string[] {
  return jira
    .issue(key)
    .comments.filter(({ author }) => author.accountId === jira.self.accountId)
    .map(({ body }) => adfToMarkdown(body));
}

/** Asserts that a run has told the ticket of a fix, once. */
export function assertTold(world: World, run: RunResult): void {
  assert.equal(run.outputs['stop-reason'], 'approved', run.stdout);
  assert.equal(world.github.pulls.length, 1);
  const comments = ownComments(world);
  assert.equal(comments.length, 1);
  assert.match(comments[0] ?? '', /A fix is ready for review\./);
  assert.equal(world.jira.issue(shopKey).status, 'In Prüfung');
  assert.equal(world.jira.issue(shopKey).pages.size, 1);
  assert.deepEqual(world.violations(), []);
}

/** The number of calls to the model. */
export const calls = ({ openai }: World) => openai.chats.length;

import type { Script } from '../support/openai/openai.ts';
import { inOrder } from '../support/openai/openai.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import {
  type ActionOptions,
  dispatchOf,
  startWorld,
  type World,
  type WorldOptions,
} from '../support/world.ts';

/** The ticket of the shop. */
export const key = 'SHOP-7';

/** The event of a schedule. */
export const schedule = { name: 'schedule', payload: { schedule: '*/30 * * * *' } };

/** Starts a world of the shop with its ticket; by default, the model fixes it once. */
export async function startShop(
  script: Script = inOrder(shopReplies),
  options: Partial<WorldOptions> = {},
): Promise<World> {
  const world = await startWorld({ files: shopFiles, script, ...options });
  world.jira.addIssue({ key, ...shopTicket });
  return world;
}

/** Runs the Action for the ticket, as a delivery asks for it. */
export function workOn(world: World, delivery = 'first', options: ActionOptions = {}) {
  return world.act(dispatchOf(world.ticket(key), delivery), options);
}

import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { ticketKey } from '../../../src/core/tickets/index.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import { inbox } from './scene.ts';

/** Budgets of 1,000 tokens and of 5 dollars; the tickets of the first go to two repositories. */
const variables = {
  PROJECT_BUDGETS: [
    { project: 'TOK', tokens: 1_000, run: 100 },
    { project: 'PAY', money: 5, run: 1 },
  ],
  ROUTES: [{ project: 'TOK', label: 'api', repository: 'acme/api' }],
};

/** Gives the inbox other variables, until it is aborted. */
export async function setVariables(changes: object = variables): Promise<void> {
  await runInDurableObject(inbox(), (instance) => {
    Reflect.set(instance, 'env', { ...env, ...changes });
  });
}

/** Stores deliveries for tickets of a project. */
export async function keepFor(
  project: string,
  names: readonly string[],
  { repository = 'acme/shop', requester }: { repository?: string; requester?: string } = {},
): Promise<void> {
  for (const name of names) {
    const ticket = ticketKey(`${project}-${/[1-9]\d*$/.exec(name)?.[0] ?? 7}`);
    if (ticket === undefined) throw new Error(`${project} is no key`);
    const { dispatch, ...decision } = sampleDecision(name, repository);
    const sent = { ...decision, dispatch: { ...dispatch, ticket }, requester };
    await inbox().keep(sampleDelivery(name, { ticket }), sent);
  }
}

/** Sets the clock to an instant of a month, ten years ahead. */
export const instantOf = (text: string): number => Date.parse(`2036-${text}Z`);

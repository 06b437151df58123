export type { Arrival, Decision, InboxPort, Kept, Report, State } from './arrival.ts';
export { receiveAutomation } from './automation.ts';
export { receiveWebhook } from './receive.ts';
export { Refusals } from './refusals.ts';
export type { Reply, Surroundings } from './reply.ts';

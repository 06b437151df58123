export { receiveAutomation, receiveWebhook } from './receive.ts';
export { RejectionCounter } from './rejection-counter.ts';
export type { Reply, RouteContext } from './reply.ts';

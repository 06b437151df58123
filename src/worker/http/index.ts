export { RecentCheck, RejectionCounter } from './isolate-state.ts';
export { receiveAutomation, receiveWebhook } from './receive.ts';
export type { Reply, RouteContext } from './reply.ts';

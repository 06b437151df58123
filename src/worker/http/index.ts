export { RecentCheck } from './health.ts';
export { receiveAutomation, receiveWebhook } from './receive.ts';
export { RejectionCounter } from './rejections.ts';
export type { Reply, RouteContext } from './reply.ts';

export { receiveAutomation, receiveWebhook } from './receive.ts';
export type { Reply, RouteContext } from './reply.ts';

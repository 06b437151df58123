export { deliveryId, isSigned, receiveAutomation, receiveWebhook } from './receive.ts';
export { maxBytes, type Reply, type RouteContext } from './reply.ts';

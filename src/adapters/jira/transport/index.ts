export type { Query } from './address.ts';
export type { Pause } from './patience.ts';
export { type JiraRequest, jiraTransport, type Transport } from './transport.ts';

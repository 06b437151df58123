export type { JiraAccess, JiraRequest, JiraTransport, Query } from './request.ts';
export { jiraTransport, type TransportOptions } from './transport.ts';

export { findReason } from './answer.ts';
export type { JiraAccess, JiraRequest, JiraTransport, Query, ShowJiraSetting } from './request.ts';
export { jiraTransport, type TransportOptions } from './transport.ts';

export { findReason } from './answer.ts';
export type { JiraAccess, JiraRequest, JiraTransport, Query, ShowJiraSetting } from './request.ts';
export { jiraTransport, type Repetition, type TransportOptions, withRetries } from './transport.ts';

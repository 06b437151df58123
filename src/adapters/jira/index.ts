export type { JiraPermission } from './error-advice.ts';
export { jiraInspection } from './inspection.ts';
export { type JiraSettings, jiraTickets } from './tickets.ts';

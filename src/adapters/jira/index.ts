export { jiraInspection } from './inspection.ts';
export { type JiraSettings, jiraTickets } from './tickets.ts';

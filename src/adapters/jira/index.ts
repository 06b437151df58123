export type { JiraSettings } from './settings.ts';
export { jiraTickets } from './tickets.ts';

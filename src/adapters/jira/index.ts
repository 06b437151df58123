export { readJiraSettings } from './named-settings.ts';
export type { JiraSettings } from './settings.ts';
export { jiraTickets } from './tickets.ts';

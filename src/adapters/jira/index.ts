export { type JiraSettings, jiraTickets } from './tickets.ts';

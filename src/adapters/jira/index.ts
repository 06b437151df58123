export { jiraInspection } from './inspection.ts';
export { propertyOf, type RecordStore, readRecord, writeRecord } from './ticket-record.ts';
export { createTickets, type JiraSettings, jiraTickets } from './tickets.ts';

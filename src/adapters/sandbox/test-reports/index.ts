export { type ReportFile, readReports } from './read-reports.ts';

export { type ReportFile, readAsked, readReports } from './read-reports.ts';

export { type ReportFile, readCompleteReports, readReports } from './read-reports.ts';

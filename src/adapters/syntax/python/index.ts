export { pythonFindings } from './check.ts';

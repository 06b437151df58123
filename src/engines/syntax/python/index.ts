export { pythonProblems } from './check.ts';

export { readFailures } from './check-failures.ts';
export { readChecks } from './checks.ts';
export { fetchFailedChecks } from './failed-checks.ts';

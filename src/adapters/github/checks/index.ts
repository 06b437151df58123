export { readFailures } from './check-failures.ts';
export { readChecks } from './checks.ts';
export { fetchFailedChecks, withNamedChange } from './failed-checks.ts';

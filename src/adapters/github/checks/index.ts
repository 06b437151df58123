export { readFailures } from './check-failures.ts';
export { readChecks } from './checks.ts';
export { failedStep, fetchFailedChecks, withNamedChange } from './failed-checks.ts';

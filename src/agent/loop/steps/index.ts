export { check } from './check.ts';
export { edit } from './edit.ts';
export { plan } from './plan.ts';
export { review } from './review.ts';
export { runChecks } from './run-checks.ts';

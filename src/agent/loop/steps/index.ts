export { nearbyTests } from './canary-run.ts';
export { check } from './check.ts';
export { edit } from './edit.ts';
export { plan } from './plan.ts';
export { review } from './review.ts';
export { checkPatch, runChecks } from './run-checks.ts';

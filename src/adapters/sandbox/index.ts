export { maskSecrets } from './mask-secrets.ts';
export { openProjectChecks, type ProjectChecks } from './project-checks.ts';

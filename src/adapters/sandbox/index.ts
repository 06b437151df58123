export { maskSecrets } from './mask-secrets.ts';
export { type CheckSettings, openProjectChecks, type ProjectChecks } from './project-checks.ts';

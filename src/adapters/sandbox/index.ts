export { maskSecrets, openProjectChecks, type ProjectChecks } from './project-checks.ts';

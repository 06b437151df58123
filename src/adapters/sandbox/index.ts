export { maskSecrets, openProjectChecks } from './project-checks.ts';

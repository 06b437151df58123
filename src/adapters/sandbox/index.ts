export { type CheckSettings, maskSecrets, openProjectChecks } from './project-checks.ts';

export { type ProjectSettings, readProjectSettings, usualMinutes } from './named-settings.ts';
export { maskSecrets, openProjectChecks } from './project-checks.ts';

export { type Policy, readPolicy } from './policy.ts';
export { type Route, readRoutes, repositorySettings } from './routes.ts';
export {
  type GitHubAccess,
  isSecret,
  readSettings,
  type WorkerSettings,
} from './settings.ts';
export { type SettingsBindings, secretNames, variableNames } from './source.ts';

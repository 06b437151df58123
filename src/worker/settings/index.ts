export type { Policy } from './policy.ts';
export type { Route } from './routes.ts';
export {
  type GitHubAccess,
  isSecret,
  readSettings,
  type WorkerSettings,
} from './settings.ts';
export type { SettingsBindings } from './source.ts';

export type { Policy } from './policy.ts';
export type { Route } from './routes.ts';
export { readSettings, type Settings, type ShardBy } from './settings.ts';
export type { SettingsSource } from './source.ts';

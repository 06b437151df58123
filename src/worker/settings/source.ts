import { UserError } from '../../core/user-error.ts';

/** Every variable that the Worker knows. `wrangler.toml` describes them. */
export const variableNames = [
  'GITHUB_REPOSITORY',
  'GITHUB_API_URL',
  'GITHUB_APP_ID',
  'ROUTES',
  'PROJECTS',
  'REPORTERS',
  'AGENT_ACCOUNTS',
  'TRIGGER_LABELS',
  'COMMENT_COMMAND',
  'REOPEN_STATUSES',
  'BULK_LIMIT',
  'HOURLY_CAP',
  'SHARD_BY',
] as const;

/** Every secret that the Worker knows. `.dev.vars.example` describes them. */
export const secretNames = [
  'JIRA_WEBHOOK_SECRET',
  'JIRA_WEBHOOK_SECRET_PREVIOUS',
  'GITHUB_TOKEN',
  'GITHUB_APP_PRIVATE_KEY',
  'AUTOMATION_TOKEN',
  'STATUS_PASSWORD',
] as const;

export type VariableName = (typeof variableNames)[number];
export type SecretName = (typeof secretNames)[number];

/** The variables and secrets as they are bound; one that was never set is `undefined`. */
export type SettingsSource = { readonly [Name in VariableName | SecretName]?: unknown };

/** The text of a variable without the blanks around it; `undefined` where it was never set. */
export function readText(
  source: SettingsSource,
  name: VariableName | SecretName,
): string | undefined {
  const value = source[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  throw new UserError(`${name} is not a text: put it in quotes, or leave it empty.`);
}

/** The entries of a list, written with commas between or as an array; empty ones are nothing. */
export function readList(source: SettingsSource, name: VariableName): readonly string[] {
  const value = source[name];
  const entries = Array.isArray(value) ? value : (readText(source, name) ?? '').split(',');
  return entries
    .map((entry: unknown) => {
      if (typeof entry === 'string' || typeof entry === 'number') return String(entry).trim();
      throw vars(name, 'is not a list of texts', 'them with commas between');
    })
    .filter((entry) => entry !== '');
}

/** A whole number from one to `most`. */
export function readNumber(
  source: SettingsSource,
  name: VariableName,
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  const text = readText(source, name) || String(usual);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) {
    throw vars(name, 'is not a whole number', `one from 1 to ${most}`);
  }
  return number;
}

/** What is wrong with a variable and what to put there. */
export function vars(name: VariableName, problem: string, remedy: string): UserError {
  return new UserError(
    `${name} ${problem}: set it to ${remedy} under [vars] in wrangler.toml and deploy again.`,
  );
}

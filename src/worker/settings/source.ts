import { UserError } from '../../engines/errors.ts';

/** The Worker's variables, described in `wrangler.toml`. */
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
] as const;

/** The Worker's secrets, described in `.dev.vars.example`. */
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

/** The variables and secrets as bound; one that was never set is `undefined`. */
export type SettingsBindings = { readonly [Name in VariableName | SecretName]?: unknown };

/** Reads a trimmed text; `usual` if it was never set. */
export function readText(
  source: SettingsBindings,
  name: VariableName | SecretName,
  usual = '',
): string {
  const value = source[name] ?? usual;
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  throw new UserError(`${name} is not a text: put it in quotes, or leave it empty.`);
}

/** Reads a list, separated by commas or as an array, without empty entries. */
export function readList(
  source: SettingsBindings,
  name: VariableName,
  entry: { readonly form: RegExp; readonly what: string } = { form: /./, what: 'a text' },
): readonly string[] {
  const value = source[name];
  const entries = Array.isArray(value) ? value : readText(source, name).split(',');
  return entries.flatMap((each: unknown) => {
    const text = typeof each === 'string' || typeof each === 'number' ? String(each).trim() : each;
    if (text === '') return [];
    if (typeof text === 'string' && entry.form.test(text)) return [text];
    const found = String(JSON.stringify(text)).slice(0, 60);
    const problem = `contains ${found}, which is not ${entry.what}`;
    throw variableError(name, problem, 'a list separated by commas');
  });
}

/** Reads a whole number from 1 to `max`. */
export function readNumber(
  source: SettingsBindings,
  name: VariableName,
  { usual, max }: { readonly usual: number; readonly max: number },
): number {
  const text = readText(source, name) || String(usual);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > max) {
    throw variableError(name, 'is not a whole number', `one from 1 to ${max}`);
  }
  return number;
}

/** Says what is wrong with a variable and what to set it to. */
export function variableError(name: VariableName, problem: string, remedy: string): UserError {
  return new UserError(
    `${name} ${problem}: set it to ${remedy} under [vars] in wrangler.toml and deploy again.`,
  );
}

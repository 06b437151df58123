import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import {
  atTerminal,
  describeSetting,
  isRequired,
  literalDefault,
  modesOf,
  type SettingName,
  settingGroups,
  settingsTable,
} from '../../src/settings/index.ts';
import { readProject } from './documents.ts';
import { code, table } from './table.ts';

/** Returns a heading and a table for each group of settings, without those that are options only: the help has them. */
export function settingsTables(): string {
  const headings = ['Input', 'At a terminal', 'Default', 'What it is for'];
  return settingGroups
    .map(({ title, names }) => ({ title, rows: names.filter(isInTable).map(settingRow) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => `### ${title}\n\n${table(headings, rows)}`)
    .join('\n\n');
}

/** Whether a setting is an input or a variable. */
export function isInTable(name: SettingName): boolean {
  return modesOf(name).length > 0 || atTerminal(name).variable !== undefined;
}

function settingRow(name: SettingName): readonly string[] {
  const isInput = modesOf(name).length > 0;
  const { option, variable } = atTerminal(name);
  const ways = [option && `--${option.name}`, variable].filter((way) => way !== undefined);
  return [
    isInput ? code(name) : '',
    ways.map(code).join(', '),
    isRequired(name) ? 'required' : code(shownDefault(name)),
    describeSetting(name, isInput ? 'input' : 'option'),
  ];
}

/** Returns the default as in action.yml. */
export function shownDefault(name: SettingName): string {
  const { default: declared, kind } = settingsTable[name];
  const isEvaluated = typeof declared === 'object' && 'expression' in declared;
  if (isEvaluated) return `\${{ ${declared.expression} }}`;
  const isOff = kind.form === 'flag' && modesOf(name).length === 0;
  return isOff ? '' : literalDefault(name);
}

const Action = z.object({ outputs: z.record(z.string(), z.object({ description: z.string() })) });

/** Returns the table of the Action's outputs. */
export function outputsTable(): string {
  const { outputs } = Action.parse(parseYaml(readProject('action.yml')));
  const rows = Object.entries(outputs).map(([name, { description }]) => [code(name), description]);
  return table(['Output', 'What it says'], rows);
}

const Package = z.object({
  cloudflare: z.object({ bindings: z.record(z.string(), z.object({ description: z.string() })) }),
});
const Wrangler = z.object({ vars: z.record(z.string(), z.string()) });

/** Returns the table of the Worker's variables and secrets. */
export function workerTable(): string {
  const { cloudflare } = Package.parse(JSON.parse(readProject('package.json')));
  const { vars } = Wrangler.parse(parseToml(readProject('wrangler.toml')));
  const secrets = [...readProject('.dev.vars.example').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  const rows = Object.entries(cloudflare.bindings)
    .filter(([name]) => name !== 'INBOX')
    .map(([name, { description }]) => [
      code(name),
      secrets.includes(name) ? 'secret' : 'variable',
      code(vars[name] ?? ''),
      description,
    ]);
  return table(['Name', 'Kind', 'Default', 'What it is for'], rows);
}

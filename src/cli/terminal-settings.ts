import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UserError } from '../core/user-error.ts';
import {
  atTerminal,
  openSettings,
  type SettingName,
  settingNames,
  settingsTable,
} from '../settings/index.ts';

/**
 * Opens the settings that arguments and environment give, and returns the names of the options given and
 * the other arguments. Options override variables; an empty variable counts as unset. Throws UserError for
 * unknown options.
 */
export function openTerminalSettings(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parse(args);
  // A repeated option has a line for each value.
  const texts = new Map(
    Object.entries(values).map(([name, value]) => [name, [value].flat().join('\n')]),
  );
  const ways = (name: SettingName) => {
    const { option, variable } = atTerminal(name);
    return [
      ...(option ? [{ shown: `--${option.name}`, text: texts.get(option.name) }] : []),
      ...(variable ? [{ shown: variable, text: env[variable] || undefined }] : []),
    ];
  };
  const given = (name: SettingName) => ways(name).find(({ text }) => text !== undefined);
  const shown = (name: SettingName) => ways(name).map((way) => way.shown);
  const settings = openSettings({
    get: (name) => given(name)?.text,
    show: (name) => given(name)?.shown ?? shown(name).join(' or '),
  });
  return { settings, options: [...texts.keys()], positionals };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionsConfig(), allowPositionals: true });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split(/\.\s/)[0] : String(cause);
    throw new UserError(`${why}; see --help.`);
  }
}

function optionsConfig(): ParseArgsOptionsConfig {
  const options: ParseArgsOptionsConfig = {};
  for (const name of settingNames) {
    const { option } = atTerminal(name);
    const { form } = settingsTable[name].kind;
    const type = form === 'flag' ? 'boolean' : 'string';
    if (option !== undefined) options[option.name] = { type, multiple: form === 'lines' };
  }
  return options;
}

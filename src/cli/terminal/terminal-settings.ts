import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { errorMessage, UserError } from '../../engines/errors.ts';
import { nearestWord } from '../../engines/text/index.ts';
import {
  atTerminal,
  openSettings,
  type SettingName,
  settingNames,
  settingsTable,
} from '../../settings/index.ts';

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
  const options = optionsConfig();
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given = tokens.filter((token) => token.kind === 'option');
  const unknown = given.find(({ name }) => !(name in options));
  if (unknown !== undefined) {
    const meant = nearestWord(unknown.name, Object.keys(options));
    const advice = meant === undefined ? 'see --help.' : `did you mean --${meant}?`;
    throw new UserError(`There is no option ${unknown.rawName}: ${advice}`);
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    const [, option, isFlag] = /'([^' ]+)[^']*' (does not take)?/.exec(errorMessage(cause)) ?? [];
    const why = isFlag === undefined ? 'needs a value' : 'takes no value';
    throw new UserError(`The option ${option} ${why}; see --help.`);
  }
}

type OptionsConfig = Readonly<Record<string, ParseArgsOptionDescriptor>>;

function optionsConfig(): OptionsConfig {
  const options = settingNames.flatMap((name) => {
    const { option } = atTerminal(name);
    if (option === undefined) return [];
    const { form } = settingsTable[name].kind;
    const type = form === 'flag' ? ('boolean' as const) : ('string' as const);
    const short = option.letter === undefined ? {} : { short: option.letter };
    return [[option.name, { type, multiple: form === 'lines', ...short }] as const];
  });
  return Object.fromEntries(options);
}

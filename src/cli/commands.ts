import {
  atTerminal,
  describeSetting,
  literalDefault,
  type SettingName,
  type Subcommand,
  settingGroups,
  settingNames,
} from '../settings/index.ts';
import { doctorCommand } from './doctor/index.ts';
import { initCommand } from './init/index.ts';
import { runCommand } from './run/index.ts';
import { type Command, columnsOf, hang, program, wrap } from './terminal/index.ts';

/** Every command, in the order of the help: as a newcomer needs them. */
export const commands = {
  run: runCommand,
  init: initCommand,
  doctor: doctorCommand,
} as const satisfies Readonly<Record<Subcommand, Command>>;

/** The names of all commands, in the order of the help. */
export const commandNames: readonly Subcommand[] = Object.keys(commands).filter(
  (name): name is Subcommand => name in commands,
);

/** What the help explains besides the commands. */
export const otherTopics = ['environment'] as const;

/** What the help can explain. */
export type HelpTopic = Subcommand | (typeof otherTopics)[number];

/** The number of examples on the first screen. */
const shownExamples = 3;

/** Lines that are longer are hard to read. */
const mostColumns = 100;

/** Prints of lines that are at most this wide, beside what cannot be broken. */
type Topic = (columns: number) => string;

/** Returns the help on a topic or, without one, the first screen, for a terminal with so many columns. */
export function helpOn(topic: HelpTopic | undefined, columns = columnsOf({})): string {
  return topicOf(topic)(Math.min(columns, mostColumns));
}

function topicOf(topic: HelpTopic | undefined): Topic {
  if (topic === undefined) return firstScreen;
  return topic === 'environment' ? environmentHelp : (columns) => commandHelp(topic, columns);
}

function firstScreen(columns: number): string {
  const width = Math.max(...commandNames.map(({ length }) => length)) + 4;
  const list = commandNames.map((name) => entry([name, commands[name].sentence], columns, width));
  const rounds = [0, 1, 2].map((at) => commandNames.map((name) => commands[name].examples[at]));
  const examples = rounds.flat().filter((example) => example !== undefined);
  const topics = [
    [`${program} help COMMAND`, 'A command, its options and examples.'],
    [`${program} help environment`, 'The environment variables.'],
  ] as const;
  return sections(
    wrap('Turns a Jira bug ticket into a fix, within a fixed budget of model calls.', columns),
    `Usage:\n  ${program} COMMAND [options]`,
    titled('Commands', list),
    titled('Examples', examples.slice(0, shownExamples).map(indented)),
    titled(
      'More',
      topics.map((topic) => entry(topic, columns, 39)),
    ),
    wrap(
      'The README of the project and its docs folder explain the set-up and every setting.',
      columns,
    ),
  );
}

function commandHelp(name: Subcommand, columns: number): string {
  const { synopsis, sentence, details, examples } = commands[name];
  const groups = settingGroups.flatMap(({ title, names }) => {
    const options = names.flatMap(optionOf(name)).map((option) => entry(option, columns));
    return options.length === 0 ? [] : [titled(`${title} options`, options)];
  });
  return sections(
    wrap(sentence, columns),
    `Usage:\n  ${program} ${synopsis}`,
    ...details.map((text) => wrap(text, columns)),
    titled('Examples', examples.map(indented)),
    ...groups,
    wrap(`Secrets and proxies are environment variables: ${program} help environment`, columns),
  );
}

const optionOf =
  (command: Subcommand) =>
  (name: SettingName): readonly Entry[] => {
    const { option, variable } = atTerminal(name);
    if (option?.subcommands.includes(command) !== true) return [];
    const short = option.letter === undefined ? '' : `, -${option.letter}`;
    const value = literalDefault(name);
    const words = [
      describeSetting(name, 'option'),
      ...(variable === undefined ? [] : [`[env: ${variable}]`]),
      ...(value === '' || option.value === '' ? [] : [`[default: ${value}]`]),
    ];
    return [[`--${option.name}${short} ${option.value}`, words.join(' ')]];
  };

function environmentHelp(columns: number): string {
  const variables = settingNames.flatMap((name): readonly Entry[] => {
    const { option, variable } = atTerminal(name);
    if (variable === undefined) return [];
    if (option !== undefined) return [[variable, `Replaces --${option.name}.`]];
    const value = literalDefault(name);
    const usual = value === '' ? '' : ` [default: ${value}]`;
    return [[variable, describeSetting(name, 'option') + usual]];
  });
  const others: readonly Entry[] = [
    ['HTTPS_PROXY, HTTP_PROXY', 'Addresses of the proxies that requests go through.'],
    ['NO_PROXY', 'Hosts that are reached without a proxy, separated by commas.'],
    ['NO_COLOR, FORCE_COLOR', 'Never or always colour what is printed on standard error.'],
  ];
  const all = [...variables, ...others].map((one) => entry(one, columns));
  return sections(
    titled('Environment variables', all),
    'An option takes precedence over its variable.',
  );
}

const sections = (...parts: readonly string[]) => `${parts.join('\n\n')}\n`;
const titled = (title: string, lines: readonly string[]) => [`${title}:`, ...lines].join('\n');
const indented = (line: string) => `  ${line}`;

type Entry = readonly [title: string, description: string];

/** A description beside its title. A remark in brackets stays in one line. */
function entry([title, description]: Entry, columns: number, width = 29): string {
  const text = description.replace(/\[[^\]]*\]/g, (remark) => remark.replaceAll(' ', '\u00a0'));
  const beside = hang(`  ${title} `, text, columns, ' '.repeat(width));
  return beside.replaceAll('\u00a0', ' ');
}

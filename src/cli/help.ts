import { stopReasons } from '../core/run/index.ts';
import {
  atTerminal,
  describeSetting,
  literalDefault,
  type SettingName,
  type Subcommand,
  settingNames,
} from '../settings/index.ts';
import { commandNames, commands } from './commands.ts';
import { program } from './terminal/index.ts';

/** What the help can explain besides the commands. */
export const otherTopics = ['environment', 'exit-codes'] as const;

/** What the help can explain. */
export type HelpTopic = Subcommand | (typeof otherTopics)[number];

/** The column at which lines end, and the number of examples on the first screen. */
const [lastColumn, shownExamples] = [100, 3];

/** Returns the help on a topic or, without one, the first screen. */
export function helpOn(topic: HelpTopic | undefined): string {
  switch (topic) {
    case undefined:
      return firstScreen();
    case 'environment':
      return environmentHelp();
    case 'exit-codes':
      return exitCodeHelp();
    default:
      return commandHelp(topic);
  }
}

function firstScreen(): string {
  const width = Math.max(...commandNames.map(({ length }) => length)) + 2;
  const list = commandNames.map((name) => entry(name, commands[name].sentence, 2 + width));
  const rounds = [0, 1, 2].map((at) => commandNames.map((name) => commands[name].examples[at]));
  const examples = rounds.flat().filter((example) => example !== undefined);
  const topics = [
    [`${program} help COMMAND`, 'A command, its options and examples.'],
    [`${program} help environment`, 'The environment variables.'],
    [`${program} help exit-codes`, 'Each stop reason with its exit code.'],
  ] as const;
  return sections(
    'Turns a Jira bug ticket into a fix, within a fixed budget of model calls.',
    `Usage:\n  ${program} COMMAND [options]`,
    titled('Commands', list),
    titled('Examples', examples.slice(0, shownExamples).map(indented)),
    titled(
      'More',
      topics.map(([title, text]) => entry(title, text, 40)),
    ),
    'The README of the project and its docs folder explain the set-up and every setting.',
  );
}

function commandHelp(name: Subcommand): string {
  const { synopsis, sentence, details, examples } = commands[name];
  return sections(
    wrapped(sentence),
    `Usage:\n  ${program} ${synopsis}`,
    ...details.map((text) => wrapped(text)),
    titled('Examples', examples.map(indented)),
    titled('Options', settingNames.flatMap(optionEntry(name))),
    `Secrets and proxies are environment variables: ${program} help environment`,
  );
}

const optionEntry = (command: Subcommand) => (name: SettingName) => {
  const { option, variable } = atTerminal(name);
  if (option?.subcommands.includes(command) !== true) return [];
  const short = option.letter === undefined ? '' : `, -${option.letter}`;
  const value = literalDefault(name);
  const words = [
    describeSetting(name, 'option'),
    ...(variable === undefined ? [] : [`[env: ${variable}]`]),
    ...(value === '' || option.value === '' ? [] : [`[default: ${value}]`]),
  ];
  return [entry(`--${option.name}${short} ${option.value}`, words.join(' '))];
};

function environmentHelp(): string {
  const variables = settingNames.flatMap((name) => {
    const { option, variable } = atTerminal(name);
    if (variable === undefined) return [];
    if (option !== undefined) return [entry(variable, `Replaces --${option.name}.`)];
    const value = literalDefault(name);
    const usual = value === '' ? '' : ` [default: ${value}]`;
    return [entry(variable, describeSetting(name, 'option') + usual)];
  });
  return sections(
    titled('Environment variables', [
      ...variables,
      entry('HTTPS_PROXY, HTTP_PROXY', 'Addresses of the proxies that requests go through.'),
      entry('NO_PROXY', 'Hosts that are reached without a proxy, separated by commas.'),
      entry('NO_COLOR, FORCE_COLOR', 'Never or always colour what is printed on standard error.'),
    ]),
    'An option takes precedence over its variable.',
  );
}

function exitCodeHelp(): string {
  const rows = Object.entries(stopReasons)
    .toSorted(([, one], [, other]) => one.exitCode - other.exitCode)
    .map(([reason, { exitCode, operator }]) =>
      entry(`${String(exitCode).padStart(3)}  ${reason}`, operator.ended, 34),
    );
  return sections(
    'The last line on standard error names the stop reason; it decides the exit code.',
    titled('Exit codes', rows),
  );
}

const sections = (...parts: readonly string[]) => `${parts.join('\n\n')}\n`;
const titled = (title: string, lines: readonly string[]) => [`${title}:`, ...lines].join('\n');
const indented = (line: string) => `  ${line}`;

/** Wraps a description beside its title. */
function entry(title: string, description: string, column = 30): string {
  const beside = `  ${title}`.padEnd(column - 1);
  return wrapped(description, beside, ' '.repeat(column - 1));
}

/** Wraps a text of which the first line begins with `first`, and each other one with `next`. */
function wrapped(text: string, first = '', next = first): string {
  const lines: string[] = [];
  let line = first;
  // A remark in brackets stays in one line.
  for (const word of text.match(/\[[^\]]*\]|\S+/g) ?? []) {
    const isFull = line.length + 1 + word.length > lastColumn && line.trim() !== '';
    if (isFull) lines.push(line);
    const begun = isFull ? next : line;
    line = begun === '' ? word : `${begun} ${word}`;
  }
  return [...lines, line].join('\n');
}

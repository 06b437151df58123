import { UserError } from '../core/user-error.ts';
import { atTerminal, type Subcommand, settingNames, settingsTable } from '../settings/index.ts';
import { commandNames, commands, otherTopics } from './commands.ts';
import { program } from './terminal/index.ts';

/** The function that asks this program, in each shell. */
const name = `_${program.replaceAll('-', '_')}`;

/** What each shell reads once. It asks this program at each Tab, and offers files where that knows nothing. */
const scripts = {
  bash: `${name}() {
  local IFS=$'\\n'
  COMPREPLY=($(${program} completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F ${name} ${program}`,
  zsh: `#compdef ${program}
${name}() {
  local -a found
  found=("\${(@f)$(${program} completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n $found[1] ]]; then _describe '' found; else _files; fi
}
if [[ $funcstack[1] == ${name} ]]; then ${name} "$@"; else compdef ${name} ${program}; fi`,
  fish: `function ${name}
  set -l typed (commandline -opc) (commandline -ct)
  set -l found (${program} completion fish -- $typed[2..-1] 2>/dev/null)
  if string length -q -- $found
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c ${program} -f -a '(${name})'`,
} as const;

type Shell = keyof typeof scripts;

const shells: readonly Shell[] = ['bash', 'zsh', 'fish'];

/** How a shell is given what can be typed, and what it means. */
const forms: Readonly<Record<Shell, (word: string, means: string) => string>> = {
  bash: (word) => word,
  zsh: (word, means) => `${word.replaceAll(':', '\\:')}:${means}`,
  fish: (word, means) => `${word}\t${means}`,
};

/** What can be typed, with what it means. */
type Candidate = readonly [word: string, means: string];

/**
 * Returns what makes a shell complete this program or, if the shell has sent the words that are typed, what the last
 * of them can become, a line each. Throws UserError for another shell.
 */
export function completionFor([word, ...typed]: readonly string[]): string {
  const shell = shells.find((known) => known === word);
  if (shell === undefined)
    throw new UserError(`Name your shell, ${program} completion SHELL: ${shells.join(', ')}.`);
  if (typed.length === 0) return scripts[shell];
  return candidatesFor(typed)
    .map(([candidate, means]) => forms[shell](candidate, means))
    .join('\n');
}

/** Returns what the last word can become; nothing where any text can stand. */
function candidatesFor(typed: readonly string[]): readonly Candidate[] {
  const [first = '', ...rest] = typed;
  // bash gives the sign between an option and its value as a word.
  const words = rest.filter((word) => word !== '=');
  const last = rest.at(-1) === '=' ? '' : (words.at(-1) ?? '');
  const before = rest.at(-1) === '=' ? words.at(-1) : words.at(-2);
  const all = rest.length === 0 ? firstWords() : following(first, before, last);
  const begun = rest.length === 0 ? first : last;
  return all.filter(([word]) => word.startsWith(begun));
}

function firstWords(): readonly Candidate[] {
  return [
    ...commandNames.map((command): Candidate => [command, commands[command].sentence]),
    ['help', 'Explains a command.'],
    ['completion', 'Completes commands and options in a shell.'],
  ];
}

function following(first: string, before = '', last = ''): readonly Candidate[] {
  if (first === 'completion') return shells.map((shell): Candidate => [shell, '']);
  if (first === 'help')
    return [...commandNames, ...otherTopics].map((topic): Candidate => [topic, '']);
  const command = commandNames.find((known) => known === first);
  const options = command === undefined ? [] : optionsOf(command);
  const [joined] = /^--[\w-]+=/.exec(last) ?? [''];
  const asked = joined === '' ? before : joined.slice(0, -1);
  const awaited = options.find(({ names }) => names.includes(asked));
  if (awaited?.takesValue === true)
    return awaited.choices.map((choice): Candidate => [joined + choice, '']);
  if (!last.startsWith('-')) return [];
  return options.flatMap(({ names, means }) => names.map((option): Candidate => [option, means]));
}

function optionsOf(command: Subcommand) {
  return settingNames.flatMap((setting) => {
    const { option, description } = atTerminal(setting);
    if (option?.subcommands.includes(command) !== true) return [];
    const letter = option.letter === undefined ? [] : [`-${option.letter}`];
    const { choices = [] } = settingsTable[setting].kind;
    const [means = ''] = description.split(/(?<=\.) /);
    return {
      names: [`--${option.name}`, ...letter],
      means,
      choices,
      takesValue: option.value !== '',
    };
  });
}

/** What stands for the files in a command that runs certain tests. */
const place = '{files}';

/** Parts of a command: texts in quotes, to the end where one is not closed, escaped characters, the place of the files as a word of its own, and the rest. */
const parts = /"(?:\\.|[^"\\])*"?|'[^']*'?|`[^`]*`?|\\.|(?<=\s)\{files\}(?=[\s;&|)]|$)|./gs;

/** Whether a command has the place of the files as a word of its own, outside quotes. */
export const takesFiles = (command: string) =>
  [...command.matchAll(parts)].some(([part]) => part === place);

/** Returns the command for these test files, in each of their places; each is one argument, whatever its name. */
export function commandFor(template: string, files: readonly string[]): string {
  const names = files.map(shellArgument).join(' ');
  return template.replace(parts, (part) => (part === place ? names : part));
}

/** Quotes a name for a shell; one that starts with a dash would be an option. */
export function shellArgument(path: string): string {
  const name = path.startsWith('-') ? `./${path}` : path;
  return `'${name.replaceAll("'", "'\\''")}'`;
}

/** Prefixes of the variables with the inputs, tokens and files of a job. */
const prefix = /^(INPUT|GITHUB|ACTIONS|RUNNER)_/i;

/** Whether a variable belongs to the job, so that the project's commands must not see it. */
export function isJobVariable(name: string): boolean {
  return prefix.test(name);
}

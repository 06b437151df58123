/** What stands for the files in a command that runs certain tests. */
const place = '{files}';

/** Matches a command with the place of the files as a word of its own, outside quotes. */
export const takesFiles = /^(?:[^"'`{\\]|"[^"]*"|'[^']*'|\{(?!files\}))*\s\{files\}(?=[\s;&|)]|$)/;

/** Returns the command for these test files; each is one argument, whatever its name. */
export function commandFor(template: string, files: readonly string[]): string {
  const end = takesFiles.exec(template)?.[0].length ?? 0;
  const before = template.slice(0, end - place.length);
  return `${before}${files.map(shellArgument).join(' ')}${template.slice(end)}`;
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

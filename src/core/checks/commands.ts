/** What stands for the files in a command that runs certain tests. */
const place = '{files}';

/** A command with the place of the files as a word of its own, outside quotes, where no file name has a meaning. */
export const takesFiles = /^(?:[^"'`{\\]|"[^"]*"|'[^']*'|\{(?!files\}))*\s\{files\}(?=\s|$)/;

/** Returns the command for these test files; each is one argument, whatever its name. */
export function commandFor(template: string, files: readonly string[]): string {
  const [before = '', after = ''] = splitAt(template);
  return `${before}${files.map(argument).join(' ')}${after}`;
}

function splitAt(template: string): readonly string[] {
  const at = (takesFiles.exec(template)?.[0].length ?? 0) - place.length;
  return [template.slice(0, at), template.slice(at + place.length)];
}

/** Quotes a name for a shell; one that starts with a dash would be an option. */
function argument(path: string): string {
  const name = path.startsWith('-') ? `./${path}` : path;
  return `'${name.replaceAll("'", "'\\''")}'`;
}

/** Prefixes of the variables with the inputs, tokens and files of a job. */
const prefix = /^(INPUT|GITHUB|ACTIONS|RUNNER)_/i;

/** Whether a variable belongs to the job, so that the project's commands must not see it. */
export function isJobVariable(name: string): boolean {
  return prefix.test(name);
}

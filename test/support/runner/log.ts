/** A workflow command in a step's standard output. */
export interface Command {
  readonly name: string;
  readonly message: string;
}

/** Parses workflow commands: `::name key=value::message` and the older `##[name]message`. */
export function parseCommands(stdout: string): readonly Command[] {
  const commands: Command[] = [];
  let resume: string | undefined;
  for (const line of stdout.split(/\r\n?|\n/)) {
    const command = parseCommand(line);
    if (command === undefined || (resume !== undefined && command.name !== resume)) continue;
    if (command.name !== resume) commands.push(command);
    resume = command.name === 'stop-commands' ? command.message : undefined;
  }
  return commands;
}

function parseCommand(line: string): Command | undefined {
  const found =
    /^\s*::([\w.-]+)(?:\s.*?)?::(.*)$/.exec(line) ?? /##\[([\w.-]+)[^\]]*\](.*)$/.exec(line);
  if (!found) return undefined;
  const [, name = '', message = ''] = found;
  return { name, message: unescapeMessage(message) };
}

function unescapeMessage(message: string): string {
  return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

/** Everything that a secret could leak to. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Returns the secrets that appear in a step's output, except in requests to mask them. */
export function leaks(printed: Printed, secrets: readonly string[]): readonly string[] {
  const { stdout, stderr, summary, outputs } = printed;
  const log = stdout.split('\n').filter((line) => !/^\s*::add-mask::/.test(line));
  const readable = [...log, stderr, summary, ...Object.values(outputs)].join('\n');
  return secrets.filter((secret) => formsOf(secret).some((form) => readable.includes(form)));
}

/** A secret as it is, in an address and in a header. */
function formsOf(secret: string): readonly string[] {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')];
}

/** Returns a filter of lines that shows a log as people first see it: of each group, the title alone. */
export function foldedLog(): (line: string) => string | undefined {
  let isFolded = false;
  return (line) => {
    const [, title] = /^::group::(.*)$/.exec(line) ?? [];
    if (title !== undefined) isFolded = true;
    if (title !== undefined) return decodeURIComponent(title.replace(/%(?!0A|0D|25)/g, '%25'));
    const isShown = !isFolded && !line.startsWith('::');
    if (line === '::endgroup::') isFolded = false;
    return isShown ? line : undefined;
  };
}

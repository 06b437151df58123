/** An author or committer. `date` is an ISO 8601 instant in whole seconds. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

/** The content of a commit object. */
export interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Person;
  readonly committer: Person;
}

/** Formats a commit object. Git's own commands would clean up the message. */
export function commitObject({ tree, parents, author, committer, message }: Commit): string {
  const signature = ({ name, email, date }: Person) =>
    `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
  return [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${signature(author)}`,
    `committer ${signature(committer)}`,
    '',
    message,
  ].join('\n');
}

/** Parses a commit object. */
export function parseCommit(object: string): Commit {
  const end = object.indexOf('\n\n');
  const head = object.slice(0, end === -1 ? undefined : end).split('\n');
  const fields = (name: string) =>
    head.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return {
    tree: fields('tree')[0] ?? '',
    parents: fields('parent'),
    author: parsePerson(fields('author')[0]),
    committer: parsePerson(fields('committer')[0]),
    message: end === -1 ? '' : object.slice(end + 2),
  };
}

function parsePerson(line = ''): Person {
  const [, name = '', email = '', seconds = '0'] = /^(.*) <(.*)> (\d+)/.exec(line) ?? [];
  return { name, email, date: isoDate(new Date(Number(seconds) * 1000)) };
}

/** Formats an instant without milliseconds, as GitHub does. */
export const isoDate = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

import ignore from 'ignore';
import { saysAbsent } from './absence.ts';
import type { Entity } from './entity.ts';

/** What tells a name of the repository from one of the world around it. */
export interface Surroundings {
  /** What people wrote: whatever they name may be named. */
  readonly ticket: string;
  readonly paths: readonly string[];
  /** Patterns of the repository's `.gitignore`. */
  readonly ignored: string;
}

/**
 * Returns those of a text's names that the repository should know, because they are made of the words of its
 * paths. Names of other words belong to a language, a dependency or the environment.
 */
export function ownNames(
  entities: readonly Entity[],
  { ticket, paths, ignored }: Surroundings,
): readonly Entity[] {
  if (entities.length === 0) return [];
  const own = new Set(paths.flatMap(wordsOf).filter((word) => !generic.has(word)));
  const isOutput = outputTest(paths, ignored);
  const absent = new Set(
    entities.filter(({ mentions }) => mentions.some(saysAbsent)).map(({ name }) => name),
  );
  return entities.filter((entity) => {
    const { kind, name, qualifiers } = entity;
    if ([...qualifiers, name].some((part) => absent.has(part))) return false;
    if (isInTicket(entity, ticket)) return false;
    return kind === 'file' ? isOwnFile(name, own) && !isOutput(name) : isOwnSymbol(entity, own);
  });
}

/** Words of paths that any project has. */
const generic = new Set(
  `api app application base class client common config core data dev doc error exception file function helper
  index init input java json lib main message method model module name net node object output package parser path
  print process public py python request resource response result run script server service setting src start
  string system test text tool type user util value version web`.split(/\s+/),
);

/** The words of a path or a name, in lower case and without the `s` of a plural; no extension. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .replace(/(?<=\w)\.\w{1,10}$/, '')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/[^\p{L}]+/u);
  return words
    .map((word) => word.toLowerCase().replace(/(?<!s)s$/, ''))
    .filter((word) => word.length > 2);
}

/** A file in a folder is placed in the repository; one without may be of any tool. */
function isOwnFile(name: string, own: ReadonlySet<string>): boolean {
  return /[\\/]/.test(name) || wordsOf(name).some((word) => own.has(word));
}

/**
 * A name of several words or a qualified class, if a word of it or of its qualifier is the repository's own. A single
 * word may be a member of anything, and a name in capitals is mostly a variable of the environment or the code of an error.
 */
function isOwnSymbol({ name, qualifiers }: Entity, own: ReadonlySet<string>): boolean {
  const words = wordsOf(name);
  const isClass = qualifiers.length > 0 && /^\p{Lu}/u.test(name);
  if ((words.length < 2 && !isClass) || /^[\p{Lu}\d_]+$/u.test(name)) return false;
  const all = [...words, ...wordsOf(qualifiers.at(-1) ?? '')];
  return all.some((word) => own.has(word));
}

/** A qualified name counts only as a whole: its last part alone may be any word. */
function isInTicket({ kind, name, qualifiers }: Entity, ticket: string): boolean {
  if (kind === 'file') return ticket.includes(name.slice(name.lastIndexOf('/') + 1));
  const last = qualifiers.at(-1);
  if (last !== undefined) return ['.', '::'].some((sign) => ticket.includes(last + sign + name));
  return new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(name)}(?![\\p{L}\\p{N}_])`, 'u').test(ticket);
}

const escaped = (name: string) => name.replace(/\$/g, '\\$');

/** Folders that builds and tools make. */
const made = `.cache/ .git/ .gradle/ .idea/ .mypy_cache/ .next/ .nuxt/ .pytest_cache/ .tox/ .venv/ .vscode/
  __pycache__/ bin/ build/ coverage/ dist/ htmlcov/ log/ logs/ node_modules/ obj/ out/ site-packages/ target/ tmp/
  vendor/ venv/ *.class *.egg-info/ *.jar *.log *.min.js *.pyc *.war`;

/** Returns a test for files that no commit holds, because they are made or ignored. */
function outputTest(paths: readonly string[], ignored: string): (path: string) => boolean {
  const folders = new Set(paths.flatMap((path) => path.split('/').slice(0, -1)));
  const isTracked = (folder: string) => folders.has(folder.replace(/\/$/, ''));
  const usual = made.split(/\s+/).filter((pattern) => !isTracked(pattern));
  const rules = ignore().add(usual).add(ignored);
  return (path) => ignore.isPathValid(path) && rules.ignores(path);
}

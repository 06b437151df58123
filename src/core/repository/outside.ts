import ignore from 'ignore';
import { saysAbsent } from './absence.ts';
import type { Entity, Mention } from './entity.ts';
import { languageNames } from './vocabulary.ts';

/** What tells a name that belongs to the world from one that was made up. */
export interface Surroundings {
  /** What people wrote: whatever they name may be named. */
  readonly ticket: string;
  readonly paths: readonly string[];
  /** Names of dependencies, as their manifests write them. */
  readonly dependencies: readonly string[];
  /** Patterns of the repository's `.gitignore`. */
  readonly ignored: string;
}

/** Returns those of a text's names that the repository should know: all but those of the world around it. */
export function withoutOutside(
  entities: readonly Entity[],
  surroundings: Surroundings,
): readonly Entity[] {
  const { ticket, paths } = surroundings;
  const own = new Set(
    paths.flatMap((path) =>
      path
        .toLowerCase()
        .replace(/\.\w+$/, '')
        .split(/[/.]/),
    ),
  );
  const isPackage = packageTest(surroundings, own);
  const isOutput = outputTest(surroundings);
  const isAbsent = ({ mentions }: Entity) => mentions.some(saysAbsent);
  const absent = new Set(entities.filter(isAbsent).map(({ name }) => name));
  const isOutside = (entity: Entity) => {
    const { kind, name, qualifiers, mentions } = entity;
    if ([...qualifiers, name].some((part) => absent.has(part))) return true;
    if (isInTicket(entity, ticket) || isOwned(mentions, isPackage)) return true;
    if (kind === 'file') return isOutput(name);
    const isOfWorld = isOfLanguage(entity, own) || isVariable(name, mentions) || isConstant(name);
    return isOfWorld || isOfPackage(entity, isPackage);
  };
  return entities.filter((entity) => !isOutside(entity));
}

/** A qualified name counts only as a whole: its last part alone may be any word. */
function isInTicket({ kind, name, qualifiers }: Entity, ticket: string): boolean {
  if (kind === 'file') return ticket.includes(name.slice(name.lastIndexOf('/') + 1));
  const last = qualifiers.at(-1);
  const written = [name, ...(last === undefined ? [] : [`${last}.${name}`, `${last}::${name}`])];
  return last === undefined
    ? new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(name)}(?![\\p{L}\\p{N}_])`, 'u').test(ticket)
    : written.slice(1).some((one) => ticket.includes(one));
}

const escaped = (name: string) => name.replace(/\$/g, '\\$');

/** `isinstance`, `Math.round`, `java.util.List`; but `total.round` is a member of something else. */
function isOfLanguage({ name, qualifiers: [root] }: Entity, own: ReadonlySet<string>): boolean {
  const first = root ?? name;
  return languageNames.has(first) && (root === undefined || !own.has(first.toLowerCase()));
}

/** Error codes, methods of HTTP, currencies: short words in capitals without an underscore. */
function isConstant(name: string): boolean {
  return /^(?:E?[A-Z]{2,6}|E[A-Z]{3,12}|SIG[A-Z]{3,5}|[A-Z]{2,4}\d{1,4})$/.test(name);
}

/** A name in capitals is a variable of the environment if the sentence says so, or by its usual form. */
function isVariable(name: string, mentions: readonly Mention[]): boolean {
  if (/^[A-Z]+(?:FLAGS|HOME|OPTS|PATH)$/.test(name)) return true;
  if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(name)) return false;
  return (
    usualVariable.test(name) ||
    mentions.some(({ before, after }) => environment.test(`${before} ${after}`))
  );
}

const usualVariable =
  /^(?:AWS|AZURE|CARGO|CI|DATABASE|DB|DOCKER|GCP|GIT|GITHUB|GITLAB|GO|GOOGLE|GRADLE|JAVA|JDK|JIRA|JVM|LC|MAVEN|MYSQL|NEXT|NODE|NPM|OPENAI|PG|POSTGRES|PYTHON|RAILS|REDIS|RUST|SENTRY|SPRING|VITE|XDG)_|_(?:DIR|DSN|ENABLED|ENV|FLAGS|HOME|HOST|KEY|OPTIONS|OPTS|PASSWORD|PATH|PORT|PROFILE|PROXY|SECRET|TOKEN|URI|URL|USER)$/;

const environment =
  /\benv(?:ironment)?\b|\$|\bexport|Umgebungsvariable|variables? d['’]environnement|variables? de entorno|环境变量|環境変数|переменн/i;

/** Words of package names that say nothing. */
const generic = new Set(
  `api app base cli client com common core data dev github google io java js lib main net node
  org parent plugin py python rs sdk server spec starter test testing tests tools types util utils web www`.split(
    /\s+/,
  ),
);

/** Returns a test for words that stand for a dependency; folders and files of the repository do not. */
function packageTest(
  { dependencies }: Surroundings,
  own: ReadonlySet<string>,
): (word: string) => boolean {
  const words = dependencies.flatMap((name) => {
    const parts = name.toLowerCase().split(/[/:.@]/);
    const firsts = parts.map((part) => part.split(/[-_]/)[0] ?? '');
    return [name.toLowerCase(), ...parts, ...firsts].map(folded);
  });
  const known = new Set(words.filter((word) => word.length > 1 && !generic.has(word)));
  return (word) => known.has(folded(word.toLowerCase())) && !own.has(word.toLowerCase());
}

const folded = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '');

/** `gin.Engine`, `SpringApplication.run`. */
function isOfPackage({ name, qualifiers }: Entity, isPackage: (word: string) => boolean): boolean {
  const type = [...qualifiers, name].find((part) => /^\p{Lu}\p{Ll}/u.test(part)) ?? '';
  const [firstWord = ''] = /^\p{Lu}\p{Ll}+(?=\p{Lu})/u.exec(type) ?? [];
  return qualifiers.some(isPackage) || isPackage(firstWord);
}

/** Whether a sentence says whose a name is: `DataFrame` of pandas, Spring's `@Transactional`, `abs` of `i32`. */
function isOwned(mentions: readonly Mention[], isPackage: (word: string) => boolean): boolean {
  const isOwner = (word: string) => isPackage(word) || platforms.test(word);
  return mentions.some(({ before, after }) => {
    const [, of = ''] = ownerAfter.exec(after) ?? [];
    const [, type = ''] = typeAfter.exec(after) ?? [];
    const [, whose = ''] = ownerBefore.exec(before) ?? [];
    const [, subject = ''] = /^\W*([A-Z][\w-]+)\s/.exec(before) ?? [];
    return [of, whose, subject].some(isOwner) || languageNames.has(type);
  });
}

const ownerAfter =
  /^[`"')*]*\s*(?:\p{L}+\s+)?(?:from|of|in|by|aus|von|de|du|des|来自)\s+(?:the\s+)?[`"]?([\w@/-]+)/u;
const typeAfter = /^[`"')*]*\s+of\s+`(\w+)`/;
const ownerBefore = /([\w@/-]+)[`"]?(?:['’]s?|的)\s*(?:\p{L}+\s+)?[`"'(*]*$/u;

const platforms =
  /^(?:java|jdk|jre|jvm|kotlin|scala|node|nodejs|javascript|typescript|browsers?|dom|python|stdlib|go|golang|rust|ruby|php|dotnet|bash|shell|posix|linux|docker|kubernetes|maven|gradle)$/i;

/** Folders that builds and tools make. */
const made = `.cache/ .git/ .gradle/ .idea/ .mypy_cache/ .next/ .nuxt/ .pytest_cache/ .tox/ .venv/ .vscode/
  __pycache__/ bin/ build/ coverage/ dist/ htmlcov/ log/ logs/ node_modules/ obj/ out/ site-packages/ target/ tmp/
  vendor/ venv/ *.class *.egg-info/ *.jar *.log *.min.js *.pyc *.war`;

/** Returns a test for files that no commit holds, because they are made or ignored. */
function outputTest({ paths, ignored }: Surroundings): (path: string) => boolean {
  const folders = new Set(paths.flatMap((path) => path.split('/').slice(0, -1)));
  const isTracked = (folder: string) => folders.has(folder.replace(/\/$/, ''));
  const usual = made.split(/\s+/).filter((pattern) => !isTracked(pattern));
  const rules = ignore().add(usual).add(ignored);
  return (path) => ignore.isPathValid(path) && rules.ignores(path);
}

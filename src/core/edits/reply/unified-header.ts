/** What precedes the hunks of one file in a unified diff. Names have no `a/` and `b/`. */
export interface UnifiedHeader {
  /** Missing for `/dev/null`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly isRename: boolean;
  /** The line after the header. */
  readonly next: number;
}

const gitLine = /^diff --git (?<names>\S.*)$/;
const extended =
  /^(?:index |(?:dis)?similarity index |rename (?:from|to) |copy (?:from|to) |(?:new|old|deleted) (?:file )?mode |Index: |={20,}$|Binary files |GIT binary patch)/;

/** Lines of a change that the new text of a file does not tell; the mode 100644 is that of a plain file. */
const moreThanText =
  /^(?:Binary files .* differ|GIT binary patch|copy |(?:old|new) mode |new file mode (?!100644))/;

/** Whether the diff of a file starts at a line: one of its names, and below it a hunk or further names. */
export function startsUnified(texts: readonly string[], at: number): boolean {
  const line = texts[at] ?? '';
  if (gitLine.test(line)) {
    return (
      extended.test(texts[at + 1] ?? '') ||
      namesAt(texts, at + 1).count > 0 ||
      startsHunks(texts, at + 1)
    );
  }
  if (!/^(?:---|\+{3}) \S/.test(line)) return false;
  const { count, removed, added } = namesAt(texts, at);
  if (count === 2) {
    return startsHunks(texts, at + 2) || (isSameFile(removed, added) && isSigned(texts[at + 2]));
  }
  return count === 1 && onePath.test(line) && startsHunks(texts, at + 1);
}

/** The lines with the names of a file, of which some models write only one. */
interface Names {
  readonly removed?: string;
  readonly added?: string;
  readonly count: number;
}

function namesAt(texts: readonly string[], at: number): Names {
  const [first = '', second = ''] = [texts[at], texts[at + 1]];
  const isAdded = (line: string) => /^\+{3} \S/.test(line);
  if (isAdded(first)) return { added: first, count: 1 };
  if (!/^--- \S/.test(first)) return { count: 0 };
  return isAdded(second)
    ? { removed: first, added: second, count: 2 }
    : { removed: first, count: 1 };
}

/** A name without the other is one word that can only be a path, since a removed line may look alike. */
const onePath = /^(?:---|\+{3}) (?=\S*[./])\S+\s*$/;

const isSigned = (line = '') => /^[ +-]/.test(line);

function isSameFile(removed = '', added = ''): boolean {
  const [before, after] = [nameIn(removed), nameIn(added)];
  return before === undefined || after === undefined || commonName(before, after) !== undefined;
}

/** An empty line may follow the names. */
function startsHunks(texts: readonly string[], at: number): boolean {
  const line = texts[at] === '' ? texts[at + 1] : texts[at];
  return line?.startsWith('@@') === true;
}

/** Reads the lines before the first hunk; says why if they ask for more than a change of text. */
export function readUnifiedHeader(texts: readonly string[], start: number): UnifiedHeader | string {
  const names = gitLine.exec(texts[start] ?? '')?.groups?.names;
  let at = names === undefined ? start : start + 1;
  const lines: string[] = [];
  for (; extended.test(texts[at] ?? ''); at += 1) lines.push(texts[at] ?? '');
  if (lines.some((line) => moreThanText.test(line))) {
    return 'does more than change text: binary files, modes, links and copies cannot be edited';
  }
  const value = (start: string) =>
    lines.find((line) => line.startsWith(start))?.slice(start.length);
  const [moved, to] = [value('rename from '), value('rename to ')];
  if (moved !== undefined && to !== undefined) {
    return { from: moved, to, isRename: true, next: afterNames(texts, at) };
  }
  const [before, after] = bothNames(namesAt(texts, at), names);
  const isNew = value('new file mode ') !== undefined;
  const isGone = value('deleted file mode ') !== undefined;
  const [own, other] = withoutSides([isNew ? undefined : before, isGone ? undefined : after]);
  return { from: own, to: other, isRename: false, next: afterNames(texts, at) };
}

/** A line that is missing has the name of the other, or that of the line of git. */
function bothNames(
  { removed, added, count }: Names,
  git: string | undefined,
): readonly [string | undefined, string | undefined] {
  if (removed !== undefined && added !== undefined) return [nameIn(removed), nameIn(added)];
  if (git !== undefined) {
    const [before, after] = gitNames(git);
    return [removed ? nameIn(removed) : before, added ? nameIn(added) : after];
  }
  const name = count === 0 ? undefined : nameIn(removed ?? added ?? '');
  const bare = name?.replace(removed === undefined ? /^b\// : /^a\//, '');
  return [bare, bare];
}

function afterNames(texts: readonly string[], at: number): number {
  const next = at + namesAt(texts, at).count;
  return texts[next] === '' && texts[next + 1]?.startsWith('@@') ? next + 1 : next;
}

/** Git puts a name with other signs than plain ones into quotes. */
const unquoted = (name: string) => name.replace(/^"(.+)"$/, '$1');

/** A name ends at a tab or a date. */
function nameIn(line: string): string | undefined {
  const [name = ''] = line.slice(4).split(/\t| \d{4}-\d\d-\d\d[ T]\d\d:/);
  return name.trim() === '/dev/null' ? undefined : unquoted(name.trim());
}

/** Without other lines, both names are the same: `a/src/x.py b/src/x.py`. */
function gitNames(names: string): readonly [string | undefined, string | undefined] {
  const half = (names.length - 1) / 2;
  if (names[half] !== ' ') return [unquoted(names), undefined];
  return [unquoted(names.slice(0, half)), unquoted(names.slice(half + 1))];
}

/** Drops `a/` and `b/` if every name has its own. */
function withoutSides([from, to]: readonly (string | undefined)[]) {
  const hasSides = (from?.startsWith('a/') ?? true) && (to?.startsWith('b/') ?? true);
  return hasSides ? [from?.slice(2), to?.slice(2)] : [from, to];
}

/** Returns the file that both names mean, of which one may have the side of a diff before it. */
export function commonName(from: string, to: string): string | undefined {
  const bare = (name: string) => name.replace(/^(?:[abciow]|old|new)\//, '');
  if (from === to) return to === '' ? undefined : to;
  return bare(from) === bare(to) ? bare(to) : undefined;
}

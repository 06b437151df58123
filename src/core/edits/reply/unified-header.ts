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
const binary = /^(?:Binary files .* differ|GIT binary patch)/;

/** Whether the diff of a file starts at a line. */
export function startsUnified(texts: readonly string[], at: number): boolean {
  const line = texts[at] ?? '';
  if (line.startsWith('--- ')) return hasNames(texts, at) && startsHunks(texts, at + 2);
  if (!gitLine.test(line)) return false;
  const next = texts[at + 1] ?? '';
  return extended.test(next) || hasNames(texts, at + 1);
}

const hasNames = (texts: readonly string[], at: number) =>
  /^--- \S/.test(texts[at] ?? '') && /^\+\+\+ \S/.test(texts[at + 1] ?? '');

/** An empty line may follow the names. */
function startsHunks(texts: readonly string[], at: number): boolean {
  const line = texts[at] === '' ? texts[at + 1] : texts[at];
  return line?.startsWith('@@') === true || hasBareHunk(texts, at);
}

/** Whether a line opens a fence that shows a change of a file. */
export function opensChange(line: string): boolean {
  return /^(?:`{3,}|~{3,})\s*(?:u?diff|patch)\b/i.test(line);
}

/** Whether names at the top of a fence for changes are followed by a hunk without its `@@` line. */
export function hasBareHunk(texts: readonly string[], at: number): boolean {
  return /^[ +-]/.test(texts[at] ?? '') && opensChange(texts[at - 3] ?? '');
}

/** Reads the lines before the first hunk; says why if they ask for more than a change of text. */
export function readUnifiedHeader(texts: readonly string[], start: number): UnifiedHeader | string {
  const names = gitLine.exec(texts[start] ?? '')?.groups?.names;
  let at = names === undefined ? start : start + 1;
  const lines: string[] = [];
  for (; extended.test(texts[at] ?? ''); at += 1) lines.push(texts[at] ?? '');
  const why = whyMoreThanText(lines);
  if (why !== undefined) return why;
  const value = (start: string) =>
    lines.find((line) => line.startsWith(start))?.slice(start.length);
  const [moved, to] = [value('rename from '), value('rename to ')];
  if (moved !== undefined && to !== undefined) {
    return { from: unquoted(moved), to: unquoted(to), isRename: true, next: afterNames(texts, at) };
  }
  const both = hasNames(texts, at)
    ? [nameIn(texts[at] ?? ''), nameIn(texts[at + 1] ?? '')]
    : gitNames(names ?? '');
  const isNew = value('new file mode ') !== undefined;
  const isGone = value('deleted file mode ') !== undefined;
  const [before, after] = withoutSides([isNew ? undefined : both[0], isGone ? undefined : both[1]]);
  return { from: before, to: after, isRename: false, next: afterNames(texts, at) };
}

function afterNames(texts: readonly string[], at: number): number {
  const next = hasNames(texts, at) ? at + 2 : at;
  return texts[next] === '' && texts[next + 1]?.startsWith('@@') ? next + 1 : next;
}

/** Modes of links, submodules and programs; a new file is none of them. */
function whyMoreThanText(lines: readonly string[]): string | undefined {
  const has = (form: RegExp) => lines.some((line) => form.test(line));
  if (has(binary)) return 'changes a binary file, but only text can be edited';
  if (has(/^copy (?:from|to) /)) return 'copies a file: add the new file with its text instead';
  if (has(/^(?:old|new) mode /)) return 'changes the mode of a file, but only text can be edited';
  return has(/^new file mode (?!100644)/)
    ? 'creates a program, a link or a submodule, but only plain files can be created'
    : undefined;
}

/** A name ends at a tab or a date. */
function nameIn(line: string): string | undefined {
  const [name = ''] = line.slice(4).split(/\t| \d{4}-\d\d-\d\d[ T]\d\d:/);
  const own = unquoted(name.trim());
  return own === '/dev/null' ? undefined : own;
}

/** Without other lines, both names are the same: `a/src/x.py b/src/x.py`. */
function gitNames(names: string): readonly [string | undefined, string | undefined] {
  const quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/.exec(names);
  if (quoted !== null) return [unquoted(quoted[1] ?? ''), unquoted(quoted[2] ?? '')];
  const half = (names.length - 1) / 2;
  return names[half] === ' ' ? [names.slice(0, half), names.slice(half + 1)] : [names, undefined];
}

/** Drops `a/` and `b/` if every name has its own. */
function withoutSides([from, to]: readonly (string | undefined)[]) {
  const hasSides = (from?.startsWith('a/') ?? true) && (to?.startsWith('b/') ?? true);
  return hasSides ? [from?.slice(2), to?.slice(2)] : [from, to];
}

/** Undoes git's quotes around a name with special characters, whose bytes are octal. */
function unquoted(name: string): string {
  if (!/^".*"$/.test(name)) return name;
  const plain = name
    .slice(1, -1)
    .replaceAll('%', '%25')
    .replace(/\\([0-7]{3})/g, (_, octal: string) => `%${hex(Number.parseInt(octal, 8))}`)
    .replace(/\\(["\\])/g, '$1');
  try {
    return decodeURIComponent(plain);
  } catch {
    return name;
  }
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

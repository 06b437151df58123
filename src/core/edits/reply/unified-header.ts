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

/** A name ends at a tab or a date. */
function nameIn(line: string): string | undefined {
  const [name = ''] = line.slice(4).split(/\t| \d{4}-\d\d-\d\d[ T]\d\d:/);
  return name.trim() === '/dev/null' ? undefined : name.trim();
}

/** Without other lines, both names are the same: `a/src/x.py b/src/x.py`. */
function gitNames(names: string): readonly [string | undefined, string | undefined] {
  const half = (names.length - 1) / 2;
  return names[half] === ' ' ? [names.slice(0, half), names.slice(half + 1)] : [names, undefined];
}

/** Drops `a/` and `b/` if every name has its own. */
function withoutSides([from, to]: readonly (string | undefined)[]) {
  const hasSides = (from?.startsWith('a/') ?? true) && (to?.startsWith('b/') ?? true);
  return hasSides ? [from?.slice(2), to?.slice(2)] : [from, to];
}

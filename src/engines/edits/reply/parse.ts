import { clearExtensions, extensionOf, unusualNames } from '../../files/index.ts';
import { mapTexts } from '../../text/index.ts';
import type { Edit, WholeFile } from './edit.ts';
import { type Fence, outerFences } from './fence.ts';
import { nameAlone } from './file-name.ts';
import { type ReplyPart, type Scan, scanReply } from './scan.ts';
import { startsPatch } from './v4a.ts';

/** The edits of a reply, at least one, or why none of them can be trusted. */
export type ParsedEdits =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | { readonly kind: 'malformed'; readonly why: string };

/** Why a reply is malformed that has no edits in any form. */
export const noEdits = 'it contains no SEARCH/REPLACE block';

/**
 * Reads every block and every patch of a reply; one that is cut off or ambiguous makes the reply malformed. A reply
 * without any of these may consist of whole files in fences, each below a line with its name. `finished` says that the
 * model ended the reply itself, so a missing last end marker is no cut.
 */
export function parseEdits(reply: string, finished = false): ParsedEdits {
  const scan = scanReply(reply, finished);
  for (const way of [unquotedParts(scan), fencedFiles(scan)]) {
    const read = allEdits(way.map(({ edits }) => edits));
    if (typeof read === 'string') return malformed(read);
    if (read.length > 0) return { kind: 'edits', edits: read };
  }
  return malformed(noEdits);
}

function allEdits(read: readonly (readonly Edit[] | string)[]): readonly Edit[] | string {
  const why = read.find((edits) => typeof edits === 'string');
  return why ?? read.flatMap((edits) => (typeof edits === 'string' ? [] : edits));
}

const malformed = (why: string): ParsedEdits => ({ kind: 'malformed', why });

/** The edits of a fence, or why they cannot be trusted. */
type FencedEdits = Pick<ReplyPart, 'edits'>;

const patchFile = /\.(?:patch|diff)$/;

/** Returns the parts of a reply without patches in the text of a file, such as a document about patches. */
function unquotedParts({ lines: { texts }, parts, fences }: Scan): readonly ReplyPart[] {
  const files = outerFences(fences).filter((fence) => showsFile(texts, fence));
  let next = 0;
  return parts.filter(({ form, at }) => {
    while ((files[next]?.to ?? at) < at) next += 1;
    return form === 'block' || at < (files[next]?.at ?? texts.length);
  });
}

/** Whether a fence shows a file whole, and not a patch, which would begin with its first line. */
function showsFile(texts: readonly string[], { at, to, info }: Fence): boolean {
  const file = nameOf(texts, at);
  if (file === undefined) return false;
  if (patchFile.test(file)) return true;
  const filled = texts.findIndex((line, index) => index > at && line.trim() !== '');
  const first = filled < to ? (texts[filled] ?? '') : '';
  const isPatch = startsPatch(texts, filled) || /^\$? ?apply_patch\b/.test(first);
  return fitsFile(info, file) && !isPatch;
}

/**
 * Returns the files that a reply without other edits shows whole; none if a fence stays open, is in another form than
 * its file, or may be one without a name.
 */
function fencedFiles({ lines: { texts }, fences, isOpen }: Scan): readonly FencedEdits[] {
  if (isOpen) return [];
  const files: WholeFile[] = [];
  for (const { at, to, info } of outerFences(fences)) {
    const file = nameOf(texts, at);
    if (file === undefined && showsNoFile(info)) continue;
    if (file === undefined || !fitsFile(info, file)) return [];
    files.push({ kind: 'whole-file', file, lines: texts.slice(at + 1, to), isFenced: true });
  }
  return [{ edits: files }];
}

/** Returns the name that the line above a fence is. */
function nameOf(texts: readonly string[], open: number): string | undefined {
  let above = open - 1;
  while (texts[above]?.trim() === '') above -= 1;
  return nameAlone(texts[above] ?? '');
}

/** Languages of fences that show changes, and the extensions of files that do. */
const changes = /^(?:u?diff|patch)$/;

/** Languages of fences that show commands or output, and seldom a file. */
const quotations =
  /^(?:sh|bash|zsh|fish|shell(?:-?session)?|console|terminal|cmd|bat|powershell|pwsh|ps1|te?xt|plain(?:text)?|output|log|stdout|stderr)$/;

/** The extensions of files that are in these languages. */
const quotedFiles = /^(?:\w*sh|bats?|cmd|psm?1|txt|text|log|out|md|rst|adoc|csv|env|svg)$/;

const languageOf = (info: string) => /^[\w+#-]*/.exec(info)?.[0].toLowerCase() ?? '';

/** Whether a fence shows commands, output or changes. */
function showsNoFile(info: string): boolean {
  const language = languageOf(info);
  return changes.test(language) || quotations.test(language);
}

/** Whether a fence may show a file of this name. */
function fitsFile(info: string, file: string): boolean {
  const [language, extension] = [languageOf(info), extensionOf(file)];
  if (changes.test(language)) return changes.test(extension);
  return (
    !quotations.test(language) || quotedFiles.test(extension) || !clearExtensions.has(extension)
  );
}

/** Reads as one word, in any form, what nothing else in a reply is; a real name can hardly be it. */
const mark = 'name_kept_whole/';
const marked = new RegExp(`${mark}(\\d+)_(?:\\.\\w+)?`, 'g');

/**
 * Has every form of a reply take the names of these files and of their folders, whatever signs are in them: before
 * `read` sees a text, each becomes a word, the longest first; what was read gets it back as it was written.
 */
export function keepNamesWhole<Read>(
  paths: readonly string[],
  read: (asWords: (text: string) => string) => Read,
): Read {
  const unusual = paths.filter((path) => /[^\w@~+./-]/.test(path));
  const find = unusualNames([...new Set(unusual.flatMap(withFolders))]);
  const written: string[] = [];
  const numbers = new Map<string, number>();
  const wordFor = (name: string) => {
    const number = numbers.get(name) ?? written.length;
    if (number === written.length) written.push(name);
    numbers.set(name, number);
    return `${mark}${number}_${/\.\w+$/.exec(name)?.[0] ?? ''}`;
  };
  const asWords = (text: string) => {
    let [words, end] = ['', 0];
    for (const one of find(text).toSorted((a, b) => a.at - b.at || b.end - a.end)) {
      if (one.at < end) continue;
      words += text.slice(end, one.at) + wordFor(text.slice(one.at, one.end));
      end = one.end;
    }
    return words + text.slice(end);
  };
  return mapTexts(read(asWords), (text) =>
    text.replace(marked, (word, number) => written[number] ?? word),
  );
}

/** A path and the folders above it. */
function withFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    folders.push(path.slice(0, end));
  return folders;
}

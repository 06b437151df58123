import type { TicketText } from './ticket-text.ts';

/** A name in a ticket that may be one of the repository's files, as it is written there. */
export interface Mention {
  readonly kind: 'file' | 'frame' | 'module';
  readonly name: string;
  /** Counts from 1; missing if the ticket gives none. */
  readonly line?: number | undefined;
  /** Of a stack frame: how many frames lie between it and the crash. */
  readonly depth?: number | undefined;
  /** Whether the name lies in a folder of dependencies, such as `node_modules`. */
  readonly isDependency: boolean;
  readonly inTitle: boolean;
}

/** A mention with the files that it can mean, the likeliest first: none, one, or more than one. */
export interface ResolvedMention extends Mention {
  readonly files: readonly string[];
}

export type ResolveMention = (mention: Mention) => ResolvedMention;

/** Returns what a ticket names, without duplicates: frames from the crash outwards, then in its order. */
export function mentionsIn({ title, body }: TicketText): readonly Mention[] {
  const inTitle = new Set(mentionedFiles(title));
  return mentionedFiles(`${title}\n${body}`).map((name) => ({
    kind: 'file',
    name,
    isDependency: false,
    inTitle: inTitle.has(name),
  }));
}

/** Returns a function that finds the files that a mention can mean. */
export function fileResolver(paths: readonly string[]): ResolveMention {
  return (mention) => ({ ...mention, files: resolveMention(mention.name, paths) });
}

/** Returns the file names and paths in a text, in order and without duplicates. */
export function mentionedFiles(text: string): readonly string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(fileName)) {
    const name = match[0].replace(/^(?:\.{0,3}[\\/])+/, '');
    if (!isNoise(name)) found.add(name);
  }
  return [...found];
}

/**
 * A run of path characters that ends in an extension, without the dot that ends a sentence. Matches only
 * from the start of a run, so that a long one is scanned once. Of letters only Latin ones count, because
 * Chinese prose puts no spaces around a name.
 */
const fileName =
  /(?<![\w\p{sc=Latin}@~+.\\/-])(?:[\w\p{sc=Latin}@~+-][\w\p{sc=Latin}@~+.-]*[\\/]|\.{0,3}[\\/])*[\w\p{sc=Latin}@+-][\w\p{sc=Latin}@+.-]*\.[A-Za-z][A-Za-z0-9]{0,9}(?![\w@])/gu;

/** Web addresses, versions and abbreviations contain dots, too. */
function isNoise(name: string): boolean {
  return /^(?:e\.g|i\.e|etc|v?\d[\d.]*)$/i.test(name) || /^www\./i.test(name) || name.length > 250;
}

/** The files a name can mean: that path, or else all paths that end in it, or else these ignoring case. */
export function resolveName(name: string, paths: readonly string[]): readonly string[] {
  const wanted = name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
  if (wanted === '') return [];
  if (paths.includes(wanted)) return [wanted];
  const exact = paths.filter((path) => path.endsWith(`/${wanted}`));
  if (exact.length > 0) return exact;
  const folded = wanted.toLowerCase();
  return paths.filter((path) => `/${path.toLowerCase()}`.endsWith(`/${folded}`));
}

/**
 * Like `resolveName`, for a name from the ticket's text. The path in a stack frame starts outside the
 * repository, so its leading folders are dropped, down to the last one, until a file matches.
 */
export function resolveMention(name: string, paths: readonly string[]): readonly string[] {
  const segments = name.split(/[\\/]+/).filter((segment) => segment !== '');
  const found = resolveName(name, paths);
  const isTooShort = segments.length <= 2;
  return found.length > 0 || isTooShort
    ? found
    : resolveMention(segments.slice(1).join('/'), paths);
}

import { extensions, mentionedFiles } from '../mentions/index.ts';
import { keywords, products } from './vocabulary.ts';

/** A name in a text that the repository should know. A symbol is reduced to its last part, for searching. */
export interface Entity {
  readonly kind: 'file' | 'symbol';
  readonly name: string;
  /** The parts of a qualified symbol before its name, such as `java` and `util` of `java.util.List`. */
  readonly qualifiers: readonly string[];
  readonly mentions: readonly Occurrence[];
}

/** What the sentence says before and after a name, shortened. */
export interface Occurrence {
  readonly before: string;
  readonly after: string;
}

type Named = Omit<Entity, 'mentions'>;

/**
 * Returns the files and code symbols that prose in any language names, in order and without duplicates.
 * Ignores plain words, web addresses, products, files of the machine and fenced code.
 */
export function entitiesIn(text: string): readonly Entity[] {
  const prose = text.replace(fencedSample, ' ').replace(webAddress, ' ').replace(systemFile, ' ');
  const found = new Map<string, Named & { readonly mentions: Occurrence[] }>();
  for (const match of prose.matchAll(pieces)) {
    const mention = mentionAt(prose, match.index, match[0].length);
    for (const named of namedByPiece(match)) {
      const key = `${named.kind} ${named.name}`;
      const entity = found.get(key) ?? { ...named, mentions: [] };
      if (entity.mentions.length < maxMentions) entity.mentions.push(mention);
      found.set(key, entity);
    }
  }
  return [...found.values()];
}

/** From a fence to the next one of its kind, or to the end of the text. */
const fencedSample = /^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm;

const webAddress = /\b[a-z][a-z+.-]{1,15}:\/\/[^\s<>"'`]*/g;

/** A path from the root of a machine or from a home folder. */
const systemFile =
  /(?<![\w.])(?:(?:~|\$\w{1,40}|%\w{1,40}%|[A-Z]:)[\\/]|\/(?:bin|etc|home|lib|mnt|opt|private|proc|root|sys|tmp|usr|var|Library|Users)\/)[^\s`'")]*/g;

/** Code spans, and runs of characters that can occur in names. */
const pieces = /`([^`\n]{1,300})`|([\w\p{sc=Latin}@~+$#:.\\/-]+(?:\(\))?)/gu;

/** Maximum characters of a name, and of a sentence on either side of it; mentions that are kept of a name. */
const maxName = 300;
const maxContext = 120;
const maxMentions = 5;

/** A sentence ends as well at an empty line and at a list item. */
const sentenceEnd = /[.!?](?=\s|$)|[;。！？；]|\n\s{0,20}(?:\n|[-*•]\s|\d{1,3}[.)]\s)/;

function mentionAt(prose: string, start: number, length: number): Occurrence {
  const end = start + length;
  const before = prose.slice(Math.max(0, start - maxContext), start).split(sentenceEnd);
  const after = prose.slice(end, end + maxContext).split(sentenceEnd);
  return { before: before.at(-1) ?? '', after: after[0] ?? '' };
}

function namedByPiece([, quoted, run = '']: readonly (string | undefined)[]): readonly Named[] {
  if (quoted !== undefined) return namedInCodeSpan(quoted.trim());
  return run.length <= maxName ? namedByRun(run) : [];
}

/** A code span is a name, unless it holds a command or a sentence, which is read as prose. */
function namedInCodeSpan(quoted: string): readonly Named[] {
  const [, path = '', call] =
    /^(?:new )?((?:[^\s()<>]|->)+)(?:<[^()]*>)?(\(.*\))?;?$/.exec(quoted) ?? [];
  const files = call === undefined ? filesIn(path) : [];
  if (files.length > 0) return files;
  const symbol = symbolOf(path);
  if (symbol === undefined) {
    return [...quoted.replaceAll('`', '').matchAll(pieces)].flatMap(namedByPiece);
  }
  return keywords.has(symbol.name) || isProduct(path) ? [] : [symbol];
}

function namedByRun(run: string): readonly Named[] {
  const path = run.replace(/\(\)$/, '').replace(/^[.:#~+-]+|[.:#~+-]+$/g, '');
  const isCall = run.endsWith('()');
  const files = isCall ? [] : filesIn(path);
  if (files.length > 0) return files;
  const symbol = symbolOf(path);
  return symbol !== undefined && (isCall || isCode(path)) ? [symbol] : [];
}

function filesIn(text: string): readonly Named[] {
  return mentionedFiles(text)
    .filter(isFileName)
    .map((name) => ({ kind: 'file', name, qualifiers: [] }));
}

/** A dotted name can be a file or a class member; its extension decides. */
function isFileName(name: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const hasFolder = /[\\/]/.test(name) && /^[a-z][a-z0-9]*$/.test(extension);
  const isAnswer = /^(?:req(?:uest)?|res(?:p(?:onse)?)?)\.(?:json|html|text)$/i.test(name);
  return !isProduct(name) && !isAnswer && (hasFolder || extensions.has(extension.toLowerCase()));
}

/** Whether a dotted or compound name outside a code span can only be code. */
function isCode(path: string): boolean {
  if (isProduct(path) || /\.(?:com|org|net|io|dev|ai)$/.test(path)) return false;
  const isMember = /\p{Lu}[\w$]{0,99}\.\p{Ll}|\w\w\.\w\w+\.\p{Lu}\w|\w(?:::|#)[\p{L}_]/u.test(path);
  const isJoined = path.length >= 5 && /\p{Ll}\p{Lu}|[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(path);
  return isMember || isJoined;
}

/** The parts of a qualified name; `undefined` if it is no name, or its last part is too short to search for. */
function symbolOf(path: string): Named | undefined {
  const parts = path.split(/\.|::|#|->/).map((part) => part.replace(/^[$@&*]+/, ''));
  const isPath = parts.every((part) => /^[\p{L}_$][\p{L}\p{N}\p{M}_$]*$/u.test(part));
  const name = parts.at(-1) ?? '';
  if (!isPath || [...name].length < 2) return undefined;
  return { kind: 'symbol', name, qualifiers: parts.slice(0, -1) };
}

function isProduct(name: string): boolean {
  return products.has(name.toLowerCase());
}

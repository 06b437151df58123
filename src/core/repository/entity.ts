import { isTextExtension } from './extension.ts';
import { mentionedFiles } from './mention.ts';
import { isProduct } from './product.ts';

/** A name that a text relies on. A symbol's is reduced to its last part, so that it can be searched. */
export interface Entity {
  readonly kind: 'file' | 'symbol';
  readonly name: string;
}

/**
 * The files and code symbols that prose in any language names, in the order of their first mention,
 * each once. Plain words, web addresses, products and fenced samples of code are none.
 */
export function entitiesIn(text: string): readonly Entity[] {
  const prose = text.replace(fencedSample, ' ').replace(webAddress, ' ');
  const found = namedIn(prose).map((entity) => [`${entity.kind} ${entity.name}`, entity] as const);
  return [...new Map(found).values()];
}

/** From one fence to the next of its kind, or to the end of the text. */
const fencedSample = /^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm;

const webAddress = /\b[a-z][a-z+.-]{1,15}:\/\/[^\s<>"'`]*/g;

/** Ticks with what they hold, and runs of characters that names are made of. */
const pieces = /`([^`\n]{1,300})`|([\w\p{sc=Latin}@~+$#:.\\/-]+(?:\(\))?)/gu;

/** Longer runs are no names. */
const longestRun = 300;

function namedIn(prose: string): readonly Entity[] {
  return [...prose.matchAll(pieces)].flatMap(([, quoted, run = '']) => {
    if (quoted !== undefined) return namedInTicks(quoted.trim());
    return run.length <= longestRun ? namedBy(run) : [];
  });
}

/** Ticks say that it is code; a command or a sentence in them is prose again. */
function namedInTicks(quoted: string): readonly Entity[] {
  const [, path = '', call] =
    /^(?:new )?((?:[^\s()<>]|->)+)(?:<[^()]*>)?(\(.*\))?;?$/.exec(quoted) ?? [];
  const files = call === undefined ? filesIn(path) : [];
  if (files.length > 0) return files;
  const name = searchable(path);
  if (name === undefined) return namedIn(quoted.replaceAll('`', ''));
  return literals.has(name) || isProduct(path) ? [] : [{ kind: 'symbol', name }];
}

function namedBy(run: string): readonly Entity[] {
  const path = run.replace(/\(\)$/, '').replace(/^[.:#~+-]+|[.:#~+-]+$/g, '');
  const isCall = run.endsWith('()');
  const files = isCall ? [] : filesIn(path);
  if (files.length > 0) return files;
  const name = searchable(path);
  return name !== undefined && (isCall || isCode(path)) ? [{ kind: 'symbol', name }] : [];
}

function filesIn(text: string): readonly Entity[] {
  return mentionedFiles(text)
    .filter(isFileName)
    .map((name) => ({ kind: 'file', name }));
}

/** A dotted name can be a file or a member of a class: its ending tells. */
function isFileName(name: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const hasFolder = /[\\/]/.test(name) && /^[a-z][a-z0-9]*$/.test(extension);
  return !isProduct(name) && (hasFolder || isTextExtension(extension));
}

/** Whether a path of names in plain prose is written as only code is. */
function isCode(path: string): boolean {
  if (isProduct(path) || /\.(?:com|org|net|io|dev|ai)$/.test(path)) return false;
  const isMember = /\p{Lu}[\w$]{0,99}\.\p{Ll}|\w\w\.\w\w+\.\p{Lu}\w|\w(?:::|#)[\p{L}_]/u.test(path);
  const isJoined = path.length >= 5 && /\p{Ll}\p{Lu}|[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(path);
  return isMember || isJoined;
}

/** The last part of a path of names; `undefined` when it is none, or too short to be searched. */
function searchable(path: string): string | undefined {
  const parts = path.split(/\.|::|#|->/).map((part) => part.replace(/^[$@&*]+/, ''));
  const isPath = parts.every((part) => /^[\p{L}_$][\p{L}\p{N}\p{M}_$]*$/u.test(part));
  const last = parts.at(-1) ?? '';
  return isPath && [...last].length > 1 ? last : undefined;
}

/** Words of the languages themselves. */
const literals = new Set(
  'true false null undefined None True False nil this self super void NaN async await return'.split(
    ' ',
  ),
);

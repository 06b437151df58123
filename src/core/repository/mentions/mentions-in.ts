import {
  clearExtensions,
  type FileResolver,
  fileResolver,
  findAddresses,
  findBareNames,
  findFileNames,
  findModules,
  type Sighting,
  unusualNames,
} from '../../../engines/files/index.ts';
import { unwrapped } from './envelope.ts';
import { findFrames } from './frames.ts';
import type { ResolvedMention, TicketText } from './mention.ts';

/** Maximum number of mentions of a ticket, and of names that are looked up for them. */
const most = { mentions: 300, names: 2_000 } as const;

type Found = Sighting & Pick<ResolvedMention, 'kind' | 'isDependency' | 'files'>;

/**
 * Returns what a ticket names, with the files of these paths that each name can mean: frames from the crash
 * outwards, then in its order, without duplicates. A name of no file is kept if only a file can have it.
 */
export function findMentions(
  ticket: TicketText,
  paths: readonly string[],
): readonly ResolvedMention[] {
  const resolver = fileResolver(paths);
  const title = plainText(ticket.title);
  const found: Found[] = [];
  let text = `${title}\n${plainText(ticket.body)}`;
  for (const find of [
    findFrames,
    findAddresses,
    unusualNames(paths),
    findFileNames,
    findModules,
    findBareNames,
  ]) {
    const sightings = find(text).slice(0, most.names);
    const known = sightings.flatMap((one) => meaningOf(one, resolver));
    found.push(...known);
    // A part of an address is no name of its own.
    text = blanked(text, find === findAddresses ? sightings : known);
  }
  return distinct(found, title.length);
}

/** Without the comments in which issue forms explain themselves, and with accents as paths are compared. */
function plainText(text: string): string {
  const [start = '', ...rest] = text.normalize('NFC').split('<!--');
  const shown = (part: string) => part.slice(part.includes('-->') ? part.indexOf('-->') + 3 : 0);
  return unwrapped([start, ...rest.map(shown)].join(' '));
}

function meaningOf(sighting: Sighting, { file, module }: FileResolver): readonly Found[] {
  const { name, depth } = sighting;
  const kind = depth === undefined ? 'file' : 'frame';
  const named = file(name);
  if (named.files.length > 0 || named.isDependency || isFileName(name)) {
    return [{ ...sighting, kind, ...named }];
  }
  const files = module(name);
  const found = { ...sighting, kind: depth === undefined ? 'module' : kind, files } as const;
  return files.length > 0 ? [{ ...found, isDependency: false }] : [];
}

/** Whether only a file can have the name: not a member called `env`, nor a product such as Node.js. */
function isFileName(name: string): boolean {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)];
  const isOther = /^(?:[A-Z][a-z\d]*\.js|process\.env|\w(?:\.\w)+)$/.test(name);
  return /[\p{L}\p{N}]/u.test(stem) && !isOther && clearExtensions.has(extension);
}

/** Returns the text with blanks in place of what was read, so that nothing is read twice. */
function blanked(text: string, read: readonly Sighting[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const one of read.toSorted((a, b) => a.at - b.at)) {
    if (one.at < end) continue;
    parts.push(text.slice(end, one.at), ' '.repeat(one.end - one.at));
    end = one.end;
  }
  return [...parts, text.slice(end)].join('');
}

/** Keeps one mention of each place; a name alone adds nothing to the same name with a line. */
function distinct(found: readonly Found[], titleLength: number): readonly ResolvedMention[] {
  const withLine = new Set(found.filter(({ line }) => line !== undefined).map(({ name }) => name));
  const titled = new Set(found.filter(({ at }) => at < titleLength).map(({ name }) => name));
  const places = new Map<string, ResolvedMention>();
  const far = found.length;
  for (const { at, end, ...mention } of found.toSorted(
    (a, b) => (a.depth ?? far) - (b.depth ?? far) || a.at - b.at,
  )) {
    const { name, line } = mention;
    const key = `${name}:${line ?? ''}`;
    if (places.has(key) || (line === undefined && withLine.has(name))) continue;
    places.set(key, { ...mention, inTitle: titled.has(name) });
  }
  return [...places.values()].slice(0, most.mentions);
}

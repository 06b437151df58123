import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import {
  type Attachment,
  judgePicture,
  type Picture,
  spaceForPicture,
  spaceProblem,
} from '../../core/tickets/index.ts';
import { systemProblem } from '../terminal/index.ts';

/** Maximum number of files looked at. */
const maxFiles = 50;

/**
 * Reads the pictures that Markdown texts show, in their order, from the folder of the ticket file and below.
 * Nothing is read from elsewhere, and nothing fetched. `attachments` are those that are not shown, with the reason.
 */
export async function readShownPictures(texts: readonly string[], ticketFile: string) {
  const pictures: Picture[] = [];
  const attachments: Attachment[] = [];
  for (const [name, marks] of [...shownFiles(texts)].slice(0, maxFiles)) {
    const space = spaceForPicture(pictures);
    const read = await readPicture(name, ticketFile, space).catch(
      (cause: unknown) => `not shown: it cannot be read (${systemProblem(cause)})`,
    );
    if (typeof read === 'string') attachments.push({ name, note: read });
    else pictures.push({ ...read, marks });
  }
  return { pictures, attachments };
}

/** Images in Markdown and HTML; a target in angle brackets or quotes may contain spaces. */
const shownImage =
  /!\[[^\]\n]{0,500}\]\(\s{0,9}(?:<([^<>\n]{1,500})>|((?:[^\s()<>]|\([^\s()<>]{0,99}\)){1,500}))[^()\n]{0,500}\)|<img\s[^<>]{0,500}?src=(?:"([^"<>\n]{1,500})"|'([^'<>\n]{1,500})')[^<>]{0,500}>/gi;

/** Returns the marks of each file by its name, in order. */
function shownFiles(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [mark, ...targets] of texts.flatMap((text) => [...text.matchAll(shownImage)])) {
    const target = decoded(targets.find((one) => one !== undefined) ?? '');
    const name = target.replace(/^(?:\.\/)+/, '');
    const marks = found.get(name) ?? [];
    if (!marks.includes(mark)) found.set(name, [...marks, mark]);
  }
  return found;
}

/** Spaces and letters of other languages may be encoded, as in addresses. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

async function readPicture(
  name: string,
  ticketFile: string,
  space: number,
): Promise<Omit<Picture, 'marks'> | string> {
  if (/^[a-z][a-z\d+.-]+:|^\/\//i.test(name)) return 'not shown: nothing is fetched';
  if (ticketFile === '-') return 'not shown: a ticket on standard input has no folder';
  if (!isBelow(name)) return 'not shown: it is not in the folder of the ticket';
  const folder = await realpath(dirname(ticketFile));
  const path = await realpath(join(folder, name));
  if (!path.startsWith(folder.endsWith(sep) ? folder : folder + sep))
    return 'not shown: it is not in the folder of the ticket';
  const found = await stat(path);
  if (!found.isFile()) return 'not shown: it is not a file';
  const problem = spaceProblem(found.size, space);
  if (problem !== undefined) return problem;
  const bytes = await readFile(path);
  const judged = judgePicture(bytes, space);
  return typeof judged === 'string' ? judged : { name, ...judged, data: bytes.toString('base64') };
}

/** Whether a path is relative and leads nowhere up, on any system. */
function isBelow(name: string): boolean {
  const segments = name.split(/[\\/]/);
  return !/^(?:[\\/~]|[a-z]:)/i.test(name) && !segments.includes('..') && !name.includes('\0');
}

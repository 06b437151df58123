import {
  type Attachment,
  judgePicture,
  type Picture,
  pictureLimits,
  spaceForPicture,
  spaceProblem,
  type Ticket,
} from '../../core/tickets/index.ts';
import { byteLength, excerpt } from '../../engines/text/index.ts';
import { isReporter, type Reporters } from './audience.ts';
import { JiraAttachment, type JiraDialect } from './dialect.ts';
import type { ShownFiles } from './shown-files.ts';

/** Text files shown; bytes shown of each and of all; bytes downloaded of each. */
const limits = { files: 5, each: 20_000, all: 60_000, download: 2 * 1024 * 1024 } as const;

type Download = JiraDialect['download'];

/** Names of logs, stack traces, configuration and code: media types are often wrong, as for `.ts`. */
const textName =
  /\.(?:log|txt|text|out|err|trace|stack|stacktrace|md|rst|json|jsonl|ya?ml|toml|ini|cfg|conf|properties|csv|tsv|xml|css|scss|less|sql|diff|patch|sh|bash|ps1|bat|py|[cm]?jsx?|[cm]?tsx?|vue|svelte|java|kts?|scala|groovy|gradle|go|rs|c|h|cc|cpp|hpp|cs|fs|vb|rb|php|pl|lua|r|swift|m|dart|exs?|erl|hs|clj|tf|proto|graphql)(?:\.\d+)?$/i;
const textType = /^(?:text\/(?!rtf)|application\/(?:json|xml|x?-?yaml|javascript|sql|x-sh)\b)/i;

/**
 * Reads the files attached to a ticket, newest first: text files with their content, others by name. Pictures
 * come on their own, too; those that the ticket's texts show are preferred. A file that cannot be downloaded, or
 * that only restricted comments show, is named with the reason. Those that no reporter attached are left out.
 */
export async function readAttachments(
  listed: readonly unknown[],
  shownInTexts: ShownFiles & { readonly reporters: Reporters },
  download: Download,
): Promise<Pick<Ticket, 'attachments' | 'pictures'>> {
  const files = filesOf(listed, shownInTexts.reporters);
  const isHidden = ({ filename }: JiraAttachment) => shownInTexts.isRestricted(filename);
  const images = files.filter((file) => !isText(file) && !isHidden(file));
  const { pictures, problems } = await readPictures(images, shownInTexts, download);
  const attachments: Attachment[] = [];
  let [shown, remaining]: [number, number] = [0, limits.all];
  for (const file of files) {
    const limit = shown < limits.files ? Math.min(limits.each, remaining) : 0;
    const problem = isHidden(file) ? restrictedNote : problems.get(file.id);
    const attachment =
      isText(file) && problem === undefined
        ? await readText(file, limit, download)
        : { name: file.filename, note: joinedNote(noteOf(file), problem) };
    attachments.push(attachment);
    if (attachment.text === undefined) continue;
    shown += 1;
    remaining -= byteLength(attachment.text);
  }
  return { attachments, pictures };
}

/** Returns the files that reporters attached, newest first. */
export function filesOf(
  listed: readonly unknown[],
  reporters: Reporters,
): readonly JiraAttachment[] {
  return listed
    .flatMap((entry) => JiraAttachment.safeParse(entry).data ?? [])
    .filter(({ author }) => isReporter(author, reporters))
    .sort((a, b) => b.created.localeCompare(a.created) || Number(b.id) - Number(a.id));
}

/** Text files by their names; a picture that is called a text is none. */
function isText({ filename, mimeType }: JiraAttachment): boolean {
  return textType.test(mimeType) || (textName.test(filename) && !/^image\//i.test(mimeType));
}

function noteOf({ mimeType, size }: JiraAttachment): string {
  return joinedNote(mimeType, sizeText(size));
}

const joinedNote = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

async function readText(
  file: JiraAttachment,
  limit: number,
  download: Download,
): Promise<Attachment> {
  const name = file.filename;
  const note = noteOf(file);
  if (limit <= 0) return { name, note: `${note}, not read: newer files use up the limit` };
  const { bytes } =
    (await download({ id: file.id, name }, limits.download).catch(() => undefined)) ?? {};
  if (bytes === undefined) return { name, note: `${note}, could not be read` };
  const isWhole = Math.max(file.size, bytes.length) <= limits.download;
  const text = textOf(bytes.subarray(0, limits.download), isWhole);
  if (text === undefined) return { name, note: `${note}, not UTF-8 text` };
  const part = isWhole ? note : `${note}, only the first ${sizeText(limits.download)} were read`;
  return { name, note: part, text: excerpt(text, limit) };
}

/** Decodes UTF-8; `undefined` if the bytes are not text. Drops a character cut by the end of a part. */
function textOf(bytes: Uint8Array, isWhole: boolean): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return undefined;
  }
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 ** 2) return `${Math.round(bytes / 1024)} KB`;
  return `${Math.round((bytes / 1024 ** 2) * 10) / 10} MB`;
}

/** Downloads made for the pictures of one ticket. */
const maxDownloads = 2 * pictureLimits.count;

/** Failed downloads after which no other is tried: each takes its time, with retries. */
const maxFailures = 2;

/** Why a file that a restricted comment brought is only named. */
const restrictedNote = 'not read: only a restricted comment shows it';

const unreadable = 'could not be read';

/**
 * Reads the pictures among the files, within `pictureLimits`: first those that texts show, in that order, then
 * the others, newest first as given. `problems` say by their ids why others are not among them.
 */
async function readPictures(
  files: readonly JiraAttachment[],
  shown: ShownFiles,
  download: JiraDialect['download'],
) {
  const candidates = inOrder(files.filter(isImage), shown);
  const pictures: Picture[] = [];
  const problems = new Map<string, string>();
  let [downloads, failures] = [0, 0];
  for (const file of candidates) {
    const space = spaceForPicture(pictures);
    const problem =
      failures < maxFailures
        ? spaceProblem(file.size, downloads < maxDownloads ? space : 0)
        : unreadable;
    if (problem !== undefined) {
      problems.set(file.id, problem);
      continue;
    }
    downloads += 1;
    const read = await readPicture(file, space, download);
    if (read === unreadable) failures += 1;
    if (typeof read === 'string') problems.set(file.id, read);
    else if (shown.isRestricted(read.mediaId)) problems.set(file.id, restrictedNote);
    else {
      const marks = [file.filename, read.mediaId].flatMap(shown.marksOf);
      pictures.push({ ...read.picture, marks });
    }
  }
  return { pictures, problems };
}

/** Downloads a picture; otherwise returns why it is not shown. */
async function readPicture(
  { id, filename: name }: JiraAttachment,
  space: number,
  download: JiraDialect['download'],
): Promise<{ readonly picture: Omit<Picture, 'marks'>; readonly mediaId: string } | string> {
  const file = await download({ id, name }, space + 1).catch(() => undefined);
  if (file === undefined) return unreadable;
  const judged = judgePicture(file.bytes, space);
  if (typeof judged === 'string') return judged;
  const data = Buffer.from(file.bytes).toString('base64');
  return { picture: { name, ...judged, data }, mediaId: file.mediaId ?? '' };
}

const imageName = /\.(?:png|apng|jpe?g|jfif|gif|webp|bmp|tiff?|heic|avif|svg)$/i;

const isImage = ({ filename, mimeType }: JiraAttachment) =>
  /^image\//i.test(mimeType) || imageName.test(filename);

/** Returns the files in the order in which they are tried. */
function inOrder(
  files: readonly JiraAttachment[],
  { placeOf }: ShownFiles,
): readonly JiraAttachment[] {
  const place = ({ filename }: JiraAttachment) => placeOf(filename) ?? Number.MAX_SAFE_INTEGER;
  return files.toSorted((one, other) => place(one) - place(other));
}

import type { Attachment, Ticket } from '../../core/tickets/index.ts';
import { byteLength, excerpt } from '../../engines/text/index.ts';
import { isReporter, type Reporters } from './audience.ts';
import { JiraAttachment, type JiraDialect } from './dialect.ts';
import { readPictures, restrictedNote } from './pictures.ts';
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

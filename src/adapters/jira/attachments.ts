import { z } from 'zod';
import { byteLength, excerpt } from '../../core/text/index.ts';
import type { Attachment } from '../../core/tickets/index.ts';

/** Fetches at most `most` bytes of an attachment, from its beginning. */
export type Download = (
  file: { readonly id: string; readonly name: string },
  most: number,
) => Promise<Uint8Array>;

/** Bounds of what is read: files, bytes of each and of all as they are shown, bytes fetched of each. */
const limits = { files: 5, each: 20_000, all: 60_000, fetched: 2 * 1024 * 1024 } as const;

const Listed = z.object({
  id: z.union([z.string().regex(/^\d+$/), z.number().int().transform(String)]),
  filename: z.string().min(1).catch('a file without a name'),
  mimeType: z.string().catch(''),
  size: z.number().catch(0),
  created: z.union([z.date().transform((date) => date.toISOString()), z.string()]).catch(''),
});
type Listed = z.infer<typeof Listed>;

/** Logs, stack traces, settings and code by their names: media types are often wrong, as for `.ts`. */
const textName =
  /\.(?:log|txt|text|out|err|trace|stack|stacktrace|md|rst|json|jsonl|ya?ml|toml|ini|cfg|conf|properties|csv|tsv|xml|css|scss|less|sql|diff|patch|sh|bash|ps1|bat|py|[cm]?jsx?|[cm]?tsx?|vue|svelte|java|kts?|scala|groovy|gradle|go|rs|c|h|cc|cpp|hpp|cs|fs|vb|rb|php|pl|lua|r|swift|m|dart|exs?|erl|hs|clj|tf|proto|graphql)(?:\.\d+)?$/i;
const textType = /^(?:text\/(?!rtf)|application\/(?:json|xml|x?-?yaml|javascript|sql|x-sh)\b)/i;

/**
 * The files below a ticket, newest first: small texts with what they say, the others by name. A file
 * that cannot be had is named too, and is no reason to fail.
 */
export async function readAttachments(
  listed: unknown,
  download: Download,
): Promise<readonly Attachment[]> {
  const files = (Array.isArray(listed) ? listed : [])
    .flatMap((entry) => Listed.safeParse(entry).data ?? [])
    .sort((a, b) => b.created.localeCompare(a.created) || Number(b.id) - Number(a.id));
  const shown: Attachment[] = [];
  let [texts, room] = [0, limits.all];
  for (const file of files) {
    const hasRoom = texts < limits.files && room > 0;
    const attachment = await readFile(file, hasRoom ? Math.min(limits.each, room) : 0, download);
    shown.push(attachment);
    if (attachment.text === undefined) continue;
    texts += 1;
    room -= byteLength(attachment.text);
  }
  return shown;
}

async function readFile(file: Listed, room: number, download: Download): Promise<Attachment> {
  const name = file.filename;
  const note = [file.mimeType, sizeText(file.size)].filter((part) => part !== '').join(', ');
  if (!textName.test(name) && !textType.test(file.mimeType)) return { name, note };
  if (room === 0) return { name, note: `${note}, not read: newer files take the room` };
  const bytes = await download({ id: file.id, name }, limits.fetched).catch(() => undefined);
  if (bytes === undefined) return { name, note: `${note}, could not be read` };
  const isWhole = Math.max(file.size, bytes.length) <= limits.fetched;
  const text = textOf(bytes.subarray(0, limits.fetched), isWhole);
  if (text === undefined) return { name, note: `${note}, not UTF-8 text` };
  const part = isWhole ? note : `${note}, of which the first ${sizeText(limits.fetched)} were read`;
  return { name, note: part, text: excerpt(text, room) };
}

/** `undefined` for what is no text. A character that the end of a part cuts in two is dropped. */
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
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${Math.round(kilobytes)} KB`
    : `${Math.round((kilobytes / 1024) * 10) / 10} MB`;
}

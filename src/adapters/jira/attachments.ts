import { z } from 'zod';
import { byteLength, excerpt } from '../../core/text/index.ts';
import type { Attachment } from '../../core/tickets/index.ts';
import type { JiraDialect } from './dialect.ts';

/** Text files shown; bytes shown of each and of all; bytes downloaded of each. */
const limits = { files: 5, each: 20_000, all: 60_000, download: 2 * 1024 * 1024 } as const;

const JiraAttachment = z.object({
  id: z.union([z.string().regex(/^\d+$/), z.number().int().transform(String)]),
  filename: z.string().min(1).catch('unnamed file'),
  mimeType: z.string().catch(''),
  size: z.number().catch(0),
  created: z.string().catch(''),
});
type JiraAttachment = z.infer<typeof JiraAttachment>;

type Download = JiraDialect['download'];

/** Names of logs, stack traces, configuration and code: media types are often wrong, as for `.ts`. */
const textName =
  /\.(?:log|txt|text|out|err|trace|stack|stacktrace|md|rst|json|jsonl|ya?ml|toml|ini|cfg|conf|properties|csv|tsv|xml|css|scss|less|sql|diff|patch|sh|bash|ps1|bat|py|[cm]?jsx?|[cm]?tsx?|vue|svelte|java|kts?|scala|groovy|gradle|go|rs|c|h|cc|cpp|hpp|cs|fs|vb|rb|php|pl|lua|r|swift|m|dart|exs?|erl|hs|clj|tf|proto|graphql)(?:\.\d+)?$/i;
const textType = /^(?:text\/(?!rtf)|application\/(?:json|xml|x?-?yaml|javascript|sql|x-sh)\b)/i;

/**
 * Reads the files attached to a ticket, newest first: text files with their content, others by name.
 * A file that cannot be downloaded is named, too.
 */
export async function readAttachments(
  listed: readonly unknown[],
  download: Download,
): Promise<readonly Attachment[]> {
  const files = listed
    .flatMap((entry) => JiraAttachment.safeParse(entry).data ?? [])
    .sort((a, b) => b.created.localeCompare(a.created) || Number(b.id) - Number(a.id));
  const shown: Attachment[] = [];
  let [texts, remaining] = [0, limits.all];
  for (const file of files) {
    const limit = texts < limits.files ? Math.min(limits.each, remaining) : 0;
    const attachment = await readFile(file, limit, download);
    shown.push(attachment);
    if (attachment.text === undefined) continue;
    texts += 1;
    remaining -= byteLength(attachment.text);
  }
  return shown;
}

async function readFile(
  file: JiraAttachment,
  limit: number,
  download: Download,
): Promise<Attachment> {
  const name = file.filename;
  const note = [file.mimeType, sizeText(file.size)].filter((part) => part !== '').join(', ');
  if (!textName.test(name) && !textType.test(file.mimeType)) return { name, note };
  if (limit <= 0) return { name, note: `${note}, not read: newer files use up the limit` };
  const bytes = await download({ id: file.id, name }, limits.download).catch(() => undefined);
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

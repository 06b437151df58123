/** Folders of files that are copied or built. */
const foreign = /(?:^|\/)(?:node_modules|vendor|third_party|dist|build|generated)\//;

const generatedName = /(?:[.-]min\.\w+|\.(?:pb|g|generated|designer)\.\w+|-lock\.\w+|\.lock)$/i;

const generatedHead = /@generated|\bauto-?generated\b|\bgenerated (?:by|from|with)\b|do not edit/i;

/** Characters per line from which on a file is minified or data. */
const minified = 300;

/** Whether people wrote the file: it is neither generated nor minified. */
export function isWritten(path: string, text: string): boolean {
  const head = text.split('\n', 10).join('\n').slice(0, 2_000);
  if (foreign.test(path) || generatedName.test(path) || generatedHead.test(head)) return false;
  return text.length / (text.split('\n').length || 1) < minified;
}

/** Decodes the bytes of a text, with its byte order mark; `undefined` for others. */
export function textOf(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined || bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

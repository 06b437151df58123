/** Headers with which the stated length is not that of the body. */
const chunked = ['transfer-encoding', 'content-encoding'];

/** Bytes to read at once if the sender gives no length. */
const chunkSize = 65_536;

/**
 * Reads the bytes of a request's or an answer's body; `undefined` if there are more than `limit`. HTTP ends a
 * body at its stated length, so such a body is read in one piece, which takes a third of the time; any other is
 * read in chunks, and no further than the limit. The length of a packed answer says nothing about its content.
 */
export async function readBody(
  message: Request | Response,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const length = Number(message.headers.get('content-length'));
  if (length > limit) {
    await message.body?.cancel();
    return undefined;
  }
  const isLengthKnown = length > 0 && !chunked.some((name) => message.headers.has(name));
  const body = isLengthKnown
    ? new Uint8Array(await message.arrayBuffer())
    : await readChunks(message.body, limit);
  return body.byteLength > limit ? undefined : body;
}

/** Returns the SHA-256 of a body in hex. */
export async function bodyHash(body: Uint8Array): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', body)).toHex();
}

/** Returns what stands for an account in the inbox, which keeps no names. */
export async function accountHash(account: string): Promise<string> {
  const known = hashes.get(account);
  if (known !== undefined) return known;
  const hash = (await bodyHash(new TextEncoder().encode(account))).slice(0, 16);
  if (hashes.size >= knownAccounts) hashes.clear();
  hashes.set(account, hash);
  return hash;
}

/** Most webhooks come from few accounts. */
const hashes = new Map<string, string>();
const knownAccounts = 1_000;

/** Reads the whole body, or one byte more than the limit. */
async function readChunks(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader({ mode: 'byob' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size <= limit) {
    const wanted = Math.min(chunkSize, limit + 1 - size);
    const { value: chunk } = await reader.readAtLeast(wanted, new Uint8Array(wanted));
    if (chunk === undefined) break;
    chunks.push(chunk);
    size += chunk.byteLength;
    if (chunk.byteLength < wanted) break;
  }
  if (size > limit) await reader.cancel();
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

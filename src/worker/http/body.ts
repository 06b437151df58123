/** Bytes that are asked for at once where the sender tells no length. */
const usualRoom = 65_536;

/**
 * The body's bytes as they came; `undefined` as soon as there are more than `limit`. A body whose length
 * is told ends there by the rules of HTTP, so it is taken in one piece, which costs a third; any other is
 * read piece by piece, and no further than the limit.
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const told = Number(request.headers.get('content-length'));
  if (told > limit) return undefined;
  const isTold = told > 0 && !request.headers.has('transfer-encoding');
  const body = isTold
    ? new Uint8Array(await request.arrayBuffer())
    : await readPieces(request.body, limit);
  return body.byteLength > limit ? undefined : body;
}

/** The whole body, or one byte more than the limit. */
async function readPieces(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader({ mode: 'byob' });
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let isWhole = reader === undefined; !isWhole; ) {
    const room = Math.min(usualRoom, limit + 1 - size);
    const piece = (await reader?.readAtLeast(room, new Uint8Array(room)))?.value;
    if (piece !== undefined) pieces.push(piece);
    size += piece?.byteLength ?? 0;
    isWhole = size > limit || piece === undefined || piece.byteLength < room;
  }
  if (size > limit) await reader?.cancel();
  return joined(pieces, size);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.byteLength;
  }
  return bytes;
}

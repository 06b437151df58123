/** Bytes of an error that are read; it says what it has to say long before. */
const maxError = 2 ** 20;

/** Returns an answer with the beginning of its body, as far as it arrives. */
export async function beginningOf({
  body,
  headers,
  status,
  statusText,
}: Response): Promise<Response> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      size += chunk.length;
      if (size > maxError) break;
    }
  } catch {
    // The status says enough.
  }
  return new Response(text || null, { headers, status, statusText });
}

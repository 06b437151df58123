/** Characters to keep of a library's message, which may quote the text. */
const kept = 160;

/** The first line of a library's message, as a phrase. */
export function phrase(message: string): string {
  const line = (message.split('\n', 1)[0] ?? '').trim().replace(/[.:]$/, '').slice(0, kept);
  return /^[A-Z][a-z]/.test(line) ? line.slice(0, 1).toLowerCase() + line.slice(1) : line;
}

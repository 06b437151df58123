/** Rows that Cloudflare counts as written, indexes with them. A test of the inbox compares them with SQLite's count. */
export const rowsWritten = {
  ignored: 2,
  accepted: 3,
  duplicate: 0,
  sent: 4,
  forgotten: 1,
} as const;

/** Bytes that a kept delivery takes, indexes with it: those of the storm's inbox, and some more for longer names. */
export const bytesKept = 400;

/** Rows written per operation as Cloudflare counts them, including indexes. A test compares them with SQLite's count. */
export const rowsWritten = {
  ignored: 2,
  accepted: 3,
  duplicate: 0,
  sent: 5,
  forgotten: 1,
} as const;

/** Bytes per stored delivery, including indexes: measured in a storm, plus a margin for longer names. */
export const bytesKept = 400;

/** Returns the text of a report, in the encoding that it says it has, or else in UTF-8. */
export function decodeReport(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, label = 'utf-8'] =
    /^[^<]{0,3}<\?xml[^>]{1,100}?encoding=["']([\w.-]{1,40})["']/.exec(start) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // No known encoding: what is not ASCII is replaced.
    return new TextDecoder().decode(bytes);
  }
}

/** How a text was read that is not UTF-8: as one character for each byte, which is undone byte for byte. */
export type Encoding = 'single-byte';

/** A text and how its bytes were read: as UTF-8 if nothing else is said. */
export interface EncodedText {
  readonly text: string;
  readonly encoding?: Encoding | undefined;
}

/** What Windows-1252 has for the bytes from 0x80 to 0x9F; the others are those of Latin-1. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const shownAs = new Map(
  Array.from(upper, (character, at) => [String.fromCharCode(0x80 + at), character]),
);
const byteOf = new Map(Array.from(shownAs, ([byte, character]) => [character, byte]));

/** Reads bytes as Windows-1252, in which Western texts can be read; {@link encodeText} restores every one of them. */
export function decodeBytes(bytes: Uint8Array): Required<EncodedText> {
  const raw = Array.from(chunksOf(bytes), (chunk) => String.fromCharCode(...chunk)).join('');
  const text = raw.replace(/[\x80-\x9F]/g, (byte) => shownAs.get(byte) ?? byte);
  return { text, encoding: 'single-byte' };
}

function* chunksOf(bytes: Uint8Array, length = 8_192) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** Returns the bytes of a text. Throws if the encoding that it was read in has none for a character. */
export function encodeText({ text, encoding }: EncodedText): Uint8Array {
  if (encoding === undefined) return new TextEncoder().encode(text);
  const raw = text.replace(/\P{ASCII}/gu, singleByte);
  return Uint8Array.from(raw, (byte) => byte.charCodeAt(0));
}

function singleByte(character: string): string {
  const byte = byteOf.get(character);
  if (byte !== undefined) return byte;
  if (character > '\xFF' || shownAs.has(character)) throw new Error(`No byte is ${character}.`);
  return character;
}

/** Returns the characters of a text, each once, that neither ASCII nor the texts before have: no other may be written. */
export function foreignCharacters(text: string, before: readonly string[]): readonly string[] {
  const known = new Set(before.flatMap((one) => one.match(/\P{ASCII}/gu) ?? []));
  return [...new Set(text.match(/\P{ASCII}/gu) ?? [])].filter((one) => !known.has(one));
}

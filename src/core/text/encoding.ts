/**
 * How a text was read that is not UTF-8: as one character for each byte, or as UTF-8 in which some bytes are none.
 * Either is undone byte for byte.
 */
export type Encoding = 'single-byte' | 'damaged-utf-8';

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

/** A character of several bytes in UTF-8, or else a byte that belongs to none. */
const upperBytes =
  /[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}|[\x80-\xFF]/g;

/** Characters for private use, each in place of a byte that belongs to no character. */
const strays = /[\uF780-\uF7FF]/g;
const firstStray = 0xf700;

/**
 * Reads bytes that are not UTF-8, so that {@link encodeText} restores every one of them. If most of what is not ASCII is
 * UTF-8, it is read so; else as Windows-1252, in which Western texts can be read.
 */
export function decodeBytes(bytes: Uint8Array): Required<EncodedText> {
  const raw = Array.from(chunksOf(bytes), (chunk) => String.fromCharCode(...chunk)).join('');
  const parts = raw.match(upperBytes) ?? [];
  const lost = parts.filter((part) => part.length === 1).length;
  if (2 * lost <= parts.length) {
    const text = raw.replace(upperBytes, (part) => decoded(part));
    // A file that has such characters itself could not be restored.
    if (text.match(strays)?.length === lost) return { text, encoding: 'damaged-utf-8' };
  }
  const text = raw.replace(/[\x80-\x9F]/g, (byte) => shownAs.get(byte) ?? byte);
  return { text, encoding: 'single-byte' };
}

function* chunksOf(bytes: Uint8Array, length = 8_192) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

function decoded(part: string): string {
  const [lead = 0, ...rest] = Array.from(part, (byte) => byte.charCodeAt(0));
  if (rest.length === 0) return String.fromCharCode(firstStray + lead);
  const start = lead & (0x3f >> rest.length);
  return String.fromCodePoint(rest.reduce((code, byte) => code * 64 + (byte & 0x3f), start));
}

const encoder = new TextEncoder();

/** Returns the bytes of a text. Throws if the encoding that it was read in has none for a character. */
export function encodeText({ text, encoding }: EncodedText): Uint8Array {
  if (encoding === undefined) return encoder.encode(text);
  const raw = text.replace(/\P{ASCII}/gu, encoding === 'single-byte' ? singleByte : utf8Bytes);
  return Uint8Array.from(raw, (byte) => byte.charCodeAt(0));
}

function singleByte(character: string): string {
  const byte = byteOf.get(character);
  if (byte !== undefined) return byte;
  if (character > '\xFF' || shownAs.has(character)) throw new Error(`No byte is ${character}.`);
  return character;
}

function utf8Bytes(character: string): string {
  const code = character.charCodeAt(0) - firstStray;
  const isStray = code >= 0x80 && code <= 0xff && character.length === 1;
  return String.fromCharCode(...(isStray ? [code] : encoder.encode(character)));
}

/** Returns the characters of a text, each once, that neither ASCII nor the texts before have: no other may be written. */
export function foreignCharacters(text: string, before: readonly string[]): readonly string[] {
  const known = new Set(before.flatMap((one) => one.match(/\P{ASCII}/gu) ?? []));
  return [...new Set(text.match(/\P{ASCII}/gu) ?? [])].filter((one) => !known.has(one));
}

import { hideSpelled, spelledForms } from './hide-spelled.ts';

/** Shorter values are words that any sentence may contain. */
const shortestSecret = 6;

/** Characters of a secret that are hidden although the rest of it is cut off. */
const longestRest = 12;

/**
 * Returns a function that puts `mark` for these secrets in a text, as they are, quoted, percent-encoded, in hexadecimal
 * digits, in base64 or in entities of a page, also if the text breaks off inside one, and if white space or invisible
 * characters are between its own.
 */
export function hideSecrets(secrets: readonly string[], mark = '***'): (text: string) => string {
  const all = secrets.filter(({ length }) => length >= shortestSecret).flatMap(formsOf);
  const forms = [...new Set(all)].toSorted((one, other) => other.length - one.length);
  const hideAll = hideSpelled(spelledForms(forms, shortestSecret), longestRest, mark);
  return (text) => forms.reduce((hidden, form) => hide(hidden, form, mark), hideAll(text));
}

/** As it is, and as endpoints echo it: in a JSON string, an address and a header, in both alphabets of base64. */
function formsOf(secret: string): readonly string[] {
  const bytes = new TextEncoder().encode(secret);
  const quoted = JSON.stringify(secret).slice(1, -1);
  const encoded = encodeURIComponent(secret.toWellFormed());
  const base64 = [0, 1, 2].map((before) => base64Of(bytes, before));
  const urlSafe = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [secret, quoted, encoded, digits, digits.toUpperCase(), ...base64, ...urlSafe];
}

function hide(text: string, secret: string, mark: string): string {
  const start = secret.slice(0, longestRest);
  const parts = text.split(start);
  if (parts.length === 1) return text;
  const rest = secret.slice(start.length);
  return parts.map((part, index) => (index === 0 ? part : after(part, rest))).join(mark);
}

/** Returns what follows the beginning of a secret: without the rest of it, as far as it goes. */
function after(part: string, rest: string): string {
  let same = 0;
  while (same < rest.length && part[same] === rest[same]) same += 1;
  return part.slice(same);
}

/**
 * Base64 of bytes that so many others precede, as a login does in a header: only the signs that these bytes alone
 * decide, as what stands around may change the others.
 */
function base64Of(bytes: Uint8Array, before: number): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(before), ...bytes));
  const end = Math.floor(((before + bytes.length) * 8) / 6);
  return text.slice(Math.ceil((before * 8) / 6), end);
}

import { isWeakSecret } from './weak-secrets.ts';

/** Minimum characters of a secret that are hidden although the rest of it is cut off. */
const minRest = 12;

/**
 * Returns a function that puts `mark` for these secrets in a text, as they are, quoted, percent-encoded, in hexadecimal
 * digits or in base64, also if the text is cut off inside one. Weak ones are not searched for.
 */
export function hideSecrets(secrets: readonly string[], mark = '***'): (text: string) => string {
  const all = secrets.filter((secret) => !isWeakSecret(secret)).flatMap(formsOf);
  const forms = [...new Set(all)].toSorted((one, other) => other.length - one.length);
  return (text) => forms.reduce((hidden, form) => hide(hidden, form, mark), text);
}

/** Whether `after` has one of these secrets that `before` has not, in a form that is hidden. */
export function secretAdder(
  secrets: readonly string[],
): (before: readonly string[], after: string) => boolean {
  const hiders = secrets.map((secret) => hideSecrets([secret]));
  return (before, after) =>
    hiders.some((hideOne) => {
      // What a file ends with is not cut off.
      const isIn = (text: string) => hideOne(`${text}.`) !== `${text}.`;
      return isIn(after) && !before.some(isIn);
    });
}

/** As it is, and as endpoints echo it: in a JSON string, an address and a header, in both alphabets of base64. */
function formsOf(secret: string): readonly string[] {
  const bytes = new TextEncoder().encode(secret);
  const quoted = JSON.stringify(secret).slice(1, -1);
  const encoded = encodeURIComponent(secret.toWellFormed());
  const inSmall = encoded.replace(/%../g, (byte) => byte.toLowerCase());
  const base64 = [0, 1, 2].map((before) => base64Of(bytes, before));
  const urlSafe = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [secret, quoted, encoded, inSmall, digits, digits.toUpperCase(), ...base64, ...urlSafe];
}

function hide(text: string, secret: string, mark: string): string {
  const start = secret.slice(0, minRest);
  let [hidden, kept] = ['', 0];
  for (let at = text.indexOf(start); at >= 0; ) {
    const end = endOfSecret(text, secret, at);
    if (end !== undefined) {
      hidden += text.slice(kept, at) + mark;
      kept = end;
    }
    at = text.indexOf(start, end ?? at + 1);
  }
  return kept === 0 ? text : hidden + text.slice(kept);
}

/** What stands where a text was cut: nothing more, or a sign that says so. */
const cut = /\s*(?:$|…|\((?:…|cut\b))/y;

/**
 * Returns where a secret that begins at `from` ends in a text, or the part of it that is left where the text was cut;
 * `undefined` if something else goes on there.
 */
function endOfSecret(text: string, secret: string, from: number): number | undefined {
  let end = from;
  while (end - from < secret.length && text[end] === secret[end - from]) end += 1;
  if (end - from === secret.length) return end;
  cut.lastIndex = end;
  return cut.test(text) ? end : undefined;
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

import { redacted } from './hide-in.ts';
import { inserted, replaceWithout, signs, type TextPart, withoutSigns } from './inserted-signs.ts';

/** Minimum characters of a secret that are hidden although the rest of it is cut off. */
const minRest = 12;

/**
 * Returns a function that puts `mark` for these secrets in a text, as they are, quoted, percent-encoded, in hexadecimal
 * digits or in base64, also if the text is cut off inside one. Weak ones are not searched for. A secret that is added
 * to the list later is hidden from then on: an App gets new tokens while a run goes on.
 */
export function hideSecrets(secrets: readonly string[], mark = '***'): (text: string) => string {
  const forms = derived(secrets, formsOf);
  return (text) => forms().reduce((hidden, form) => hide(hidden, form, mark), text);
}

/** Returns what is made of a list, made again once the list has grown. */
function derived<Made>(
  list: readonly string[],
  make: (list: readonly string[]) => Made,
): () => Made {
  let last: { readonly made: Made; readonly length: number } | undefined;
  return () => {
    if (last?.length !== list.length) last = { made: make(list), length: list.length };
    return last.made;
  };
}

/** Returns all forms of all secrets, the longest first. */
function formsOf(secrets: readonly string[]): readonly string[] {
  const all = secrets.filter((secret) => !isWeakSecret(secret)).flatMap(encodeSecret);
  return [...new Set(all)].toSorted((one, other) => other.length - one.length);
}

/** Whether `after` has one of these secrets that `before` has not, in a form that is hidden. */
export function secretAdder(
  secrets: readonly string[],
): (before: readonly string[], after: string) => boolean {
  const hiders = derived(secrets, (all) => all.map((secret) => hideSecrets([secret])));
  return (before, after) =>
    hiders().some((hideOne) => {
      // What a file ends with is not cut off.
      const isIn = (text: string) => hideOne(`${text}.`) !== `${text}.`;
      return isIn(after) && !before.some(isIn);
    });
}

/** As it is, and as endpoints echo it: in a JSON string, an address and a header, in both alphabets of base64. */
function encodeSecret(secret: string): readonly string[] {
  const bytes = new TextEncoder().encode(secret);
  const quoted = JSON.stringify(secret).slice(1, -1);
  const encoded = encodeURIComponent(secret.toWellFormed());
  const inSmall = encoded.replace(/%../g, (byte) => byte.toLowerCase());
  const base64 = [0, 1, 2].map((before) => encodeBase64(bytes, before));
  const urlSafe = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [secret, quoted, encoded, inSmall, digits, digits.toUpperCase(), ...base64, ...urlSafe];
}

function hide(text: string, secret: string, mark: string): string {
  let [hidden, kept] = ['', 0];
  for (const [start, end] of partsOf(text, secret)) {
    hidden += text.slice(kept, start) + mark;
    kept = end;
  }
  return kept === 0 ? text : hidden + text.slice(kept);
}

/** Returns where a secret stands in a text. */
function partsOf(text: string, secret: string): readonly TextPart[] {
  const start = secret.slice(0, minRest);
  const parts: TextPart[] = [];
  for (let at = text.indexOf(start); at >= 0; ) {
    const end = endOfSecret(text, secret, at);
    if (end !== undefined) parts.push([at, end]);
    at = text.indexOf(start, end ?? at + 1);
  }
  return parts;
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
function encodeBase64(bytes: Uint8Array, before: number): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(before), ...bytes));
  const end = Math.floor(((before + bytes.length) * 8) / 6);
  return text.slice(Math.ceil((before * 8) / 6), end);
}

/** Minimum characters of a secret: shorter values may stand in any text. */
const minSecret = 8;

/** Maximum characters of a word: longer ones of one case are not words of a language. */
const maxWord = 12;

/** Words of well-known defaults, such as `changeme`, `my-secret-key` and `Password123!`. */
const defaults = new Set(
  `a access admin administrator api apikey auth change changeit changeme client default demo dev dummy example guest
  here it key letmein local me my mysecret pass passphrase passw0rd passwd password placeholder private qwerty root
  sample secret test testing the token user username welcome word your`.split(/\s+/),
);

/**
 * Whether a secret is too weak to be searched for as text: short, a word, a number or a well-known default, which
 * innocent text has, too.
 */
export function isWeakSecret(secret: string): boolean {
  if (secret.length < minSecret) return true;
  if (secret.length <= maxWord && /^(?:\p{L}\p{Ll}*|\p{Lu}+|\d+)$/u.test(secret)) return true;
  const words = secret.toLowerCase().split(/[\s_.-]+/);
  return words.every((word) => word === '' || defaults.has(word.replace(/[^a-z]+$/, '')));
}

/** How a service begins its keys, and what follows; nothing of a longer word. */
const services = [
  // OpenAI, Anthropic, OpenRouter, Stripe; Groq; xAI; Hugging Face.
  String.raw`[psr]k[-_][\w-]{16,200}|(?:gsk_|xai-|hf_)\w{20,200}`,
  // Code hosts and npm.
  String.raw`(?:gh[oprsu]_|github_pat_|glpat-|npm_)[\w-]{16,255}`,
  // Atlassian, Slack.
  String.raw`AT[AC]TT3[\w=-]{20,400}|xox[a-z]-[\w-]{10,200}`,
  String.raw`hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/-]{16,200}`,
  // SendGrid, PyPI, DigitalOcean, HashiCorp, Shopify, Docker.
  String.raw`SG\.[\w-]{16,40}\.[\w-]{20,80}|pypi-AgE[\w-]{16,400}|do[opr]_v1_[\da-f]{32,128}`,
  String.raw`hv[bsr]\.[\w-]{20,400}|shp(?:at|ca|pa|ss)_[\da-fA-F]{24,64}|dckr_[op]at_[\w-]{16,100}`,
  // Amazon, Google.
  String.raw`(?:AKIA|ASIA)[A-Z\d]{16}(?![A-Z\d])|(?:AIza|ya29\.)[\w-]{20,400}`,
  // JSON web tokens, and what a header authorises with.
  String.raw`eyJ[\w-]{8,2000}\.[\w-]{8,4000}\.[\w-]{0,2000}|(?:Bearer|Basic) [\w.~+/=-]{16,4000}`,
].join('|');

/** Texts that look like keys, each with what is asked of it besides. */
const keyForms: readonly (readonly [RegExp, ((found: string) => boolean)?])[] = [
  [new RegExp(`(?<![A-Za-z\\d])(?:${services})`, 'g')],
  // An address with a password, whatever else it says.
  [/(?<![a-z])[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@]{0,200}:[^\s/]{1,400}@[^\s"'<>)\]}]{1,400}/gi],
  [
    /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]{0,8000}(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g,
  ],
  // Azure and whoever else names a key in a row of settings.
  [
    /(?<=(?:account|access|shared)[a-z_-]{0,20}key["']?\s?[:=]\s?["']?)[\w+/-]{20,400}={0,2}/gi,
    isRandom,
  ],
  // Amazon: it has no sign of its own.
  [/(?<![A-Za-z\d+/])[A-Za-z\d+/]{40}(?![A-Za-z\d+/=])/g, isRandom],
];

/** Characters of a word, at most, in a text that is made by chance: names and paths have longer words. */
const maxLetters = 3.4;

/** Whether a text mixes capitals, small letters and digits as no name does; a hash in hexadecimal digits does not. */
function isRandom(text: string): boolean {
  const words = text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  return (
    [/[A-Z]/, /[a-z]/, /\d/].every((kind) => kind.test(text)) &&
    text.length / Math.max(words.length, 1) < maxLetters
  );
}

const keysIn = (text: string): readonly TextPart[] =>
  keyForms.flatMap(([form, isKey = () => true]) =>
    Array.from(text.matchAll(form)).flatMap(({ 0: found, index }): TextPart[] =>
      isKey(found) ? [[index, index + found.length]] : [],
    ),
  );

/** Replaces what looks like a key, also where a text was made safe for its reader. */
export const hideKeys = (text: string): string => replaceWithout(inserted, text, redacted, keysIn);

/**
 * Returns a function that replaces these secrets, also in their usual encodings, and what looks like a key. Both are
 * found whatever signs were put into a text to make it safe, and the secrets by their letters alone.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const hideKnown = derived(secrets, (all) => hideSecrets(all, redacted));
  const plain = derived(secrets, (all) => formsOf(all).map((form) => withoutSigns(inserted, form)));
  const letters = derived(secrets, (all) =>
    formsOf(all)
      .map((form) => withoutSigns(signs, form))
      .filter((form) => form.length >= minRest && !isWeakSecret(form)),
  );
  const hideThrough = (taken: RegExp, forms: readonly string[], text: string) =>
    replaceWithout(taken, text, redacted, (left) => forms.flatMap((form) => partsOf(left, form)));
  return (text) => {
    const known = hideThrough(inserted, plain(), hideKeys(hideKnown()(text)));
    return hideThrough(signs, letters(), known);
  };
}

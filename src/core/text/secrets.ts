import { redacted } from './hide-in.ts';
import { escapeMarkdown } from './safe-text.ts';

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

/** Texts that look like keys, as services hand them out; Markdown has a backslash before each underscore. */
const keyForms: readonly RegExp[] = [
  // OpenAI, Anthropic, OpenRouter, Stripe; Groq; xAI; Hugging Face.
  /\b[psr]k(?:-|\\?_)(?:[\w-]|\\_){16,200}/g,
  /\b(?:gsk\\?_|xai-|hf\\?_)(?:\w|\\_){20,200}/g,
  // GitHub, GitLab, npm.
  /\b(?:gh[oprsu]\\?_|github\\?_pat\\?_|glpat-|npm\\?_)(?:[\w-]|\\_){16,255}/g,
  // Atlassian, Slack.
  /\bAT[AC]TT3(?:[\w=-]|\\_){20,400}/g,
  /\bxox[a-z]-[\w-]{10,200}/g,
  /\bhooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/-]{16,200}/g,
  // SendGrid, PyPI, DigitalOcean, HashiCorp, Shopify, Docker.
  /\bSG\.(?:[\w-]|\\_){16,40}\.(?:[\w-]|\\_){20,80}/g,
  /\bpypi-AgE(?:[\w-]|\\_){16,400}/g,
  /\bdo[opr]\\?_v1\\?_[\da-f]{32,128}/g,
  /\bhv[bsr]\.(?:[\w-]|\\_){20,400}/g,
  /\bshp(?:at|ca|pa|ss)\\?_[\da-fA-F]{24,64}/g,
  /\bdckr\\?_[op]at\\?_(?:[\w-]|\\_){16,100}/g,
  // Amazon, Google.
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\b(?:AIza|ya29\.)(?:[\w-]|\\_){20,400}/g,
  // JSON web tokens, and what a header authorises with.
  /\beyJ(?:[\w-]|\\_){8,2000}\.(?:[\w-]|\\_){8,4000}\.(?:[\w-]|\\_){0,2000}/g,
  /\b(?:Bearer|Basic) (?:[\w.~+/=-]|\\[_~]){16,4000}/g,
  // The name and password in an address.
  /(?<=\b[a-z][a-z\d+.-]{1,20}:\/\/)[^\s/:@]{0,200}:[^\s/@]{1,400}(?=@)/gi,
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]{0,8000}(?:-----END [A-Z ]{0,30}PRIVATE KEY-----)?/g,
];

/**
 * Returns a function that replaces these secrets, also in their usual encodings, and what looks like a key. Both are
 * found in Markdown, too.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const hideKnown = derived(secrets, (all) =>
    hideSecrets([...all, ...all.map((secret) => escapeMarkdown(secret))], redacted),
  );
  return (text) =>
    keyForms.reduce((hidden, form) => hidden.replace(form, redacted), hideKnown()(text));
}

/** Shorter values are words that any sentence may contain. */
const shortestSecret = 6;

/** Characters of a secret that are hidden although the rest of it is cut off. */
const longestRest = 12;

/**
 * Returns a function that puts `mark` for these secrets in a text, as they are, quoted, percent-encoded or in base64,
 * also if the text breaks off inside one.
 */
export function hideSecrets(secrets: readonly string[], mark = '***'): (text: string) => string {
  const forms = secrets
    .filter(({ length }) => length >= shortestSecret)
    .flatMap(formsOf)
    .toSorted((one, other) => other.length - one.length);
  return (text) => forms.reduce((hidden, form) => hide(hidden, form, mark), text);
}

/** As it is, and as endpoints echo it: in a JSON string, an address and a header, in both alphabets of base64. */
function formsOf(secret: string): readonly string[] {
  const base64 = base64Of(secret);
  const quoted = JSON.stringify(secret).slice(1, -1);
  const encoded = encodeURIComponent(secret.toWellFormed());
  const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_');
  return [secret, quoted, encoded, base64, urlSafe];
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

/** Without padding, as what follows may change it. */
function base64Of(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes)).replace(/.?=*$/, '');
}

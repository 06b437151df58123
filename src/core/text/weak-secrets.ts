/** Shorter values may stand in any text. */
const shortestSecret = 8;

/** Longer words of one case are not words of a language. */
const longestWord = 12;

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
  if (secret.length < shortestSecret) return true;
  if (secret.length <= longestWord && /^(?:\p{L}\p{Ll}*|\p{Lu}+|\d+)$/u.test(secret)) return true;
  const words = secret.toLowerCase().split(/[\s_.-]+/);
  return words.every((word) => word === '' || defaults.has(word.replace(/[^a-z]+$/, '')));
}

/** Characters that Jira's text search gives a meaning of its own. */
const reserved = /[-+&|!(){}[\]^~*?\\/:"]/g;

/** Characters of a text that are searched for. */
const longest = 200;

/**
 * The query for tickets of a project that hold a text, latest change first; `undefined` for a text
 * without a word. The text can neither end its quotes nor act as an operator.
 */
export function textQuery(project: string, text: string): string | undefined {
  const words = text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  const plain = words.toWellFormed().replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase());
  const searched = quoted(plain.replace(reserved, '\\$&'));
  return `project = ${quoted(project)} AND text ~ ${searched} ORDER BY updated DESC`;
}

/** A string of JQL: only quotes and backslashes mean something in one. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

import { jsonrepair } from 'jsonrepair';
import { isShallow, parseJson } from '../../core/text/index.ts';

/** Characters that are repaired: no call that a model writes has more, and some texts take time in square. */
const mostRepaired = 2 ** 15;

/**
 * Parses JSON, or what models write for it: with single quotes, line breaks in strings, commas too many, words of Python
 * or with brackets too few. `undefined` if it is none, breaks off within a value or is nested too deeply.
 */
export function parseLoosely(text: string): unknown {
  const json = parseJson(text);
  const value = json === undefined ? parseJson(repaired(text)) : json;
  return isShallow(value) ? value : undefined;
}

/** The end of a list, an object or a string: a text that breaks off elsewhere is half of a call. */
const closing = /[}\]]$|[^\s:,{[]["']$/;

function repaired(text: string): string {
  const json = text.trim();
  if (json.length > mostRepaired || !closing.test(json)) return '';
  try {
    return jsonrepair(withEscapes(json));
  } catch {
    return '';
  }
}

/** A backslash that escapes nothing stands for itself, as in a regular expression. */
function withEscapes(json: string): string {
  return json.replaceAll(/\\(?:["'`\\/bfnrt\n]|u[\da-f]{4}|([\s\S]))/gi, (pair, other) =>
    other === undefined ? pair : `\\${pair}`,
  );
}

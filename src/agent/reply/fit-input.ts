import { jsonrepair } from 'jsonrepair';
import { isObject, isShallow, type Members, parseJson, toMembers } from '../../core/text/index.ts';

/**
 * Gives the input of a tool call the form that the JSON schema asks for, where models often deviate: JSON as a string,
 * one value for a list, a number or a boolean as a string, another case. Drops members that are null, empty or unknown.
 * What fits stays as it is.
 */
export function fitInput(raw: unknown, schema: Members): unknown {
  switch (schema.type) {
    case 'object':
      return fitObject(unquoted(raw), schema);
    case 'array': {
      const value = unquoted(raw);
      const list = Array.isArray(value) ? value : [value];
      return list.map((one) => fitInput(one, toMembers(schema.items)));
    }
    case 'boolean': {
      const word = typeof raw === 'string' ? raw.trim() : '';
      return /^true$/i.test(word) || (/^false$/i.test(word) ? false : raw);
    }
    case 'string':
      return fitString(raw, schema);
    default:
      return raw;
  }
}

function fitObject(value: unknown, schema: Members): unknown {
  const properties = toMembers(schema.properties);
  if (!isObject(value)) return value;
  const isGiven = (name: string) =>
    Object.hasOwn(value, name) && value[name] !== null && value[name] !== '';
  const fitted = Object.entries(properties).flatMap(([name, own]) =>
    isGiven(name) ? [[name, fitInput(value[name], toMembers(own))]] : [],
  );
  return Object.fromEntries(fitted);
}

function fitString(raw: unknown, schema: Members): unknown {
  if (Array.isArray(schema.enum)) {
    const word = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
    return schema.enum.includes(word) ? word : raw;
  }
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  // Its length would be checked as that of a text.
  if (isObject(raw) && Object.hasOwn(raw, 'length')) return {};
  const isText = Array.isArray(raw) && raw.every((line) => typeof line === 'string');
  return isText ? raw.join('\n') : raw;
}

/** Returns the names of the members that a schema requires. */
export function requiredBy({ required }: Members): readonly string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

/** Parses an object or a list in a string, or in a string within a string. */
function unquoted(raw: unknown): unknown {
  return typeof raw === 'string' && /^\s*[{["]/.test(raw) ? (parseLoosely(raw) ?? raw) : raw;
}

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

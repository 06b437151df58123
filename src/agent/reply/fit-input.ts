import { jsonrepair } from 'jsonrepair';
import type { Members } from '../../engines/text/index.ts';
import { isObject, isShallow, parseJson, toMembers } from '../../engines/text/index.ts';

/**
 * Gives the input of a tool call the form that the JSON schema asks for, where recorded calls deviate: JSON in a string,
 * one value for a list, a boolean in a string, a number for a text. Drops members that are null, empty or unknown.
 */
export function fitInput(raw: unknown, schema: Members): unknown {
  switch (schema.type) {
    case 'object':
      return fitObject(unquoted(raw), toMembers(schema.properties));
    case 'array': {
      const value = unquoted(raw);
      const list = Array.isArray(value) ? value : [value];
      return list.map((one) => fitInput(one, toMembers(schema.items)));
    }
    case 'boolean':
      return typeof raw === 'string' && /^(?:true|false)$/i.test(raw) ? /t/i.test(raw) : raw;
    case 'string':
      if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
      // Its members could pass for the length of a text.
      return isObject(raw) ? {} : raw;
    default:
      return raw;
  }
}

function fitObject(value: unknown, properties: Members): unknown {
  if (!isObject(value)) return value;
  const fitted = Object.entries(properties)
    .filter(([name]) => (value[name] ?? '') !== '')
    .map(([name, own]) => [name, fitInput(value[name], toMembers(own))]);
  return Object.fromEntries(fitted);
}

/** Parses an object or a list in a string. */
function unquoted(raw: unknown): unknown {
  return typeof raw === 'string' && /^\s*[{[]/.test(raw) ? (parseLoosely(raw) ?? raw) : raw;
}

/** Characters that are repaired: no call that a model writes has more, and some texts take time in square. */
const mostRepaired = 2 ** 15;

/**
 * Parses JSON, or what models write for it: with single quotes, line breaks in strings, commas too many, words of Python
 * or with brackets too few. `undefined` if it is none, breaks off within a value or is nested too deeply.
 */
export function parseLoosely(text: string): unknown {
  const json = parseJson(text);
  const value = json === undefined ? parseJson(repaired(text.trim())) : json;
  return isShallow(value) ? value : undefined;
}

/** The end of a list, an object or a string: a text that breaks off elsewhere is half of a call. */
const closing = /[}\]]$|[^\s:,{[]["']$/;

/** A known escape, or a backslash that escapes nothing and stands for itself, as in a regular expression. */
const escapes = /(\\(?:["'`\\/bfnrt\n]|u[\da-f]{4}))|\\/gi;

function repaired(json: string): string {
  if (json.length > mostRepaired || !closing.test(json)) return '';
  try {
    return jsonrepair(json.replaceAll(escapes, (_, known = String.raw`\\`) => known));
  } catch {
    return '';
  }
}

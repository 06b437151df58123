import {
  isObject,
  JsonReader,
  type Members,
  parseLoosely,
  toMembers,
} from '../../core/text/index.ts';
import type { ToolSpec } from '../ports.ts';
import { memberNames, valueNames } from './other-names.ts';

/** A JSON Schema, as far as it says which form an input has. */
export type InputSchema = Members;

/**
 * Gives the input of a tool call the form that the schema asks for, where models often deviate: other
 * names and spellings, JSON as a string, one value for a list or for an object's first member, a
 * number or a boolean as a string. Drops members that are null, empty or unknown. What fits stays as it is.
 */
export function fitInput(raw: unknown, schema: InputSchema): unknown {
  switch (schema.type) {
    case 'object':
      return fitObject(raw, schema);
    case 'array':
      return fitList(raw, schema);
    case 'boolean':
      return fitBoolean(raw);
    case 'string':
      return fitString(raw, schema);
    default:
      return raw;
  }
}

function fitObject(raw: unknown, schema: InputSchema): unknown {
  const value = unquoted(raw);
  const properties = toMembers(schema.properties);
  if (typeof value === 'string') {
    const [main = ''] = requiredBy(schema);
    const { type, enum: values } = toMembers(properties[main]);
    return type === 'string' && values === undefined ? { [main]: value } : value;
  }
  if (!isObject(value)) return value;
  const given = Object.entries(value).filter(([, member]) => member !== null && member !== '');
  const fitted = Object.entries(properties).flatMap(([property, own]) => {
    const [, member] = namedMember(property, properties, given) ?? [];
    return member === undefined ? [] : [[property, fitInput(member, toMembers(own))]];
  });
  return Object.fromEntries(fitted);
}

type Member = readonly [name: string, value: unknown];

/** Returns the member that a property means: that of its name, of this in another spelling, or of another name. */
function namedMember(
  property: string,
  properties: InputSchema,
  given: readonly Member[],
): Member | undefined {
  const others = given.filter(([name]) => !Object.hasOwn(properties, name));
  const names = memberNames[property] ?? [];
  return (
    given.find(([name]) => name === property) ??
    others.find(([name]) => plain(name) === plain(property)) ??
    names.flatMap((other) => others.filter(([name]) => name === other))[0]
  );
}

function fitList(raw: unknown, schema: InputSchema): unknown {
  const value = unquoted(raw);
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => fitInput(one, toMembers(schema.items)));
}

function fitBoolean(raw: unknown): unknown {
  const word = typeof raw === 'string' ? raw.trim() : '';
  return /^(?:true|yes)$/i.test(word) || (/^(?:false|no)$/i.test(word) ? false : raw);
}

function fitString(raw: unknown, schema: InputSchema): unknown {
  if (Array.isArray(schema.enum))
    return (typeof raw === 'string' && meantValue(raw, schema)) || raw;
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  // Its length would be checked as that of a text.
  if (isObject(raw) && Object.hasOwn(raw, 'length')) return {};
  const isText = Array.isArray(raw) && raw.every((line) => typeof line === 'string');
  return isText ? raw.join('\n') : raw;
}

/** Returns the value of an enum that a word means; `undefined` if it means none. */
export function meantValue(word: string, schema: InputSchema): string | undefined {
  const written = plain(word);
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  return values.find(
    (value) =>
      value === word ||
      plain(String(value)) === written ||
      valueNames[String(value)]?.includes(written),
  );
}

/** Whether a value has one of the members of a tool's input: any, or one of `names`. */
export function sharesMember(
  value: unknown,
  { parameters }: ToolSpec,
  names: readonly string[] = Object.keys(toMembers(parameters.properties)),
): boolean {
  const input = toMembers(fitInput(value, parameters));
  return names.some((name) => Object.hasOwn(input, name));
}

/** Returns the names of the members that a schema requires. */
export function requiredBy({ required }: InputSchema): readonly string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}

/** Returns a word without case, punctuation and Markdown at its ends, with hyphens between its parts. */
function plain(word: string): string {
  // The end is sought once for each run of signs, not at each of its signs.
  return word
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .replace(/^[^a-z0-9]+|(?<![^a-z0-9])[^a-z0-9]+$/g, '');
}

/** A string, a number or a boolean as text; empty for anything else. */
export function acceptWord(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** Parses an object or a list that a string begins with, or a string within a string. */
export function unquoted(raw: unknown): unknown {
  if (typeof raw !== 'string' || !/^\s*[{["]/.test(raw)) return raw;
  return (/^\s*"/.test(raw) ? parseLoosely(raw) : new JsonReader(raw).first()) ?? raw;
}

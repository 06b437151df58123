import { parseLoosely } from '../../../core/text/index.ts';

/** A JSON Schema, as far as it says which form an input has. */
export type InputSchema = Readonly<Record<string, unknown>>;

/** Our names of members, by the names that models know from other tools. */
export type OtherNames = Readonly<Record<string, string>>;

/** What models write for a value of an enum, in the form that {@link plain} gives it. */
const otherValues: OtherNames = {
  ...{ approved: 'approve', approves: 'approve', accept: 'approve', accepted: 'approve' },
  ...{ lgtm: 'approve', ship: 'approve', 'ship-it': 'approve' },
  ...{ revised: 'revise', revision: 'revise', 'needs-revision': 'revise', reject: 'revise' },
  ...{ rejected: 'revise', 'request-changes': 'revise', 'changes-requested': 'revise' },
  ...{ bugfix: 'fix', 'bug-fix': 'fix', clarify: 'ask', question: 'ask' },
};

/**
 * Gives the input of a tool call the form that the schema asks for, where models often deviate: other
 * names and spellings, JSON as a string, one value for a list or for an object's first member, a
 * number or a boolean as a string. Drops members that are null or empty. What fits stays as it is.
 */
export function fitInput(raw: unknown, schema: InputSchema, otherNames: OtherNames = {}): unknown {
  switch (schema.type) {
    case 'object':
      return fitObject(raw, schema, otherNames);
    case 'array':
      return fitList(raw, schema, otherNames);
    case 'boolean':
      return fitBoolean(raw);
    case 'string':
      return fitString(raw, schema);
    default:
      return raw;
  }
}

function fitObject(raw: unknown, schema: InputSchema, otherNames: OtherNames): unknown {
  const value = unquoted(raw);
  const properties = recordOf(schema.properties);
  if (typeof value === 'string') {
    const [main = ''] = requiredBy(schema);
    const { type, enum: values } = recordOf(properties[main]);
    return type === 'string' && values === undefined ? { [main]: value } : value;
  }
  if (!isRecord(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== '');
  const named = members.map(([name, member]) => [ownName(name, properties, otherNames), member]);
  const own = members.filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(
    [...named, ...own].map(([name, member]) => {
      const property = String(name);
      return [property, fitInput(member, recordOf(properties[property]), otherNames)];
    }),
  );
}

/** A member may have another name, or ours in another spelling. */
function ownName(name: string, properties: InputSchema, otherNames: OtherNames): string {
  if (Object.hasOwn(properties, name)) return name;
  const own = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  if (own !== undefined && Object.hasOwn(properties, own)) return own;
  return Object.keys(properties).find((property) => plain(property) === plain(name)) ?? name;
}

function fitList(raw: unknown, schema: InputSchema, otherNames: OtherNames): unknown {
  const value = unquoted(raw);
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => fitInput(one, recordOf(schema.items), otherNames));
}

function fitBoolean(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  return booleans.get(raw.trim().toLowerCase()) ?? raw;
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

function fitString(raw: unknown, schema: InputSchema): unknown {
  if (Array.isArray(schema.enum))
    return (typeof raw === 'string' && meantValue(raw, schema)) || raw;
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  // Its length would be checked as that of a text.
  if (isRecord(raw) && Object.hasOwn(raw, 'length')) return {};
  const isText = Array.isArray(raw) && raw.every((line) => typeof line === 'string');
  return isText ? raw.join('\n') : raw;
}

/** Returns the value of an enum that a word means; `undefined` if it means none. */
export function meantValue(word: string, schema: InputSchema): string | undefined {
  const written = plain(word);
  const meant = Object.hasOwn(otherValues, written) ? otherValues[written] : undefined;
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  return values.find(
    (value) => value === word || plain(String(value)) === written || value === meant,
  );
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
export function wordOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** Parses an object or a list that is JSON in a string. */
function unquoted(raw: unknown): unknown {
  if (typeof raw !== 'string' || !/^\s*[{["]/.test(raw)) return raw;
  return parseLoosely(raw) ?? raw;
}

export function recordOf(value: unknown): InputSchema {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is InputSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

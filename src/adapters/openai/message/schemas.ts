import { isObject, type Members, toMembers } from '../../../core/text/index.ts';

/** Keywords that some endpoints refuse, and no model needs: what comes back is checked anyway. */
const unsent = new Set([
  ...['$schema', 'additionalProperties', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['multipleOf', 'pattern', 'format', 'default'],
]);

/** Keywords whose members map names to schemas. */
const schemaMaps = new Set(['properties', '$defs', 'definitions']);
/** Keywords that contain plain data. */
const plainData = new Set(['enum', 'required', 'default', 'examples']);

/** Returns the schema of a tool or a reply as every endpoint takes it. */
export function sentSchema(schema: Members): Record<string, unknown> {
  const members = Object.entries(schema)
    .filter(([keyword]) => !unsent.has(keyword))
    .map(([keyword, value]) =>
      keyword === 'const' ? ['enum', [value]] : [keyword, member(keyword, value)],
    );
  return Object.fromEntries(members);
}

function member(keyword: string, value: unknown): unknown {
  if (plainData.has(keyword)) return value;
  if (Array.isArray(value)) return value.map((one) => member('', one));
  if (!isObject(value)) return value;
  if (!schemaMaps.has(keyword)) return sentSchema(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, schema]) => [name, member('', schema)]),
  );
}

/** The keywords that may stand in a schema to which input is held. */
const known = new Set(
  'type properties required items enum anyOf description additionalProperties'.split(' '),
);

/**
 * Returns a schema that names every member as required, as strict tools demand: those that are optional may be
 * null. `undefined` if some part of it cannot be said so.
 */
export function strictSchema(schema: Members): Record<string, unknown> | undefined {
  return strict(sentSchema(schema));
}

function strict(schema: Members): Record<string, unknown> | undefined {
  if (!Object.keys(schema).every((keyword) => known.has(keyword))) return undefined;
  const { type, properties, items, anyOf } = schema;
  if (type === 'object') return isObject(properties) ? strictObject(schema, properties) : undefined;
  if (type === 'array') {
    const inner = isObject(items) ? strict(items) : undefined;
    return inner && { ...schema, items: inner };
  }
  if (anyOf === undefined)
    return type === undefined && schema.enum === undefined ? undefined : { ...schema };
  const options = Array.isArray(anyOf) ? strictAll(anyOf) : undefined;
  return options && { ...schema, anyOf: options };
}

function strictObject(schema: Members, properties: Members): Record<string, unknown> | undefined {
  const names = Object.keys(properties);
  const inner = strictAll(Object.values(properties));
  if (inner === undefined) return undefined;
  const required = requiredIn(schema);
  const members = names.map((name, at) => {
    const own = inner[at];
    return [name, required.has(name) ? own : { anyOf: [own, { type: 'null' }] }];
  });
  return {
    ...schema,
    properties: Object.fromEntries(members),
    required: names,
    additionalProperties: false,
  };
}

function strictAll(schemas: readonly unknown[]): Record<string, unknown>[] | undefined {
  const inner = schemas.map((one) => (isObject(one) ? strict(one) : undefined));
  return inner.every((one) => one !== undefined) ? inner : undefined;
}

/** Removes the nulls that stand for optional members which a strict tool had to name. */
export function withoutNulls(input: unknown, schema: unknown): unknown {
  if (!isObject(schema)) return input;
  if (Array.isArray(input)) return input.map((one) => withoutNulls(one, schema.items));
  if (!isObject(input)) return input;
  const properties = toMembers(schema.properties);
  const required = requiredIn(schema);
  const members = Object.entries(input)
    .filter(([name, value]) => value !== null || required.has(name) || !(name in properties))
    .map(([name, value]) => [name, withoutNulls(value, properties[name])]);
  return Object.fromEntries(members);
}

const requiredIn = ({ required }: Members): ReadonlySet<unknown> =>
  new Set(Array.isArray(required) ? required : []);

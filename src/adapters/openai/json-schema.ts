/** Keywords that some endpoints refuse in the parameters of a tool. */
const refusedInTools = [
  '$schema',
  'additionalProperties',
  'exclusiveMinimum',
  'exclusiveMaximum',
] as const;

/** Keywords that some endpoints cannot turn into a grammar for the reply. */
const refusedInReplies = [
  ...refusedInTools,
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['multipleOf', 'pattern', 'format', 'default'],
] as const;

/** Keywords whose members are schemas by the name of a property, and those that hold plain data. */
const named = new Set(['properties', '$defs', 'definitions']);
const data = new Set(['enum', 'required', 'default', 'examples']);

type Schema = Readonly<Record<string, unknown>>;

/** The schema in words that every endpoint takes as the parameters of a tool. */
export function toolSchema(schema: Schema): Record<string, unknown> {
  return without(schema, new Set(refusedInTools));
}

/** The schema in words that every endpoint takes as the form of a reply. */
export function replySchema(schema: Schema): Record<string, unknown> {
  return without(schema, new Set(refusedInReplies));
}

function without(schema: Schema, refused: ReadonlySet<string>): Record<string, unknown> {
  const members = Object.entries(schema)
    .filter(([keyword]) => !refused.has(keyword))
    .map(([keyword, value]) =>
      keyword === 'const' ? ['enum', [value]] : [keyword, member(keyword, value, refused)],
    );
  return Object.fromEntries(members);
}

function member(keyword: string, value: unknown, refused: ReadonlySet<string>): unknown {
  if (data.has(keyword)) return value;
  if (Array.isArray(value)) return value.map((one) => member('', one, refused));
  if (!isSchema(value)) return value;
  if (!named.has(keyword)) return without(value, refused);
  return Object.fromEntries(
    Object.entries(value).map(([name, schema]) => [name, member('', schema, refused)]),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

/** Keywords that some endpoints refuse in the parameters of a tool. */
const refusedInTools = new Set([
  '$schema',
  'additionalProperties',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);

/** Keywords that some endpoints cannot turn into a grammar for the reply. */
const refusedInReplies = new Set([
  ...refusedInTools,
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['multipleOf', 'pattern', 'format', 'default'],
]);

/** Keywords whose members map names to schemas. */
const schemaMaps = new Set(['properties', '$defs', 'definitions']);
/** Keywords that contain plain data. */
const plainData = new Set(['enum', 'required', 'default', 'examples']);

type Schema = Readonly<Record<string, unknown>>;

/** Removes what some endpoints refuse in the parameters of a tool. */
export function toolSchema(schema: Schema): Record<string, unknown> {
  return without(schema, refusedInTools);
}

/** Removes what some endpoints refuse in the format of a reply. */
export function replySchema(schema: Schema): Record<string, unknown> {
  return without(schema, refusedInReplies);
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
  if (plainData.has(keyword)) return value;
  if (Array.isArray(value)) return value.map((one) => member('', one, refused));
  if (!isSchema(value)) return value;
  if (!schemaMaps.has(keyword)) return without(value, refused);
  return Object.fromEntries(
    Object.entries(value).map(([name, schema]) => [name, member('', schema, refused)]),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

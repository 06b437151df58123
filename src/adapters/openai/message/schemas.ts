import { isObject, type Members } from '../../../core/text/index.ts';

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

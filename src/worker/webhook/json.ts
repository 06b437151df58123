/** What lies at the path in JSON of any shape; `undefined` where the path leads nowhere. */
export function at(json: unknown, ...path: readonly string[]): unknown {
  let value = json;
  for (const name of path) {
    // Own members only: everything inherits a `toString`, and Jira has a field of that name.
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
      return undefined;
    }
    value = Reflect.get(value, name);
  }
  return value;
}

/** The text or number at the path, as text; `''` for anything else. */
export function textAt(json: unknown, ...path: readonly string[]): string {
  const value = at(json, ...path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The array at the path; an empty one for anything else. */
export function listAt(json: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = at(json, ...path);
  return Array.isArray(value) ? value : [];
}

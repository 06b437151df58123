/** Returns the value at a path in JSON of any shape; `undefined` if the path leads nowhere. */
export function at(json: unknown, ...path: readonly string[]): unknown {
  let value = json;
  for (const name of path) {
    // Own members only: every object inherits `toString`, which is also a field of Jira's changelog.
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
      return undefined;
    }
    value = Reflect.get(value, name);
  }
  return value;
}

/** Returns the string or number at a path as text; `''` for anything else. */
export function textAt(json: unknown, ...path: readonly string[]): string {
  const value = at(json, ...path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the array at a path; an empty one for anything else. */
export function listAt(json: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = at(json, ...path);
  return Array.isArray(value) ? value : [];
}

/** The work that was counted, and the most that may be. */
const work = { done: 0, most: Number.POSITIVE_INFINITY };

/** Thrown once more is done than may be: what grows too fast ends at once. */
class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** Adds to the work. */
export function count(units: number): void {
  work.done += units;
  if (work.done > work.most) throw new TooMuchWork();
}

/** The functions that read a text, and have done so while it was counted. */
export const called = new Set<string>();

/** Counts the elements that are copied where a value is spread. */
export function countSpread<Value>(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) count(value.length);
  else if (value instanceof Set || value instanceof Map) count(value.size);
  else if (typeof value === 'object' && value !== null) count(Object.keys(value).length);
  return value;
}

/** Returns the work that a call does; `most` if it does more, and is then ended. */
export async function workOf(call: () => unknown, most: number): Promise<number> {
  Object.assign(work, { done: 0, most });
  try {
    await call();
  } catch (error) {
    if (!(error instanceof TooMuchWork) && work.done <= most) throw error;
  }
  const { done } = work;
  work.most = Number.POSITIVE_INFINITY;
  return Math.min(done, most);
}

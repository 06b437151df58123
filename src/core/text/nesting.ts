/** Lists and objects within each other; what people and programs write has far fewer, and JSON.stringify fails at thousands. */
const most = 500;

/** Whether JSON is nested so little that it can be written and compared again. Not recursive, for it may be without end. */
export function isShallow(json: unknown): boolean {
  let level: readonly unknown[] = [json];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
}

/** A code fence that is open. */
export interface Fence {
  /** The line that opens it. */
  readonly at: number;
  readonly signs: string;
  /** What follows the signs, such as a language or a name. */
  readonly info: string;
}

const fenceLine = /^(?<signs>`{3,}|~{3,})(?<info>[^`]*)$/;

/**
 * Reads line `at` into the stack of open fences and returns the fence that it closes, if any. A fence with
 * an info inside another is nested, as in a Markdown file.
 */
export function readFence(line: string, at: number, open: Fence[]): Fence | undefined {
  const { signs, info = '' } = fenceLine.exec(line.trimEnd())?.groups ?? {};
  if (signs === undefined) return undefined;
  const inner = open.at(-1);
  if (inner !== undefined && info === '' && signs.startsWith(inner.signs)) return open.pop();
  open.push({ at, signs, info: info.trim() });
  return undefined;
}

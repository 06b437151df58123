import type { DialectChange } from './changes.ts';
import type { Complaint } from './complaint.ts';

/** A refusal that is known, and what to do about it. The source of each is beside its test. */
export interface RefusalRow {
  /** The statuses with which it comes. */
  readonly status: readonly number[];
  /** The whole known phrase. */
  readonly says: RegExp;
  /** Returns the change; `found` are the groups of the phrase. */
  readonly change: (found: readonly string[]) => DialectChange | undefined;
}

/** The statuses of requests that are refused for what they contain. */
export const badRequest: readonly number[] = [400, 422];

/** Those, and that of programs which fail where they should refuse. */
export const badRequestOrFailure: readonly number[] = [...badRequest, 500];

/** Returns the change of the first row that knows a complaint. */
export function knownRefusal(
  rows: readonly RefusalRow[],
  { status, said }: Complaint,
): DialectChange | undefined {
  for (const row of rows) {
    const found = row.status.includes(status) ? row.says.exec(said) : null;
    const change =
      found === null ? undefined : row.change(found.slice(1).map((group) => group ?? ''));
    if (change !== undefined) return change;
  }
  return undefined;
}

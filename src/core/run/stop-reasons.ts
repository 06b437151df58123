import { detailedReasons, details } from './detailed-stop-reasons.ts';
import { plainReasons } from './plain-stop-reasons.ts';
import type { StopPolicy } from './stop-policy.ts';

type Detailed = typeof detailedReasons;

/**
 * Why work on a ticket ended: a stop reason, with its detail if it has several. Every job ends with exactly one. Details
 * of different reasons have different names.
 */
export type Ending =
  | { readonly reason: keyof typeof plainReasons; readonly detail?: undefined }
  | {
      readonly [Reason in keyof Detailed]: {
        readonly reason: Reason;
        readonly detail: keyof Detailed[Reason];
      };
    }[keyof Detailed];

/** An ending as records keep it. */
interface EndingNames {
  readonly reason: string;
  readonly detail?: string | undefined;
}

/** What an ending means throughout the program. */
export function meaningOf(end: Ending): StopPolicy {
  return end.detail === undefined ? plainReasons[end.reason] : details[end.detail];
}

/** The name of an ending for people and logs, such as `waiting (other-run)`. */
export function endingName({ reason, detail }: EndingNames): string {
  return detail === undefined ? reason : `${reason} (${detail})`;
}

/** Every ending, by exit code. */
export const endings: readonly Ending[] = [
  ...Object.keys(plainReasons).map((reason) => ({ reason })),
  ...Object.entries(detailedReasons).flatMap(([reason, rows]) =>
    Object.keys(rows).map((detail) => ({ reason, detail })),
  ),
]
  .filter(isEnding)
  .toSorted((one, other) => meaningOf(one).exitCode - meaningOf(other).exitCode);

/** Returns the ending of these names, `undefined` if there is none. */
export function parseEnding(reason: unknown, detail: unknown): Ending | undefined {
  const named = { reason, detail };
  return isEnding(named) ? named : undefined;
}

/** The ending that a report names; a record may have it from elsewhere. */
export const endingOf = ({
  reason,
  detail,
}: {
  readonly reason: string;
  readonly detail?: unknown;
}) => parseEnding(reason, detail) ?? ({ reason: 'failed' } as const);

function isEnding(named: { readonly reason: unknown; readonly detail?: unknown }): named is Ending {
  const { reason, detail } = named;
  if (detail === undefined) return isKey(plainReasons, reason);
  return isKey(detailedReasons, reason) && isKey(detailedReasons[reason], detail);
}

function isKey<Row extends object>(table: Row, name: unknown): name is keyof Row {
  return typeof name === 'string' && Object.hasOwn(table, name);
}

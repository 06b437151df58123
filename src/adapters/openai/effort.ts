import { type Dialect, doWithout, type OptionalField } from './dialect.ts';
import { pauseAfter } from './patience.ts';
import { refusedField } from './refusal.ts';
import type { ChatBody } from './request.ts';

/** Fields that one `ask` may give up, beside the way in which it asks for the form of the answer. */
const mostDropped = 3;

/** Where one `ask` stands: how the endpoint is spoken to, and what has gone wrong so far. */
export interface Effort {
  readonly dialect: Dialect;
  readonly dropped: readonly OptionalField[];
  readonly failures: readonly unknown[];
}

/** The start of an `ask`. */
export function newEffort(dialect: Dialect): Effort {
  return { dialect, dropped: [], failures: [] };
}

/** The effort to go on with, and the milliseconds to wait before. */
export interface Recovery {
  readonly effort: Effort;
  readonly pause: number;
}

/**
 * What is to be done after the attempt with `body` failed at `now` (as `Date.now()`); `undefined` when
 * nothing is. A field that the endpoint refuses is done without at once; other failures take patience.
 */
export function recover(
  effort: Effort,
  error: unknown,
  body: ChatBody,
  now: number,
): Recovery | undefined {
  const field = refusedField(error, body);
  if (field !== undefined) return adapt(effort, field);
  const failures = [...effort.failures, error];
  const pause = pauseAfter(failures, now);
  return pause === undefined ? undefined : { effort: { ...effort, failures }, pause };
}

function adapt(effort: Effort, field: OptionalField): Recovery | undefined {
  const isForm = field === 'tools' || field === 'response_format';
  if (!isForm && effort.dropped.length >= mostDropped) return undefined;
  const dropped = isForm ? effort.dropped : [...effort.dropped, field];
  return { effort: { ...effort, dialect: doWithout(field, effort.dialect), dropped }, pause: 0 };
}

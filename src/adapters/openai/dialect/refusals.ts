import { apiRefusals } from './api-refusals.ts';
import { type Change, withoutApi } from './changes.ts';
import { type Complaint, isModelMissing } from './complaint.ts';
import type { Dialect } from './dialect.ts';
import { formRefusals, streamRefusals, toolRefusals } from './form-refusals.ts';
import { effortRefusals, limitRefusals } from './limit-refusals.ts';
import { pictureRefusals, roleRefusals } from './message-refusals.ts';
import { knownRefusal } from './refusal-row.ts';
import { refusedFields } from './refused-fields.ts';

/** Every known refusal, in the order in which a complaint is matched. */
const rows = [
  ...[apiRefusals, limitRefusals, effortRefusals, toolRefusals],
  ...[formRefusals, streamRefusals, roleRefusals, pictureRefusals],
].flat();

/**
 * Returns how to ask an endpoint that refused a request: without what it refused. `undefined` if the complaint
 * is not known as a refusal, or nothing is left to change.
 */
export function withoutRefused(complaint: Complaint, dialect: Dialect): Change | undefined {
  const known = knownRefusal(rows, complaint) ?? refusedFields(complaint);
  if (known !== undefined) return known(dialect);
  return isRouteMissing(complaint) && !dialect.proven ? withoutCurrentApi(dialect) : undefined;
}

/** Whether an endpoint has no such route, rather than no such model. */
function isRouteMissing(complaint: Complaint): boolean {
  return [404, 405, 501].includes(complaint.status) && !isModelMissing(complaint);
}

function withoutCurrentApi(dialect: Dialect): Change | undefined {
  const [api] = dialect.apis;
  return api === undefined ? undefined : withoutApi(api)(dialect);
}

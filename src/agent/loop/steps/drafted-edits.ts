import {
  type Edit,
  noEdits,
  type ParsedEdits,
  type stageEdits,
} from '../../../core/edits/index.ts';
import { resolveName } from '../../../core/repository/index.ts';
import type { DraftedEdits, StepPlace } from '../context/index.ts';

/** Stages the edits that a text was read to have beside calls, all or none; `undefined` if it has none. */
export async function draftIn(
  text: string,
  parsed: ParsedEdits,
  place: StepPlace,
  stage: (edits: readonly Edit[]) => Promise<ReturnType<typeof stageEdits>>,
): Promise<DraftedEdits | undefined> {
  if (parsed.kind === 'malformed')
    return parsed.why === noEdits ? undefined : { kind: 'refused', text, why: parsed.why };
  const { paths } = await place.context.repository(place.task);
  // Below the name of a file that exists, a fence may only quote.
  const isQuote = (one: Edit) =>
    one.kind === 'whole-file' &&
    one.isFenced === true &&
    resolveName(one.file ?? '', paths).length > 0;
  if (parsed.edits.some(isQuote)) return undefined;
  const staged = await stage(parsed.edits);
  if (staged.kind === 'unplaced') return { kind: 'refused', text, why: staged.why };
  const { patch, refusals, pending } = staged;
  if (refusals.length === 0) return { kind: 'applies', text, patch };
  const why = refusals.map((one) => `${one.path}: ${one.why}`).join('\n');
  return { kind: 'refused', text, why, refusals, pending };
}

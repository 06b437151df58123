import { type Edit, noEdits, stageEdits } from '../../../core/edits/index.ts';
import { resolveName } from '../../../core/repository/index.ts';
import { currentPatch } from '../../../core/run/index.ts';
import { editsInText } from '../../reply/index.ts';
import type { DraftedEdits, StepPlace } from '../context/index.ts';
import { editedRepository } from './edited-repository.ts';

/** Places edits in the files with the current patch applied, in memory only. */
export async function stagedEdits(edits: readonly Edit[], place: StepPlace) {
  return stageEdits(currentPatch(place.run), await editedRepository(edits, place), edits);
}

/** Places the edits that a text has beside calls, all or none; `undefined` if it has none. */
export async function draftIn(text: string, place: StepPlace): Promise<DraftedEdits | undefined> {
  const parsed = editsInText(text);
  if (parsed.kind === 'malformed')
    return parsed.why === noEdits ? undefined : { kind: 'refused', text, why: parsed.why };
  const { paths } = await place.context.repository(place.task);
  // Below the name of a file that exists, a fence may only quote.
  const isQuote = (one: Edit) =>
    one.kind === 'whole-file' &&
    one.fence !== undefined &&
    resolveName(one.file ?? '', paths).length > 0;
  if (parsed.edits.some(isQuote)) return undefined;
  const staged = await stagedEdits(parsed.edits, place);
  if (staged.kind === 'unplaced') return { kind: 'refused', text, why: staged.why };
  const { patch, refusals } = staged;
  const why = refusals.map((one) => `${one.path}: ${one.why}`).join('\n');
  return why === '' ? { kind: 'applies', text, patch } : { kind: 'refused', text, why };
}

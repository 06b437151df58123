import { abilities, findHandicap, type Run } from '../run/index.ts';
import { cleanLine, clip, oneLine } from '../text/index.ts';
import type { EvidenceItem, Handicap } from './evidence-item.ts';

const handicaps: Readonly<Record<Handicap, { readonly name: string; readonly means: string }>> = {
  sight: { name: 'Looked around', means: 'the model saw only what its prompts showed' },
  form: { name: 'Answers in a fixed form', means: 'the form was only asked for in the prompts' },
};

/** An item for each ability that the work was done without, with the endpoint's words. Usually none. */
export function handicapItems(run: Run): readonly EvidenceItem<Handicap>[] {
  return (['sight', 'form'] as const).flatMap((kind) => {
    const loss = findHandicap(run, kind);
    if (loss === undefined) return [];
    const { name, means } = handicaps[kind];
    const because = `because the endpoint ${abilities[loss.ability].without}`;
    const words = endpointWords(loss.said);
    const said = words === '' ? '' : `: “${words}”`;
    return [{ kind, name, state: 'inconclusive', detail: `${means}, ${because}${said}` }];
  });
}

/** Maximum characters of what an endpoint says. */
const maxSaid = 300;

/** The endpoint's own words in one line, shortened. */
export function endpointWords(said: string): string {
  return clip(oneLine(cleanLine(said)), maxSaid);
}

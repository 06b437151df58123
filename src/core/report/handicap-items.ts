import { abilities, type Loss } from '../../engines/model/port/index.ts';
import { cleanLine, clip, oneLine } from '../../engines/text/index.ts';
import { findHandicap, type Run } from '../run/index.ts';
import type { EvidenceItem, Handicap } from './evidence-item.ts';

const names: Readonly<Record<Handicap, string>> = {
  sight: 'Looked around',
  form: 'Answers in a fixed form',
};

/** An item for each ability that the work was done without, with the endpoint's words. Usually none. */
export function handicapItems(run: Run): readonly EvidenceItem<Handicap>[] {
  return (['sight', 'form'] as const).flatMap((kind) => {
    const loss = findHandicap(run, kind);
    if (loss === undefined) return [];
    return [{ kind, name: names[kind], state: 'inconclusive', detail: describeLoss(loss) }];
  });
}

/** Maximum characters of what an endpoint says. */
const maxSaid = 300;

/** What an endpoint refused, and what is done instead, in one line. Contains the endpoint's words. */
export function describeLoss({ ability, instead, said }: Loss): string {
  const words = clip(oneLine(cleanLine(said)), maxSaid);
  const quoted = words === '' ? '' : ` It says: “${words}”`;
  return `The endpoint ${abilities[ability].without}: ${oneLine(instead)}.${quoted}`;
}

import type { Patch } from '../edits/index.ts';
import { whyReadFirst } from '../repository/index.ts';
import { type Block, code, type Inline, paragraph, strong, text } from './document.ts';

/** Files that are named. */
const most = 10;

/** Names the files of a change that act before somebody reads them, by the reason; empty without any. */
function request(patch: Patch): readonly Inline[] {
  const byReason = new Map<string, Inline[]>();
  const all = [...patch.keys()].sort().filter((path) => whyReadFirst(path) !== undefined);
  for (const path of all.slice(0, most)) {
    const why = whyReadFirst(path) ?? '';
    const before = byReason.get(why);
    byReason.set(why, [
      ...(before === undefined ? [text(' ')] : [...before, text(', ')]),
      code(path),
    ]);
  }
  const parts = [...byReason].map(([why, files]) => [...files, text(`, because ${why}`)]);
  const more = all.length > most ? `; and ${all.length - most} more.` : '.';
  const named = parts.flatMap((part, at) => (at === 0 ? part : [text(';'), ...part]));
  return all.length === 0 ? [] : [strong('Read first:'), ...named, text(more)];
}

/** Asks a reviewer to read first what is no plain source, test or document. */
export function readFirstBlocks(patch: Patch): readonly Block[] {
  const content = request(patch);
  return content.length === 0 ? [] : [paragraph(...content)];
}

/** The same in one line; empty if there is nothing to read first. */
export const readFirstSentence = (patch: Patch): string =>
  request(patch)
    .map((inline) => inline.text)
    .join('');

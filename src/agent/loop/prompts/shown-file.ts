import { type LineRange, outlineOf, windowOf } from '../../../core/repository/index.ts';
import { longestShown } from '../../../core/run/index.ts';
import { clip, emptyTag, enclosed } from '../../../core/text/index.ts';
import type { PromptPart } from './part.ts';

/** A file as the model is shown it. */
export interface ShownFile {
  readonly path: string;
  /** `null` if there is no such file. */
  readonly text: string | null;
  /** Whether the change so far has deleted or renamed it. */
  readonly isGone?: boolean;
}

/** Returns a file as a part: a long one by its outline and some of its lines. */
export function filePart(
  { path, text, isGone }: ShownFile,
  ranges: readonly LineRange[],
): PromptPart {
  if (text === null) {
    return { text: emptyTag('file', { path, [isGone ? 'deleted' : 'new']: true }) };
  }
  const inParts = (room: number) => enclosed('file', partsOf(path, text, ranges, room), { path });
  return {
    text:
      text.length <= longestShown
        ? enclosed('file', text, { path })
        : inParts(ranges.length > 0 ? longestShown : maxPart),
    spare: { kind: 'file', name: path, within: inParts },
  };
}

/** Maximum characters of one part, and of a long file of which nothing was read. */
const maxPart = 8_000;

/** Returns the outline of a text and these lines of it, or its beginning if there are none. */
function partsOf(path: string, text: string, ranges: readonly LineRange[], room: number): string {
  const outline = clip(outlineOf({ path, text }), Math.floor(room / 2), '\n(cut here)');
  const wanted = ranges.length > 0 ? ranges : [{}];
  const most = Math.min(maxPart, Math.floor((room - outline.length) / wanted.length));
  return [
    `(${text.length} characters, shown in parts: change only lines that are shown in full)`,
    outline,
    ...wanted.map((range) => windowOf(text, range, most)),
  ].join('\n\n');
}

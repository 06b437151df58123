import { contentRanges } from './content-spans.ts';
import { showsFile } from './fenced-files.ts';
import type { ReplyLines } from './hunk-lines.ts';
import { startsV4a } from './patch-lines.ts';

/** What the closed fences of a reply say about a line that may begin a patch. */
export interface PatchFences {
  /** Whether it is in the text of a file, such as a document about patches. */
  readonly isQuoted: (at: number) => boolean;
  /** Returns where the innermost fence around it closes; `undefined` if there is none. */
  readonly closeOf: (at: number) => number | undefined;
}

export function patchFences(reply: ReplyLines): PatchFences {
  const { texts } = reply;
  const fences = new Map(
    contentRanges(reply).flatMap(({ from, to, fence }) =>
      fence === undefined ? [] : [[from, { fence, end: to - 1 }]],
    ),
  );
  const closes: (number | undefined)[] = [];
  const open: number[] = [];
  const quoted = new Set<number>();
  let quotedTo = -1;
  for (const at of texts.keys()) {
    while (open.length > 0 && (open.at(-1) ?? 0) < at) open.pop();
    closes.push(open.at(-1));
    if (at <= quotedTo) quoted.add(at);
    const { fence, end } = fences.get(at) ?? {};
    if (fence === undefined || end === undefined) continue;
    if (open.length === 0 && showsFile(texts, fence, startsPatch)) quotedTo = end;
    open.push(end);
  }
  return { isQuoted: (at) => quoted.has(at), closeOf: (at) => closes[at] };
}

const startsPatch = (line: string) =>
  startsV4a(line) || /^(?:diff --git |--- \S|\$? ?apply_patch\b)/.test(line);

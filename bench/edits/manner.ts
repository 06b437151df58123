import { hunksOf, numberedHead, signed } from '../../test/engines/edits/rendered-patches.ts';
import type { Block } from '../../test/support/edits/reply.ts';
import { newLines, oldLines, type Row } from '../../test/support/edits/rows.ts';
import { blocksOf } from '../../test/support/edits/spans.ts';
import { type Distorted, type Scene, toApply, treeBefore } from './scene.ts';

/** The forms of a patch. */
export const patchFormats = ['v4a', 'unified'] as const;
export type PatchFormat = (typeof patchFormats)[number];

/** A hunk as rows of its file. */
export interface OwnHunk extends Block {
  /** The rows of the file above it. */
  readonly above: readonly Row[];
}

/** How a model writes a patch; what is missing is as it should be. */
export interface Manner {
  /** Rows of context around a change. */
  readonly context?: number;
  /** The rows of a hunk as they are written; `undefined`: this hunk stays as it is. */
  readonly rows?: (hunk: OwnHunk) => readonly Row[] | undefined;
  /** Whether only one hunk is written so. */
  readonly once?: boolean;
  /** The lines of a hunk. */
  readonly lines?: (rows: readonly Row[]) => readonly string[];
  readonly heads?: (hunk: OwnHunk) => readonly string[];
  /** The lines that name a file. */
  readonly names?: (path: string) => readonly string[];
  readonly isReversed?: boolean;
  /** The first and the last line. */
  readonly frame?: readonly [first: readonly string[], last: readonly string[]];
  /** The whole patch. */
  readonly whole?: (patch: string) => string;
}

/** Writes a commit as a patch in some manner; `undefined` if the manner changes nothing of it. */
export function patchIn(
  scene: Scene,
  format: PatchFormat,
  manner: Manner = {},
): Distorted | undefined {
  const { context = 2 + scene.random.below(2) } = manner;
  const files = scene.files.map((file) => ({ ...file, spans: hunksOf(file.rows, context) }));
  const all = blocksOf({ files }).map((block): OwnHunk => {
    const rows = files.find(({ path }) => path === block.path)?.rows ?? [];
    return { ...block, above: rows.slice(0, block.from) };
  });
  const rowsOf = rowsFor(scene, all, manner);
  if (manner.rows !== undefined && rowsOf.size === 0) return undefined;
  const usual = usualManner(scene, format);
  const sections = files.map(({ path }) => {
    const own = all.filter((hunk) => hunk.path === path);
    if (manner.isReversed) own.reverse();
    return [
      ...(manner.names ?? usual.names)(path),
      ...own.flatMap((hunk) => [
        ...(manner.heads ?? usual.heads)(hunk),
        ...(manner.lines ?? signed)(rowsOf.get(hunk) ?? hunk.rows),
      ]),
    ];
  });
  const [first, last] = manner.frame ?? usual.frame;
  const patch = [...first, ...sections.flat(), ...last, ''].join('\n');
  return toApply(scene, manner.whole?.(patch) ?? patch);
}

function rowsFor({ random }: Scene, all: readonly OwnHunk[], { rows, once = false }: Manner) {
  const written = random.shuffle(all).flatMap((hunk): [OwnHunk, readonly Row[]][] => {
    const own = rows?.(hunk);
    return own === undefined ? [] : [[hunk, own]];
  });
  return new Map(once ? written.slice(0, 1) : written);
}

function usualManner({ random }: Scene, format: PatchFormat) {
  if (format === 'unified') {
    return {
      names: (path: string) => [`--- a/${path}`, `+++ b/${path}`],
      heads: ({ above, rows }: OwnHunk) => [numberedHead(above, rows)],
      frame: [[], []] as const,
    };
  }
  const isNested = random.chance(0.5);
  return {
    names: (path: string) => [`*** Update File: ${path}`],
    heads: (hunk: OwnHunk) => (isNested ? (nestingOf(hunk) ?? ['@@']) : ['@@']),
    frame: [['*** Begin Patch'], ['*** End Patch']] as const,
  };
}

/** Returns the `@@` line with the line above a hunk that is less indented than its first one, if there is one. */
export function nestingOf(hunk: OwnHunk): readonly string[] | undefined {
  const line = nestingLine(hunk);
  return line === undefined ? undefined : [`@@ ${line}`];
}

const depthOf = (line: string) => line.search(/\S/);

/** Returns the line that a hunk is nested in. */
export function nestingLine({ above, rows }: OwnHunk): string | undefined {
  const own = depthOf(
    [...oldLines(rows), ...newLines(rows)].find((line) => depthOf(line) >= 0) ?? '',
  );
  return oldLines(above)
    .findLast((line) => depthOf(line) >= 0 && depthOf(line) < own)
    ?.trim();
}

/** Returns the lines of a file before the commit. */
export const fileLines = (scene: Scene, path: string) =>
  (treeBefore(scene).get(path) ?? '').split('\n');

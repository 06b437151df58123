import { type LineHunk, lineHunks } from '../patch/index.ts';

/** What the base of two changes has, and what each side makes of it. */
export type Sides<Of> = Readonly<Record<'base' | 'ours' | 'theirs', Of>>;

/** A part of the base in order: as it was, as one side or both changed it, or changed in two ways. */
export type Part =
  | { readonly kind: 'certain'; readonly text: string }
  | ({ readonly kind: 'clash' } & Sides<string>);

/** A hunk of one side. */
interface SidedHunk extends LineHunk {
  readonly side: 'ours' | 'theirs';
}

/** Whether two hunks of different sides, in the order of their places, leave open what is meant. */
type Clashes = (first: LineHunk, second: LineHunk, base: readonly string[]) => boolean;

/** Three texts in pieces that are compared whole, such as lines. */
type Pieces = Sides<readonly string[]>;

/** Lays the changes of both sides over their base. Hunks that clash become one part, with all that they reach. */
export function overlay({ base, ours, theirs }: Pieces, clashes: Clashes): readonly Part[] {
  const hunks = [
    ...lineHunks(base, ours).map((hunk): SidedHunk => ({ ...hunk, side: 'ours' })),
    ...lineHunks(base, theirs).map((hunk): SidedHunk => ({ ...hunk, side: 'theirs' })),
  ].sort((a, b) => a.from - b.from || a.to - b.to);
  const parts: Part[] = [];
  let done = 0;
  for (const group of groupsOf(hunks, (a, b) => clashes(a, b, base))) {
    const from = Math.min(...group.map((hunk) => hunk.from));
    const to = Math.max(...group.map((hunk) => hunk.to));
    parts.push({ kind: 'certain', text: base.slice(done, from).join('') });
    const within = (side: SidedHunk['side']) =>
      changed(
        base,
        { from, to },
        group.filter((hunk) => hunk.side === side),
      );
    const texts = {
      base: base.slice(from, to).join(''),
      ours: within('ours'),
      theirs: within('theirs'),
    };
    const certain = certainOf(texts);
    parts.push(
      certain === undefined ? { kind: 'clash', ...texts } : { kind: 'certain', text: certain },
    );
    done = to;
  }
  return [...parts, { kind: 'certain', text: base.slice(done).join('') }];
}

/** Hunks that clash with one another, directly or through others, in their order. */
function groupsOf(
  hunks: readonly SidedHunk[],
  clashes: (first: SidedHunk, second: SidedHunk) => boolean,
): readonly (readonly SidedHunk[])[] {
  const groups: SidedHunk[][] = [];
  for (const hunk of hunks) {
    const group = groups.at(-1);
    const isJoined = group?.some((one) => one.side !== hunk.side && clashes(one, hunk)) === true;
    if (group !== undefined && isJoined) group.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

/** The pieces of a range as one side has them. */
function changed(
  base: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  hunks: readonly LineHunk[],
): string {
  let [text, at] = ['', from];
  for (const hunk of hunks) {
    text += base.slice(at, hunk.from).join('') + hunk.added.join('');
    at = hunk.to;
  }
  return text + base.slice(at, to).join('');
}

/** What a part becomes if only one side changed it, or both in the same way. */
function certainOf({ base, ours, theirs }: Sides<string>) {
  if (ours === base || ours === theirs) return theirs;
  return theirs === base ? ours : undefined;
}

import { isTypo } from '../../text/index.ts';
import { indentOf, isBlank } from '../patch/index.ts';
import { folded } from './normalizer.ts';
import type { FileLines } from './placement.ts';

/** Where the anchors of a hunk lead to. Lines count from 0. */
export interface AnchoredPart {
  /** The line of the last anchor; the hunk has a line there or below. */
  readonly from: number;
  /** What the last anchor can mean: its line, and the line after everything that belongs to it. */
  readonly scopes: readonly Scope[];
}

interface Scope {
  readonly at: number;
  readonly end: number;
}

/** Anchors that are followed; nothing is nested deeper than this. */
const mostAnchors = 8;

/** Lines that an anchor can mean; of more, the first ones count. */
const mostScopes = 100;

/** Follows anchors such as a class and its method, the outermost first; skips those that the file lacks. */
export function anchoredPart(
  file: FileLines,
  anchors: readonly string[],
): AnchoredPart | undefined {
  let part: AnchoredPart | undefined;
  for (const anchor of anchors.slice(-mostAnchors)) {
    const lines = anchorLines(file, anchor);
    const { from: above = -1, scopes = [] } = part ?? {};
    const from = lines.find((line) => line > above);
    if (from === undefined) continue;
    const inner = lines.filter((line) => scopes.some(({ at, end }) => at < line && line < end));
    const meant = inner.length > 0 ? inner : lines.filter((line) => line > above);
    const few = meant.slice(0, mostScopes);
    part = { from, scopes: few.map((at) => ({ at, end: scopeEnd(file.texts, at) })) };
  }
  return part;
}

/** Whether a run of lines is in the scope of an anchor, contains it, or directly follows it. */
export function isInScope(start: number, length: number, { scopes }: AnchoredPart): boolean {
  return scopes.some(({ at, end }) => start === at + 1 || (start < end && start + length > at));
}

/** Models shorten anchors: the line may go on, have other parameters, or define what only its name says. */
function anchorLines(file: FileLines, anchor: string): readonly number[] {
  const keys = file.keys(folded);
  const wanted = folded.key(anchor);
  const linesWith = (is: (key: string, at: number) => boolean) =>
    keys.flatMap((key, at) => (is(key, at) ? [at] : []));
  const begins = (start: string) => (key: string) =>
    key.startsWith(start) && !/^\w\w/.test(key.slice(start.length - 1, start.length + 1));
  const bare = wanted.replace(/[\s:{]+$/, '');
  const call = wanted.replace(/\(.*$/, '(');
  const name = /^(?:\w+\.)*(?<name>[A-Za-z_]\w*)(?:\(\))?$/.exec(bare)?.groups?.name;
  const isNamed = name === undefined ? undefined : definedBy(name, file.texts);
  const readings: readonly ((key: string, at: number) => boolean)[] = [
    (key) => key === wanted,
    ...(isNamed ? [isNamed] : bare === '' ? [] : [begins(bare)]),
    ...(name === undefined && /\w\($/.test(call) ? [begins(call)] : []),
  ];
  for (const reading of readings) {
    const lines = linesWith(reading);
    if (lines.length > 0) return lines;
  }
  const alike = linesWith((key) => isTypo(wanted, key));
  return alike.length === 1 ? alike : [];
}

const definition =
  /\b(?:class|def|enum|fn|func|function|impl|interface|module|struct|sub|trait|type)\b/;

/** Whether a line defines what has a name: by a word for it, or as a call in which lines are nested. */
const definedBy = (name: string, texts: readonly string[]) => (key: string, at: number) => {
  const start = key.indexOf(name);
  const isWord =
    start >= 0 && !/\w/.test((key[start - 1] ?? '') + (key[start + name.length] ?? ''));
  if (!isWord) return false;
  return (
    definition.test(key.slice(0, start)) ||
    (key[start + name.length] === '(' && heldBy(texts, at) > 0)
  );
};

/** Returns the number of the only line that an anchor can mean, if no other line is nested in it. */
export function neighbourOf(file: FileLines, anchor = ''): number | undefined {
  if (isBlank(anchor)) return undefined;
  const lines = file.texts.flatMap((text, at) => (text.trim() === anchor.trim() ? [at] : []));
  const [line, ...others] = lines;
  if (line === undefined || others.length > 0) return undefined;
  return heldBy(file.texts, line) === 0 ? line + 1 : undefined;
}

/** Counts the lines that are nested in a line or continue it. */
function heldBy(texts: readonly string[], at: number): number {
  return texts.slice(at + 1, scopeEnd(texts, at)).filter((line) => !isBlank(line)).length;
}

/** What follows a line at its own depth and still belongs to it, such as a brace or `else`. */
const goesOn = /^(?:[^\w@#'"$\s]|(?:else|elif|elsif|except|rescue|finally|catch|end)\b)/;

function scopeEnd(texts: readonly string[], at: number): number {
  const depth = indentOf(texts[at] ?? '').length;
  let end = at + 1;
  for (; end < texts.length; end += 1) {
    const line = texts[end] ?? '';
    if (isBlank(line) || indentOf(line).length > depth) continue;
    if (indentOf(line).length < depth || !goesOn.test(line.trim())) break;
  }
  return end;
}

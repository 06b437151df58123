import { type TicketText, unwrapped } from '../mentions/index.ts';
import { weighedNames } from './code-names.ts';
import { literalPieces } from './literals.ts';
import { isStopWord, stemOf, wordParts } from './words.ts';

/** What a ticket asks for, in words: stems with their weights, and the names of code that it uses. */
export interface TicketTerms {
  readonly stems: readonly string[];
  /** The weight of each stem, and of each in the title alone. */
  readonly weights: Float32Array;
  readonly titleWeights: Float32Array;
  /** Names exactly as the ticket writes them, such as `parseBody`, with their weights. */
  readonly symbols: ReadonlyMap<string, number>;
  /** Words of the ticket as they are, in lower case and without underscores. */
  readonly words: ReadonlySet<string>;
  /** What it quotes, as it is. */
  readonly literals: readonly string[];
}

/** Limits of what is read of a ticket, in characters and terms, so that no ticket is expensive. */
const most = { title: 1_000, body: 40_000, stems: 400, symbols: 200 } as const;

/** How much one occurrence of a word counts, and how much all of them together count at most. */
const counts = { title: 3, prose: 1, code: 0.3, most: 6 } as const;

/** Fences, blocks of Jira and indented lines: mostly output and data, with words by chance. */
const codeBlock =
  /^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|\{(code|noformat)(?::[^}]*)?\}[\s\S]*?\{\2\}|(?:^(?: {4}|\t).*\n?)+/gm;

/** Lines of a stack trace: the mentions have their names. */
const frameLine = /^\s*(?:at\s+\S+\(.*\)|at .*:\d+|File ".*", line \d+.*|\.\.\. \d+ more)\s*$/gm;

/** Returns the terms of a ticket. */
export function readTerms(ticket: TicketText): TicketTerms {
  const { title, body } = ticket;
  const plain = withoutNoise(unwrapped(body.slice(0, most.body)));
  const code = [...plain.matchAll(codeBlock)].map(([block]) => block).join('\n');
  const prose = plain.replace(codeBlock, '\n');
  const heading = withoutNoise(title.slice(0, most.title));
  const stems = new Map<string, number>();
  const inTitle = new Map<string, number>();
  const symbols = new Map<string, number>();
  const words = new Set<string>();
  for (const [text, count] of [
    [heading, counts.title],
    [prose, counts.prose],
    [code, counts.code],
  ] as const) {
    addWords(text, count, stems);
    if (text === heading) addWords(text, 1, inTitle);
    addSymbols(text, count, symbols);
    for (const [word] of text.matchAll(/[\p{L}\p{N}_]{3,60}/gu)) {
      const plainWord = word.toLowerCase().replaceAll('_', '');
      if (!isStopWord(plainWord)) words.add(plainWord);
    }
  }
  const kept = heaviest(stems, most.stems);
  return {
    stems: kept.map(([stem]) => stem),
    weights: Float32Array.from(kept, ([, weight]) => Math.min(weight, counts.most)),
    titleWeights: Float32Array.from(kept, ([stem]) => Math.min(inTitle.get(stem) ?? 0, 2)),
    symbols: new Map(heaviest(symbols, most.symbols)),
    words,
    literals: literalPieces(ticket),
  };
}

/** Without addresses, form comments and stack frames. */
function withoutNoise(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/\b[a-z]+:\/\/[^\s<>"'`)\]]*/g, ' ')
    .replace(frameLine, '');
}

function addWords(text: string, count: number, into: Map<string, number>): void {
  for (const [name] of text.matchAll(/[\p{L}_][\p{L}\p{N}\p{M}_]{1,80}/gu)) {
    const parts = wordParts(name);
    const whole = name.toLowerCase().replaceAll('_', '');
    for (const part of parts) addWord(part, count, into);
    if (parts.length > 1 && whole.length <= 40) addWord(whole, count, into);
  }
}

function addWord(word: string, count: number, into: Map<string, number>): void {
  if (word.length < 3 || isStopWord(word)) return;
  const stem = stemOf(word);
  into.set(stem, (into.get(stem) ?? 0) + count);
}

function addSymbols(text: string, count: number, into: Map<string, number>): void {
  for (const { name, weight } of weighedNames(text)) add(name, count * weight, into);
}

function add(name: string, count: number, into: Map<string, number>): void {
  if (isStopWord(name.toLowerCase())) return;
  into.set(name, Math.min((into.get(name) ?? 0) + count, counts.most));
}

/** Returns the heaviest entries; those of one weight by their names. */
function heaviest(
  entries: ReadonlyMap<string, number>,
  count: number,
): readonly [string, number][] {
  return [...entries].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, count);
}

import { closest } from '../../text/index.ts';
import { type SearchQuery, textMatcher } from './matcher.ts';

/** Counts lines that a search without a result nearly found. */
export interface NearMisses {
  read(path: string, text: string): void;
  /** Returns a sentence for each kind of line that was found. */
  sentences(): readonly string[];
}

interface Relaxed {
  readonly says: string;
  readonly matches: (line: string) => boolean;
  readonly mayMatch: (text: string) => boolean;
  count: number;
  first: string;
}

/** Returns what counts the lines that match a text in another case, as a part of words, or only by its words. */
export function nearMisses(query: SearchQuery): NearMisses {
  const relaxed = relaxations(query);
  const closest = closestName(query);
  return {
    read: (path, text) => {
      closest.read(text);
      for (const one of relaxed.filter(({ mayMatch }) => mayMatch(text))) countIn(path, text, one);
    },
    sentences: () => [
      ...relaxed
        .filter(({ count }) => count > 0)
        .map(({ says, count, first }) => `${says}: ${count} lines, such as ${first}.`),
      ...closest.sentences(),
    ],
  };
}

function relaxations(query: SearchQuery): Relaxed[] {
  const text = query.text.trim();
  if (query.mode === 'regex' || text === '') return [];
  const loose = textMatcher({ text, mode: 'text' });
  const words = text.split(/[^\p{L}\p{N}_]+/u).filter((word) => word.length > 1);
  const each = words.map((word) => textMatcher({ text: word, mode: 'text' }));
  const none = { count: 0, first: '' };
  const isLooser = query.mode === 'word' || text !== query.text;
  return [
    ...(isLooser ? [{ ...none, ...loose, says: 'In any case, also within words' }] : []),
    ...(each.length > 1
      ? [
          {
            ...none,
            says: 'With all its words, in any order',
            mayMatch: (whole: string) => each.every((one) => one.mayMatch(whole)),
            matches: (line: string) => each.every((one) => one.matches(line)),
          },
        ]
      : []),
  ];
}

function countIn(path: string, text: string, relaxed: Relaxed): void {
  for (const [index, line] of text.split('\n').entries()) {
    if (!relaxed.matches(line)) continue;
    relaxed.count += 1;
    if (relaxed.first === '') relaxed.first = `${path}:${index + 1}`;
  }
}

/** Names that are compared with a name: those of the likeliest files, which are read first. */
const mostNames = 20_000;

/** The name in the texts that differs least from one that was not found. */
function closestName({ text, mode }: SearchQuery): Omit<NearMisses, 'read'> & {
  read(text: string): void;
} {
  const wanted = text.trim().toLowerCase();
  const isName = mode !== 'regex' && /^[a-z_$][\w$]{3,60}$/.test(wanted);
  const limit = Math.min(3, Math.floor(wanted.length / 4));
  const seen = new Set<string>();
  return {
    read: (whole) => {
      if (!isName || seen.size >= mostNames) return;
      for (const [name] of whole.matchAll(/[A-Za-z_$][\w$]{3,60}/g)) {
        if (seen.size < mostNames) seen.add(name);
      }
    },
    sentences() {
      const [best] = closest(wanted, seen, { limit, partOf: (name) => name.toLowerCase() });
      return best === undefined ? [] : [`The nearest name is ${best}.`];
    },
  };
}

import type { CountedText } from './bm25.ts';

/** Words that say nothing about the place of a bug: those of English, of bug reports and of programming languages. */
const stopWords = new Set(
  `a about above actual actually after again all already also always am an and any are as at attached be because been
  before behavior behaviour being below between both bug but by call called came can cannot case code could current
  currently describe described description did do does doing done down due each either else error etc even every
  example expect expected few fix fixed following for found from get gets getting give given gives got had happen
  happens has have having he hello help her here hi how however i if in information instead into is issue it its just
  know like line look looks made make makes many may maybe me might more most much must my need needed needs never new
  no not nothing now of off ok on once one only or other our out over own please possible problem rather really
  report reproduce reproduction result results return returns right run running same see seem seems set she should
  show shows simple since so some something source steps still such sure system take test tested than thank thanks that
  the their them then there these they thing this those through to too tried try trying two under until up us use used
  user uses using ve version very want was way we well were what when where whether which while who why will with
  within without work working works would wrong you your
  await bool boolean break catch class const continue def default false final finally float function func import int
  interface let long null none package private protected public self static string struct switch this throw throws true
  type undefined var void yield var fn impl pub mut`.split(/\s+/),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Splits a name at case, digits and signs: `parseHTTPBody_v2` gives parse, http, body, v. In lower case. */
export function wordParts(name: string): readonly string[] {
  const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}/gu) ?? [];
  return parts.map((part) => part.toLowerCase());
}

/** Reduces an English word to a stem; others mostly stay as they are. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  for (const [ending, by] of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    return undoubled(word.slice(0, -ending.length) + by);
  }
  return word;
}

/** The first that fits is replaced. */
const endings: readonly (readonly [string, string])[] = Object.entries({
  ...{ ations: 'at', ation: 'at', ities: 'ity', ingly: '', ings: '', ing: '', ions: '', ion: '' },
  ...{ ies: 'y', ied: 'y', sses: 'ss', ers: '', ors: '', ates: 'at', ated: 'at', ate: 'at' },
  ...{ ed: '', er: '', or: '', es: '', ss: 'ss', s: '', e: '' },
});

const undoubled = (stem: string) => stem.replace(/([bdgmnprt])\1$/, '$1');

/** The forms in which code may have a stem, so that its text needs no stemming. */
export function formsOf(stem: string): readonly string[] {
  const last = stem.at(-1) ?? '';
  const starts = [stem, `${stem}e`, ...(/[bdgmnprt]/.test(last) ? [stem + last] : [])];
  if (last === 'y') starts.push(`${stem.slice(0, -1)}i`);
  return starts.flatMap((start) => formEndings.map((ending) => start + ending));
}

const formEndings = ['', ...'s es ed d ing ings er ers r rs or ors ion ions'.split(' ')];

/** How often a word of the file's own name counts, beside those of its folders. */
const ownName = 2;

/** Counts the stems in paths. Splits each folder and stems each word once; the texts without a stem are shared. */
export function pathTexts(
  paths: readonly string[],
  stems: readonly string[],
): readonly CountedText[] {
  const stemsIn = stemFinder(stems);
  const folders = new Map<string, FoundStems>();
  const others: CountedText[] = [];
  return paths.map((path) => {
    const start = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, start);
    const above = folders.get(folder) ?? stemsIn(folder);
    folders.set(folder, above);
    const own = stemsIn(path.slice(start));
    const length = above.length + ownName * own.length;
    if (above.found.length + own.found.length === 0) {
      others[length] ??= { length, counts: new Uint16Array() };
      return others[length];
    }
    const counts = new Map<number, number>();
    const count = (index: number, by: number) => counts.set(index, (counts.get(index) ?? 0) + by);
    for (const index of above.found) count(index, 1);
    for (const index of own.found) count(index, ownName);
    return { length, counts: Uint16Array.from([...counts].flat()) };
  });
}

/** How many words a text has, and the indices of those stems that are looked for. */
interface FoundStems {
  readonly length: number;
  readonly found: readonly number[];
}

function stemFinder(stems: readonly string[]): (text: string) => FoundStems {
  const indices = new Map(stems.map((stem, index) => [stem, index]));
  const known = new Map<string, number | undefined>();
  const indexOf = (word: string) => {
    if (!known.has(word)) known.set(word, indices.get(stemOf(word)));
    return known.get(word) ?? [];
  };
  return (text) => {
    const words = wordParts(text).filter((part) => part.length > 2);
    return { length: words.length, found: words.flatMap(indexOf) };
  };
}

/** Returns the name of a file without its extension, in lower case and without signs: `user-list.ts` gives userlist. */
export function bareName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const bare = (dot > 0 ? name.slice(0, dot) : name).toLowerCase();
  // Faster, and nearly always enough.
  return /^[a-z\d]*$/.test(bare) ? bare : bare.replace(/[^\p{L}\p{N}]/gu, '');
}

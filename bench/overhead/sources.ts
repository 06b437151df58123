import { type Random, randomOf } from '../../test/support/random.ts';
import type { Files } from '../../test/support/repository.ts';

/** The file with the bug, its wrong line, and the right one. */
export const bug = {
  path: 'billing/invoices/late_fee.py',
  wrong: '    return max(days, 0) * rate // 100',
  right: '    return max(days, 0) * rate * amount // 100',
} as const;

const lateFee = `"""Late fees in cents."""

GRACE = 14


def late_fee(amount, days, rate):
    """What is owed on top of an amount, for each day after the grace."""
    days = days - GRACE
${bug.wrong}
`;

/**
 * Generates a repository from the seed: small source files in several languages, some documents and data,
 * forty files per folder, and one file with the bug.
 */
export function sourcesOf(count: number, seed: number): Files {
  const others = Array.from({ length: count - 1 }, (_, index) => sourceOf(index, seed));
  return { ...Object.fromEntries(others), [bug.path]: lateFee };
}

/**
 * Generates the same files one at a time, as long as those of real repositories: 3 kB in the median and 11 kB in
 * the mean, with names from a large vocabulary. The long ones repeat what their language has once in a file.
 */
export function* longSourcesOf(
  count: number,
  seed: number,
): Generator<readonly [path: string, text: string]> {
  for (let index = 0; index < count - 1; index += 1) {
    const { path, language, random } = placeOf(index, seed);
    const size = lengths.median * Math.exp(lengths.spread * normal(random));
    const parts: string[] = [];
    for (let length = 0; length < Math.min(size, lengths.most); length += parts.at(-1)?.length ?? 1)
      parts.push(language.write(madeWord(random), random));
    yield [path, parts.join('\n')];
  }
  yield [bug.path, lateFee];
}

/** Characters of a file: their logarithms are distributed normally. */
const lengths = { median: 3_000, spread: 1.6, most: 1_000_000 } as const;

/** A sum of twelve numbers between 0 and 1 is nearly normal, with a deviation of 1. */
function normal(random: Random): number {
  const sum = Array.from({ length: 12 }, () => random.below(1_000)).reduce((a, b) => a + b, 0);
  return sum / 1_000 - 6;
}

/** One of 27,000 words. */
const madeWord = (random: Random) =>
  Array.from({ length: 3 }, () => random.pick(syllables)).join('');

const syllables =
  'al ban cor der el fin gar hos im jun kel lor mar nis or pel qua rin sol tur un ver wes yor zan bri cle dro fle gra'.split(
    ' ',
  );

function sourceOf(index: number, seed: number): readonly [path: string, text: string] {
  const { path, noun, language, random } = placeOf(index, seed);
  return [path, language.write(noun, random)];
}

function placeOf(index: number, seed: number) {
  const random = randomOf(`${seed} file ${index}`);
  const folder = Math.floor(index / nouns.length);
  const area = nouns[folder % nouns.length] ?? '';
  const layer = layers[Math.floor(folder / nouns.length) % layers.length] ?? '';
  const part = Math.floor(folder / (nouns.length * layers.length));
  const noun = nouns[index % nouns.length] ?? '';
  const language = random.pick(languages);
  const place = `${area}s/${layer}${part === 0 ? '' : part}`;
  return { path: `${place}/${noun}_${layer}.${language.extension}`, noun, language, random };
}

interface Language {
  readonly extension: string;
  readonly write: (noun: string, random: Random) => string;
}

/** Generates one to eight functions. */
function pieces(random: Random, make: (name: string, other: string, number: number) => string) {
  const order = random.shuffle(verbs).slice(0, 1 + random.below(8));
  return order.map((verb) => make(verb, random.pick(nouns) ?? '', random.below(1000))).join('\n\n');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const python: Language = {
  extension: 'py',
  write: (noun, random) => `"""What is known of each ${noun}."""

from collections import defaultdict


${pieces(
  random,
  (verb, other, number) => `def ${verb}_${noun}(${noun}s, ${other}, limit=${number}):
    """The ${noun}s of one ${other}, at most so many."""
    found = defaultdict(list)
    for ${noun} in ${noun}s:
        if ${noun}.${other} == ${other} and len(found) < limit:
            found[${noun}.key].append(${noun})
    return dict(found)
`,
)}`,
};

const typescript: Language = {
  extension: 'ts',
  write: (noun, random) => `export interface ${capital(noun)} {
  readonly key: string;
  readonly amount: number;
}

${pieces(
  random,
  (verb, other, number) => `/** The ${noun}s that weigh more than their ${other}. */
export function ${verb}${capital(noun)}(all: readonly ${capital(noun)}[], ${other} = ${number}) {
  const heavy = all.filter(({ amount }) => amount > ${other});
  return heavy.map(({ key, amount }) => ({ key, rest: amount - ${other} }));
}`,
)}
`,
};

const javascript: Language = {
  extension: 'js',
  write: (noun, random) => `const limit = ${random.below(100)};

${pieces(
  random,
  (verb, other, number) => `export function ${verb}${capital(noun)}(${noun}, ${other}List) {
  if (${noun}.${other}.length > limit) throw new Error('too many: ${number}');
  return { ...${noun}, ${other}: [...${noun}.${other}, ...${other}List] };
}`,
)}
`,
};

const go: Language = {
  extension: 'go',
  write: (noun, random) => `package ${noun}

${pieces(
  random,
  (verb, other, number) => `// ${capital(verb)} counts what the ${other}s hold.
func ${capital(verb)}(${other}s map[string]int) int {
	total := ${number}
	for _, count := range ${other}s {
		total += count
	}
	return total
}`,
)}
`,
};

const java: Language = {
  extension: 'java',
  write: (noun, random) => `public final class ${capital(noun)} {
${pieces(
  random,
  (verb, other, number) => `  public static int ${verb}(java.util.List<Integer> ${other}s) {
    int total = ${number};
    for (int each : ${other}s) total += each;
    return total;
  }`,
)}
}
`,
};

const markdown: Language = {
  extension: 'md',
  write: (noun, random) => `# The ${noun}

${pieces(random, (verb, other, number) => `To ${verb} one ${noun}, name its ${other}; ${number} at most.`)}
`,
};

const json: Language = {
  extension: 'json',
  write: (noun, random) =>
    `${JSON.stringify({ noun, rows: Array.from({ length: 20 }, () => [random.pick(nouns), random.below(9999)]) }, null, 2)}\n`,
};

/** The frequency of each language is the number of its entries. */
const languages: readonly [Language, ...Language[]] = [
  ...([python, python, python, typescript, typescript, typescript] as const),
  ...([javascript, javascript, go, go, java, java, markdown, json] as const),
];

const layers = ['api', 'model', 'store', 'view', 'jobs', 'rules', 'tests', 'import', 'export'];

const verbs = ['find', 'count', 'merge', 'split', 'check', 'close', 'load', 'sort', 'weigh'];

const nouns = (
  'account basket budget buyer carrier catalog contract coupon courier credit customer deposit discount driver ' +
  'event folder invoice item ledger letter locker margin merchant note offer order parcel partner payment price ' +
  'refund region report seller stock ticket token vehicle voucher warehouse'
).split(' ');

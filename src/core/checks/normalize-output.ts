const esc = '\u001b';

/** Terminal escape sequences for colours, titles and the cursor, then any leftover escape character. */
const escapeSequences = new RegExp(
  [
    `(?:${esc}\\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]`,
    `${esc}\\][^${esc}\u0007\n]{0,512}(?:\u0007|${esc}\\\\)`,
    `${esc}[ -/]{0,8}[0-Z\\\\^-~]`,
    `[${esc}\u009b]`,
  ].join('|'),
  'g',
);

/** Returns the output without escape sequences and control characters; line breaks become `\n`. */
export function plainOutput(output: string): string {
  return output
    .replace(escapeSequences, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');
}

/** What differs from run to run, and the word that replaces it; earlier rows win. */
const runSpecific: readonly (readonly [word: string, pattern: string])[] = [
  ['id', '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'],
  ['address', '0[xX][0-9a-fA-F]{1,16}'],
  ['temp', '/(?:private/)?(?:var/)?tmp/[\\w.@+-]{1,255}'],
  ['temp', '/(?:private/)?var/folders/\\w{1,9}/\\w{1,40}/T/[\\w.@+-]{1,255}'],
  ['temp', 'pytest-of-[\\w.-]{1,64}/pytest-\\d{1,9}'],
  [
    'date',
    '\\d{4}[-/]\\d{2}[-/]\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?',
  ],
  ['time', '\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?'],
  ['port', '(?:localhost|127\\.0\\.0\\.1|0\\.0\\.0\\.0):\\d{1,5}'],
  ['pid', '(?:pid|PID|process|seed|goroutine|thread)[ :=#]{1,2}\\d{1,10}'],
  ['pid', 'node:\\d{1,10}'],
  ['pid', '==\\d{1,10}==(?=\\s|$)'],
  ['duration', '\\d{1,9}(?:[.,]\\d{1,12})? ?(?:ns|µs|us|ms|s|sec|secs|seconds?|m|mins?|minutes?)'],
];

const anyRunSpecific = new RegExp(
  `(?<![\\w.>])(?:${runSpecific.map(([, pattern]) => `(${pattern})`).join('|')})(?!\\w)`,
  'g',
);

/** Replaces what differs between runs (times, addresses, ports, ids, temporary folders). Idempotent. */
export function normalizeOutput(text: string): string {
  return text.replace(anyRunSpecific, (_, ...groups) => {
    const index = runSpecific.findIndex((_row, at) => groups[at] !== undefined);
    return `<${runSpecific[index]?.[0] ?? 'volatile'}>`;
  });
}

/** Whether two outputs are the same after normalization, ignoring blank lines and trailing blanks. */
export function isSameOutput(a: string, b: string): boolean {
  return gist(a) === gist(b);
}

function gist(output: string): string {
  const lines = normalizeOutput(plainOutput(output)).split('\n');
  return lines
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** A failure that two runs have in common; `isExact` if under the very same name. */
export interface RepeatedFailure {
  readonly name: string;
  readonly isExact: boolean;
}

/** Returns the failures of `last` that `first` has as well, exactly or after normalization. */
export function repeatedFailures(
  first: readonly string[],
  last: readonly string[],
): readonly RepeatedFailure[] {
  const [exact, normalized] = [new Set(first), new Set(first.map(normalizeOutput))];
  return last
    .map((name) => ({ name, isExact: exact.has(name) }))
    .filter(({ name, isExact }) => isExact || normalized.has(normalizeOutput(name)));
}

/**
 * Returns the names of failures that `known` lacks. One that was repeated exactly must match exactly,
 * because a duration or a date in its name may distinguish the cases of a test.
 */
export function newFailures(
  repeated: readonly RepeatedFailure[],
  known: readonly string[],
): readonly string[] {
  const [exact, normalized] = [new Set(known), new Set(known.map(normalizeOutput))];
  const isKnown = ({ name, isExact }: RepeatedFailure) =>
    isExact ? exact.has(name) : normalized.has(normalizeOutput(name));
  return repeated.filter((failure) => !isKnown(failure)).map(({ name }) => name);
}

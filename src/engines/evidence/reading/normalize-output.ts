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

/** A line that is written over begins again. */
const lineStart = new RegExp(`(?:${esc}\\[|\u009b)1?G`, 'g');

/** Returns the output without escape sequences and control characters; line breaks become `\n`. */
export function plainOutput(output: string): string {
  return output
    .replace(lineStart, '\n')
    .replace(escapeSequences, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');
}

/** What logs of CI and builds of containers put before each line. */
const clock = /^(?:\d{4}-\d{2}-\d{2}T[\d:.]{8,18}Z |#\d{1,4} \d{1,5}\.\d{1,3} )/;

/** Maximum characters read of a line; no runner puts a test's name further in. */
const maxLine = 1_000;

/** Returns the lines of an output as its runner printed them. */
export const outputLines = (output: string): readonly string[] =>
  plainOutput(output)
    .split('\n')
    .map((line) => line.replace(clock, '').slice(0, maxLine).trimEnd());

const unit =
  '(?:ns|µs|us|ms|s|secs?|seconds?|m|mins?|minutes?|hrs?|hours?|(?:milli|micro|nano)seconds?)';

/** What differs from run to run, and the word that replaces it; earlier rows win. */
const runSpecific: readonly (readonly [word: string, pattern: string])[] = [
  ['id', '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'],
  ['id', '[0-7][0-9A-HJKMNP-TV-Z]{25}'],
  ['address', '0[xX][0-9a-fA-F]{2,16}'],
  ['address', '(?<=@)[0-9a-f]{5,16}'],
  ['id', '(?=[a-f]{0,63}\\d)(?=\\d{0,63}[a-f])[0-9a-f]{7,64}'],
  ['temp', '(?:/(?:private/)?(?:var/)?tmp/)?pytest-of-[\\w.-]{1,64}/pytest-\\d{1,9}'],
  ['temp', '/tmp/Rtmp\\w{1,20}(?:/[\\w.]{1,100})?'],
  ['temp', '/(?:private/)?(?:var/)?tmp/[\\w.@+-]{1,255}'],
  ['temp', '/(?:private/)?var/folders/\\w{1,9}/\\w{1,40}/T/[\\w.@+-]{1,255}'],
  ['temp', '[A-Z]:\\\\Users\\\\[^\\\\\\n]{1,64}\\\\AppData\\\\Local\\\\Temp\\\\[\\w.@+-]{1,255}'],
  [
    'date',
    '\\d{4}[-/]\\d{2}[-/]\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?',
  ],
  ['date', '\\d{1,2}/\\d{1,2}/\\d{2,4}(?:,? \\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?(?: ?[AP]M)?)?'],
  [
    'date',
    '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:[A-Z][a-z]{2} {1,2}\\d{1,2}|\\d{1,2} [A-Z][a-z]{2})(?: \\d{4})?(?: \\d{2}:\\d{2}:\\d{2})?(?: [A-Z]{3})?(?: \\d{4})?',
  ],
  ['time', '\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?'],
  [
    'port',
    '(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[?::1?\\]?|host\\.docker\\.internal):\\d{1,5}',
  ],
  ['port', '[pP]ort[ :=]{1,2}\\d{2,5}'],
  [
    'pid',
    '(?:[pP]id|PID|[pP]rocess|[sS]eed|SEED|goroutine|[tT]hread|[wW]orker|object_id|fd)[ :=#-]{1,3}\\d{1,20}',
  ],
  ['pid', "thread '[^'\\n]{1,100}' \\(\\d{1,10}\\)"],
  ['pid', '#?(?:PID|Port|Ref|Reference)?<\\d{1,10}(?:\\.\\d{1,10}){1,3}>'],
  ['pid', 'node:\\d{1,10}'],
  ['pid', '==\\d{1,10}==(?=\\s|$)'],
  ['number', '\\d{10,20}'],
  ['duration', `(?:\\d{1,4}[hm] ?){0,2}\\d{1,9}(?:[.,]\\d{1,12})? ?${unit}`],
];

const anyRunSpecific = new RegExp(
  `(?<![\\w.>])(?:${runSpecific.map(([, pattern]) => `(${pattern})`).join('|')})(?!\\w)`,
  'g',
);

/** Replaces what differs between runs (times, addresses, ports, ids, temporary folders). Idempotent. */
export function normalizeOutput(text: string): string {
  return text.replace(anyRunSpecific, (_found: string, ...groups: unknown[]) => {
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
  const [exact, normalized] = [new Set(first), new Set(first.map((name) => normalizeOutput(name)))];
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
  const [exact, normalized] = [new Set(known), new Set(known.map((name) => normalizeOutput(name)))];
  const isKnown = ({ name, isExact }: RepeatedFailure) =>
    isExact ? exact.has(name) : normalized.has(normalizeOutput(name));
  return repeated.filter((failure) => !isKnown(failure)).map(({ name }) => name);
}

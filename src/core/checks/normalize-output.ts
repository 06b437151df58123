/** What differs from one run to the next, and what stands in its place. First come, first served. */
const volatile: readonly (readonly [name: string, pattern: string])[] = [
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
  ['pid', '==\\d{1,10}=='],
  ['duration', '\\d{1,9}(?:[.,]\\d{1,12})? ?(?:ns|µs|us|ms|s|sec|secs|seconds?|m|mins?|minutes?)'],
];

const anyVolatile = new RegExp(
  `(?<![\\w.>])(?:${volatile.map(([, pattern]) => `(${pattern})`).join('|')})(?!\\w)`,
  'g',
);

/**
 * The text with durations, dates, addresses in memory, ports, process ids and temporary folders each
 * replaced by one word, so that two runs of the same thing read alike. Folding twice is folding once.
 */
export function normalizeOutput(text: string): string {
  return text.replace(anyVolatile, (_, ...groups) => {
    const index = volatile.findIndex((_row, at) => groups[at] !== undefined);
    return `<${volatile[index]?.[0] ?? 'volatile'}>`;
  });
}

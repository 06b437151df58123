import type { Sighting } from './mention.ts';

/** How a language writes the stack frames of a crash. */
interface FrameFormat {
  readonly language: string;
  /** Its groups: the `file` or the `owner`, the class with its function, and the `line`. */
  readonly pattern: RegExp;
  /** Whether the frame that crashed comes first or last. */
  readonly crash: 'first' | 'last';
}

/** A path, which may contain blanks and the scheme of an address. */
const file = String.raw`(?<file>[^\s"'()<>|][^"()<>|\n]{0,400}?)`;
const compact = String.raw`(?<file>[^\s"'()<>|]{1,400}?)`;
const line = String.raw`(?<line>\d{1,7})`;
const column = String.raw`(?::\d{1,7})?`;
const quote = String.raw`^[>\s|]{0,40}`;

/** Each line of a text is a frame of the first format that fits it. */
const frameFormats: readonly FrameFormat[] = [
  last('python', `\\bFile "(?<file>[^"\\n]{1,400})", line ${line}`),
  last(
    'pytest',
    `${quote}(?<file>[^\\s:()]{1,300}\\.py):${line}: (?:in |[A-Z]\\w{0,80}(?:Error|Exception|Warning)?\\s*$)`,
  ),
  first(
    'java',
    `\\bat\\s{1,4}(?:[\\w.@-]{0,80}/{1,2}){0,2}(?<owner>[\\w$.]{1,300})\\.[\\w$<>-]{1,200}\\((?<file>[\\w$-]{1,200}\\.(?:java|kts?|scala|groovy|clj)):${line}\\)`,
  ),
  first('csharp', `${quote}\\S.{0,800}\\) \\p{L}{1,12} ${file}:\\p{L}{1,12} ${line}\\s*$`),
  first(
    'ruby',
    `(?:^|[\\s'"\`(])(?<file>[^\\s:'"\`()]{1,300}\\.(?:rb|rake|erb|haml|ru)):${line}:in [\`'‘]`,
  ),
  first('php', `^[>\\s]{0,40}#\\d{1,4} ${file}\\(${line}\\): `),
  first('php', `\\bin (?<file>[^\\s"'()<>|]{1,400}\\.(?:php|phtml|inc))(?: on line |:)${line}\\b`),
  first(
    'javascript',
    `${quote}at (?:.{1,300}? \\()?(?<file>[^\\s"'<>|][^"<>|]{0,400}?):${line}:\\d{1,7}\\)?,?\\s*$`,
  ),
  first(
    'javascript',
    `${quote}[^\\s@]{0,200}@(?<file>(?:[a-z-]{2,20}:/|/)[^\\s"'()]{1,400}?):${line}:\\d{1,7}\\s*$`,
  ),
  first(
    'rust',
    `(?:\\bpanicked at (?:.{0,300}, )?|${quote}at |--> )(?<file>[^\\s"'()]{1,300}\\.rs):${line}:\\d{1,7}`,
  ),
  first(
    'elixir',
    `${quote}(?:\\(\\w{1,80}(?: [\\w.-]{1,40})?\\) )(?<file>[^\\s:()]{1,300}\\.(?:exs?|erl|heex)):${line}: `,
  ),
  first('dart', `${quote}#\\d{1,4}\\s{1,12}.{1,300}? \\(${compact}:${line}${column}\\)`),
  first(
    'native',
    `${quote}#\\d{1,4}\\s.{1,600}?(?: at | )(?<file>[^\\s"'()<>]{1,400}\\.[A-Za-z]{1,6}):${line}${column}\\s*$`,
  ),
  first('swift', `\\bfile (?<file>[^\\s"',]{1,300}\\.swift), line ${line}\\b`),
  first(
    'swift',
    `(?:^|\\s)(?<file>[^\\s"':]{1,300}\\.swift):${line}${column}: (?:Fatal|Precondition|Assertion)`,
  ),
  first(
    'go',
    `^[>\\s]{0,40}(?<file>[^\\s"'()<>]{1,400}\\.(?:go|s)):${line}(?: \\+0x[0-9a-f]{1,16}|\\s*$)`,
  ),
];

function first(language: string, pattern: string): FrameFormat {
  return { language, pattern: new RegExp(pattern, 'gu'), crash: 'first' };
}

function last(language: string, pattern: string): FrameFormat {
  return { language, pattern: new RegExp(pattern, 'gu'), crash: 'last' };
}

/** Other lines that may stand between the frames of one trace: code, marks, functions. */
const mostBetween = 3;

/** Lines are cut here. Some trackers put a whole trace into one. */
const maxLine = 20_000;

/** Where lines start, and causes in traces that were joined to one line. */
const pieces = /(?<=\n)|(?=\bCaused by: )/;

/** What joins a trace to the one of its cause. */
const link =
  /^[>\s]*(?:Caused by:|\[cause\]|.{0,20}The above exception was|.{0,20}During handling of the above)/;

interface Trace {
  readonly format: FrameFormat;
  /** One list for each exception of a chain. */
  readonly chain: Sighting[][];
  lastLine: number;
}

/** Returns the stack frames in a text, with their depths: from the crash, the innermost cause first. */
export function findFrames(text: string): readonly Sighting[] {
  const traces: Trace[] = [];
  let isLinked = false;
  let isNew = true;
  let at = 0;
  for (const [number, line] of text.split(pieces).entries()) {
    const shown = line.slice(0, maxLine);
    isLinked ||= link.test(shown);
    isNew ||= /^[>\s]*Traceback \(/.test(shown);
    const format = formatOf(shown);
    if (format !== undefined) {
      const frames = [...shown.matchAll(format.pattern)].map((match) => frameOf(match, at));
      const open = traces.at(-1);
      const isNear = open !== undefined && !isNew && number - open.lastLine <= mostBetween + 1;
      const isSame = open?.format.language === format.language && (isNear || isLinked);
      if (!isSame) traces.push({ format, chain: [frames], lastLine: number });
      else if (isLinked) open.chain.push(frames);
      else open.chain.at(-1)?.push(...frames);
      if (isSame) open.lastLine = number;
      isLinked = false;
      isNew = false;
    }
    at += line.length;
  }
  return traces.flatMap(withDepths);
}

function formatOf(line: string): FrameFormat | undefined {
  if (!/\d/.test(line)) return undefined;
  return frameFormats.find(({ pattern }) => line.search(pattern) !== -1);
}

function frameOf(match: RegExpExecArray, offset: number): Sighting {
  const { file = '', owner, line } = match.groups ?? {};
  const at = offset + match.index;
  // `org.acme.Cart$Item` in `Cart.java` is `org/acme/Cart.java`.
  const name =
    owner === undefined ? plainPath(file) : [...owner.split('.').slice(0, -1), file].join('/');
  return { at, end: at + match[0].length, name, line: Number(line) };
}

/** Removes what bundlers, browsers and Dart put around a path. */
function plainPath(file: string): string {
  return file
    .replace(/^(?:async |eval at |\w{1,80}@)/, '')
    .replace(/^package:([^/]+)\//, (whole, name: string) =>
      name === 'flutter' ? whole : `${name}/lib/`,
    )
    .replace(/^file:\/{2,3}/, '/')
    .replace(/^[a-z][a-z+-]{1,20}:\/\/(?:\/|[^/]*\/)?(?:\([\w-]+\)\/)?/, '/')
    .replace(/^\/\.\//, '')
    .replace(/[?#].*$/, '');
}

/** Python prints a cause before its effect and the crash last; others the reverse of both. */
function withDepths({ format, chain }: Trace): readonly Sighting[] {
  const ordered =
    format.crash === 'last' ? chain.map((frames) => frames.toReversed()) : chain.toReversed();
  return ordered.flat().map((frame, depth) => ({ ...frame, depth }));
}

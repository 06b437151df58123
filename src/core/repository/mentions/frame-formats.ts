/** How a language writes the stack frames of a crash. */
export interface FrameFormat {
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
export const frameFormats: readonly FrameFormat[] = [
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

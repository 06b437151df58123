/** Whether a line is a comment in one of the usual forms, or an attribute of what follows. */
export function isComment(line: string): boolean {
  return /^\s*(?:\/[/*]|\*(?:[\s/]|$)|#(?![a-z]|\s*define)|--|;|<!--)/.test(line);
}

/** Whether a line has no code: it is blank or a comment. */
export function isCommentOrBlank(line: string): boolean {
  return line.trim() === '' || isComment(line);
}

/** How lines begin that open documentation of several lines, and what ends it: comments, and docstrings by their quotes. */
const openings = [
  { begins: /^\s*\/\*/, end: '*/', isText: false },
  { begins: /^\s*<!--/, end: '-->', isText: false },
  { begins: /^\s*(?:@\w*doc\s+)?[a-zA-Z~]{0,3}"""/, end: '"""', isText: true },
  // With a blank after them, three quotes are a comment of Visual Basic.
  { begins: /^\s*(?:@\w*doc\s+)?[a-zA-Z~]{0,3}'''(?!\s\S)/, end: "'''", isText: true },
];

/** How a line of code ends that goes on below it: a string there is a value. */
const goesOn = /(?:[([{,=+\\%&|?"'>]|\breturn|["']\s*:)\s*$/;

/** The longest documentation, in lines; what has no end until there is none. */
const longest = 1_000;

/** Tells of each line of code whether it is documentation: of a comment, or of a docstring. */
export function docLines(lines: readonly string[]): readonly boolean[] {
  let code = '';
  let quotes: string | undefined;
  let docEnd: string | undefined;
  return lines.map((line, index) => {
    if (docEnd !== undefined) {
      if (line.includes(docEnd)) docEnd = undefined;
      return true;
    }
    const opening =
      quotes === undefined ? openings.find(({ begins }) => begins.test(line)) : undefined;
    if (opening !== undefined && !(opening.isText && goesOn.test(code))) {
      const { begins, end } = opening;
      if (line.replace(begins, '').includes(end)) return true;
      if (lines.slice(index + 1, index + longest).some((one) => one.includes(end))) {
        docEnd = end;
        return true;
      }
    }
    if (quotes === undefined && isComment(line)) return true;
    quotes = quotesAfter(line, quotes);
    if (line.trim() !== '') code = line;
    return false;
  });
}

/** The quotes of several lines that are open after a line. */
function quotesAfter(line: string, before: string | undefined): string | undefined {
  let open = before;
  for (const [sign] of line.matchAll(/'"""'|"'''"|"""|'''/g)) {
    if (open === undefined && sign.length === 3) open = sign;
    else if (sign === open) open = undefined;
  }
  return open;
}

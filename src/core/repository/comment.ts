/** Whether a line is a comment in one of the usual forms, or an attribute of what follows. */
export function isComment(line: string): boolean {
  return /^\s*(?:\/[/*]|\*(?:[\s/]|$)|#(?![a-z]|\s*define)|--|;|<!--)/.test(line);
}

/** Whether a line has no code: it is blank or a comment. */
export function isCommentOrBlank(line: string): boolean {
  return line.trim() === '' || isComment(line);
}

/** Whether a line is a comment in one of the usual forms, or an attribute of what follows. */
export function isComment(line: string): boolean {
  return /^\s*(?:\/[/*]|\*(?:[\s/]|$)|#(?![a-z]|\s*define)|--|;|<!--)/.test(line);
}

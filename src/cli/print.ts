/** Prints what was asked for, to standard output. */
export function printResult(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Prints what is going on, to standard error; untrusted text cannot steer the terminal. */
export function printError(text: string): void {
  process.stderr.write(`${harmless(text)}\n`);
}

/** Text without the control characters that move a cursor, change a title or hide what was printed. */
export function harmless(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}

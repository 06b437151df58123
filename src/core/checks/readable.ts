const esc = '\u001b';

/** Sequences of a terminal, for colours, titles and the cursor; then any esc that opens none. */
const sequences = new RegExp(
  [
    `(?:${esc}\\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]`,
    `${esc}\\][^${esc}\u0007\n]{0,512}(?:\u0007|${esc}\\\\)`,
    `${esc}[ -/]{0,8}[0-Z\\\\^-~]`,
    `[${esc}\u009b]`,
  ].join('|'),
  'g',
);

/** Signs that ring a bell, move a printer's head or show nothing; not a tab, nor a line's end. */
const silent = /[^\P{Cc}\t\n]/gu;

/** The output as a person reads it: without colours, and with one kind of line end. */
export function plainOutput(output: string): string {
  return output
    .replace(sequences, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(silent, '');
}

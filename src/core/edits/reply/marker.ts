/** What a marker line opens: a SEARCH/REPLACE block, or one of the three forms for a whole file. */
export type Form = 'search' | 'file' | 'delete' | 'rename';

/** The line that opens a block. `name` is a file that is named on it. */
export interface Head {
  readonly form: Form;
  readonly length: number;
  readonly indent: number;
  /** A heading's signs, which every marker of the block then wears. */
  readonly heading: string;
  readonly name?: string | undefined;
}

const forms: Readonly<Record<string, Form>> = {
  search: 'search',
  original: 'search',
  file: 'file',
  delete: 'delete',
  rename: 'rename',
};

/** Markers of 5 to 9 signs, in upper or lower case, with or without a blank, a colon or a `>` behind. */
const headLine =
  /^(?<indent>\s*)(?<heading>#{1,6} )?(?<signs><{5,9}) *(?<word>SEARCH|ORIGINAL|FILE|DELETE|RENAME)\b(?: {0,3}[>:])?[ \t]*(?<name>[^\s<>|"]+)?$/i;
const dashedHeadLine = /^(?<indent>\s*)(?<signs>-{5,9}) (?<word>SEARCH)>?$/;

const endLine =
  /^(?<indent>\s*)(?:#{1,6} )?(?<signs>>{5,9}|\+{5,9}) *(?<word>REPLACE|UPDATED?|FILE|DELETE|RENAME)\b(?: {0,3}[<>:])?$/i;

/** The head that a line is, or `undefined` for any other line. */
export function headOf(line: string): Head | undefined {
  if (!mayBeMarker(line)) return undefined;
  const text = line.trimEnd();
  const found = headLine.exec(text) ?? dashedHeadLine.exec(text);
  const { indent = '', heading = '', signs = '', word = '', name } = found?.groups ?? {};
  const form = forms[word.toLowerCase()];
  if (form === undefined) return undefined;
  return { form, length: signs.length, indent: indent.length, heading, name };
}

/** The length of the end marker that a line is, or `undefined` for one that does not close `head`. */
export function endLengthOf(line: string, head: Head): number | undefined {
  if (!mayBeMarker(line)) return undefined;
  const { indent = '', signs, word = '' } = endLine.exec(line.trimEnd())?.groups ?? {};
  if (signs === undefined || indent.length > head.indent) return undefined;
  const form = forms[word.toLowerCase()] ?? 'search';
  return form === head.form ? signs.length : undefined;
}

/** A divider counts only at the head's length, so that underlines in RST and Markdown survive. */
export function isDivider(line: string, head: Head): boolean {
  if (line.length < head.length || !line.includes('=====')) return false;
  const bare = line.trim();
  const sign = '='.repeat(head.length);
  if (bare !== sign && bare !== head.heading + sign) return false;
  return line.length - line.trimStart().length <= head.indent;
}

/** Cheap, because it is asked of every line. */
function mayBeMarker(line: string): boolean {
  return line.length < 400 && /<{5}|>{5}|-{5}|\+{5}/.test(line);
}

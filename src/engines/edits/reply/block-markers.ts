/** What a marker opens: a SEARCH/REPLACE block, or one of the two forms for a whole file. */
export type BlockForm = 'search' | 'delete' | 'rename';

/** The line that opens a block. `name` is the file that it names, if any. */
export interface BlockHead {
  readonly form: BlockForm;
  /** Characters in the run of marker signs. */
  readonly length: number;
  readonly indent: number;
  /** The `## ` of a Markdown heading, which then precedes every marker of the block. */
  readonly heading: string;
  readonly name?: string | undefined;
}

const forms: Readonly<Record<string, BlockForm>> = {
  search: 'search',
  original: 'search',
  delete: 'delete',
  rename: 'rename',
};

/** Markers of 5 to 9 signs, in upper or lower case, optionally followed by a space, a colon or a `>`. */
const headLine =
  /^(?<indent>\s*)(?<heading>#{1,6} )?(?<signs><{5,9}) *(?<word>SEARCH|ORIGINAL|DELETE|RENAME)\b(?: {0,3}[>:])?[ \t]*(?<name>[^\s<>|"]+)?$/i;
const dashedHeadLine = /^(?<indent>\s*)(?<signs>-{5,9}) (?<word>SEARCH)>?$/;

const endLine =
  /^(?<indent>\s*)(?:#{1,6} )?(?<signs>>{5,9}|\+{5,9}) *(?<word>REPLACE|UPDATED?|DELETE|RENAME)\b(?: {0,3}[<>:])?$/i;

/** Returns the head that a line is; `undefined` for any other line. */
export function readHead(line: string): BlockHead | undefined {
  if (!mayBeMarker(line)) return undefined;
  const text = line.trimEnd();
  const found = headLine.exec(text) ?? dashedHeadLine.exec(text);
  const { indent = '', heading = '', signs = '', word = '', name } = found?.groups ?? {};
  const form = forms[word.toLowerCase()];
  if (form === undefined) return undefined;
  return { form, length: signs.length, indent: indent.length, heading, name };
}

/** Returns the length of the end marker that a line is; `undefined` for one that does not close `head`. */
export function readEndLength(line: string, head: BlockHead): number | undefined {
  if (!mayBeMarker(line)) return undefined;
  const { indent = '', signs, word = '' } = endLine.exec(line.trimEnd())?.groups ?? {};
  if (signs === undefined || indent.length > head.indent) return undefined;
  const form = forms[word.toLowerCase()] ?? 'search';
  return form === head.form ? signs.length : undefined;
}

/** A divider must have the head's length, so that underlines in RST and Markdown are no dividers. */
export function isDivider(line: string, head: BlockHead): boolean {
  if (line.length < head.length || !line.includes('=====')) return false;
  const bare = line.trim();
  const sign = '='.repeat(head.length);
  if (bare !== sign && bare !== head.heading + sign) return false;
  return line.length - line.trimStart().length <= head.indent;
}

/** A cheap test, because every line takes it. */
function mayBeMarker(line: string): boolean {
  return line.length < 400 && /<{5}|>{5}|-{5}|\+{5}/.test(line);
}

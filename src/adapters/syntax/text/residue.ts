import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { extensionOf } from '../languages/index.ts';

/** Formats in which a row of `=` underlines a heading; in the first three, code fences are normal too. */
const prose = new Set(['md', 'markdown', 'mdx', 'rst', 'txt', 'adoc', 'asciidoc', '']);
const fenced = new Set(['md', 'markdown', 'mdx']);

/** Longer lines are data or minified code, which contains no placeholders. */
const maxLineLength = 300;

/** Finds what a model may leave behind in a file of any language: edit markers, fences, omitted code. */
export function residueFindings(path: string, text: string): readonly SyntaxFinding[] {
  const extension = extensionOf(path);
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const fences = fenced.has(extension) ? [] : fenceRows(lines);
  return lines.flatMap((line, row) => {
    if (line.length > maxLineLength) return [];
    if (isMarker(line) || (isDivider(lines, row) && !prose.has(extension))) {
      return [findingAt(lines, { row, column: 0 }, 'leftover edit or merge marker')];
    }
    if (fences.includes(row))
      return [findingAt(lines, { row, column: 0 }, 'code fence around the file')];
    if (isPlaceholder(line))
      return [findingAt(lines, { row, column: 0 }, 'placeholder instead of code')];
    return [];
  });
}

function isMarker(line: string): boolean {
  return (
    /^(?:<{7}|>{7}|\|{7})(?: |$)/.test(line) || /^(?:<{5,9} SEARCH|>{5,9} REPLACE)\b/.test(line)
  );
}

/** Seven `=`, unless they underline a title of the same length. */
function isDivider(lines: readonly string[], row: number): boolean {
  return lines[row] === '=======' && lines[row - 1]?.trim().length !== 7;
}

/** The first and the last line that are not blank, if they are fences. */
function fenceRows(lines: readonly string[]): readonly number[] {
  const isText = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isText);
  const last = lines.findLastIndex(isText);
  return [
    ...(/^(?:`{3,}|~{3,})[\w+#.-]*\s*$/.test(lines[first] ?? '') ? [first] : []),
    ...(/^(?:`{3,}|~{3,})\s*$/.test(lines[last] ?? '') ? [last] : []),
  ];
}

/** Only lines that begin as a comment or with an ellipsis: inside code, the words may be intended. */
function isPlaceholder(line: string): boolean {
  const comment = /^\s*(?:\/\/|#|\/\*|\*|--|<!--|\{\/\*|;|%|\.\.\.|…)/.exec(line);
  return comment !== null && omissions.some((omission) => omission.test(line));
}

const piece = 'code|file|function|method|class|implementation|module|component|logic|imports';
const rest = `(?:rest|remainder) of (?:(?:the|your|this) )?(?:existing )?(?:${piece})s?`;
const kept = `(?:existing|remaining|unchanged|previous|original) (?:${piece})s?`;

/** An ellipsis before or after, a statement that code stays, or a comment that says nothing else. */
const omissions: readonly RegExp[] = [
  new RegExp(String.raw`(?:\.{3}|…) ?\(?(?:the )?(?:${rest}|${kept}|other (?:${piece})s?)\b`, 'i'),
  new RegExp(String.raw`\b(?:${rest}|${kept}) ?(?:\.{3}|…)`, 'i'),
  new RegExp(String.raw`\b(?:${rest}|${kept}) (?:here|unchanged|remains|stays|goes)\b`, 'i'),
  new RegExp(String.raw`^\W*(?:the )?${rest}\W*$`, 'i'),
];

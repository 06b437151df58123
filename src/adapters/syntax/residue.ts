import { type Finding, findingAt } from './finding.ts';
import { extensionOf } from './grammars.ts';

/** Formats in which a row of `=` underlines a heading; in the first of them a fence is at home too. */
const prose = new Set(['md', 'markdown', 'mdx', 'rst', 'txt', 'adoc', 'asciidoc', '']);
const fenced = new Set(['md', 'markdown', 'mdx']);

/** Longer lines are data or minified code, and nobody writes a placeholder there. */
const longestLine = 300;

/** What a model leaves behind in a file of any language: edit markers, fences and omitted code. */
export function residueOf(path: string, text: string): readonly Finding[] {
  const extension = extensionOf(path);
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const fences = fenced.has(extension) ? [] : fenceRows(lines);
  return lines.flatMap((line, row) => {
    if (line.length > longestLine) return [];
    if (isMarker(line) || (isDivider(lines, row) && !prose.has(extension))) {
      return [findingAt(lines, row, 'left-over edit or merge marker')];
    }
    if (fences.includes(row)) return [findingAt(lines, row, 'code fence around the file')];
    if (isPlaceholder(line)) return [findingAt(lines, row, 'placeholder instead of code')];
    return [];
  });
}

function isMarker(line: string): boolean {
  return (
    /^(?:<{7}|>{7}|\|{7})(?: |$)/.test(line) || /^(?:<{5,9} SEARCH|>{5,9} REPLACE)\b/.test(line)
  );
}

/** Seven `=`, unless they underline a title, which is as long as they are. */
function isDivider(lines: readonly string[], row: number): boolean {
  return lines[row] === '=======' && lines[row - 1]?.trim().length !== 7;
}

/** The first and the last line that hold text, where they are fences. */
function fenceRows(lines: readonly string[]): readonly number[] {
  const isText = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isText);
  const last = lines.findLastIndex(isText);
  return [
    ...(/^(?:`{3,}|~{3,})[\w+#.-]*\s*$/.test(lines[first] ?? '') ? [first] : []),
    ...(/^(?:`{3,}|~{3,})\s*$/.test(lines[last] ?? '') ? [last] : []),
  ];
}

/** Only what begins as a comment or with an ellipsis: in the midst of code the words can be meant. */
function isPlaceholder(line: string): boolean {
  const comment = /^\s*(?:\/\/|#|\/\*|\*|--|<!--|\{\/\*|;|%|\.\.\.|…)/.exec(line);
  return comment !== null && omissions.some((omission) => omission.test(line));
}

const piece = 'code|file|function|method|class|implementation|module|component|logic|imports';
const rest = `(?:rest|remainder) of (?:(?:the|your|this) )?(?:existing )?(?:${piece})s?`;
const kept = `(?:existing|remaining|unchanged|previous|original) (?:${piece})s?`;

/** Said with an ellipsis before or behind, said to stay where it is, or all that the comment says. */
const omissions: readonly RegExp[] = [
  new RegExp(String.raw`(?:\.{3}|…) ?\(?(?:the )?(?:${rest}|${kept}|other (?:${piece})s?)\b`, 'i'),
  new RegExp(String.raw`\b(?:${rest}|${kept}) ?(?:\.{3}|…)`, 'i'),
  new RegExp(String.raw`\b(?:${rest}|${kept}) (?:here|unchanged|remains|stays|goes)\b`, 'i'),
  new RegExp(String.raw`^\W*(?:the )?${rest}\W*$`, 'i'),
];

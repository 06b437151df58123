import { clip } from '../../text/index.ts';
import { linesOf } from './window.ts';

/** Maximum definitions in an outline. */
const maxEntries = 60;

/** Characters of a line that are searched for a definition, and that are shown. */
const searchedLength = 200;
const shownLength = 100;

/** Returns the numbered lines that start definitions, at most 8,000 characters; outer ones have priority. */
export function outlineOf(path: string, text: string): string {
  const lines = linesOf(text);
  const found = lines.flatMap((line, index) =>
    isDefinition(line.slice(0, searchedLength)) ? [{ line, number: index + 1 }] : [],
  );
  const kept = found
    .toSorted((a, b) => indentOf(a.line) - indentOf(b.line))
    .slice(0, maxEntries)
    .toSorted((a, b) => a.number - b.number);
  const left = found.length - kept.length;
  return [
    `Outline of ${clip(path, 300, '')}, ${lines.length} lines:`,
    ...kept.map(({ line, number }) => `${number}: ${clip(line.trimEnd(), shownLength, '')}`),
    ...(left > 0 ? [`(and ${left} more, further in)`] : []),
    ...(found.length === 0 ? ['(no definitions were recognised)'] : []),
  ].join('\n');
}

const modifiers =
  '(?:(?:export|default|declare|abstract|async|public|private|protected|internal|static|final|override|virtual|sealed|partial|readonly|synchronized|pub(?:\\([a-z]+\\))?|unsafe|extern|inline|open|data|suspend|local)\\s+)';

const keywords =
  'class|interface|trait|struct|enum|record|object|module|namespace|function|func|fn|def|fun|sub|impl|type|protocol|extension|mod|contract';

/** Words that may precede a parenthesis without defining anything. */
const control =
  '(?!(?:if|for|while|switch|catch|with|return|else|elif|import|from|await|throw|new|print|assert|raise|yield|not|function)\\b)';

/** How definitions start, across languages. Each is tested on a single, short line. */
const definitions: readonly RegExp[] = [
  new RegExp(`^\\s*${modifiers}*(?:${keywords})\\b(?:\\s*[*<]\\s*|\\s+)[\\w$("'@&\\[]`),
  /^\s*(?:export\s+)?(?:const|let|var|val)\s+[\w$]+.*(?:=>|\bfunction\b|=\s*(?:async\s*)?\($)/,
  new RegExp(`^\\s*${modifiers}+[\\w<>\\[\\],.?$ ]+\\(`),
  new RegExp(`^\\s*(?:[*#]\\s*|(?:get|set)\\s+)?${control}[\\w$]+\\([^;]*\\{\\s*$`),
  new RegExp(`^${control}[A-Za-z_][\\w:<>,*&~]*\\s+[\\w:*&~ ]+\\([^;"'=]*$`),
];

function isDefinition(line: string): boolean {
  return definitions.some((pattern) => pattern.test(line));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

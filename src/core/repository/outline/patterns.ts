import type { Definition, OutlinedFile } from './definition.ts';
import { linesOf } from './lines.ts';

/** Characters of a line that are searched for a definition. */
const searchedLength = 200;

/** Returns the definitions that are known, and where there are none, those that the form of the lines shows. */
export function knownDefinitions({ path, text, definitions }: OutlinedFile): readonly Definition[] {
  const isKnown = definitions !== undefined && definitions.length > 0;
  return isKnown ? definitions : definitionsByPattern(path, text);
}

/** Returns the definitions that the form of the lines shows, in any language, and the headings of Markdown. */
export function definitionsByPattern(path: string, text: string): readonly Definition[] {
  const lines = linesOf(text);
  return /\.(?:md|mdx|markdown)$/i.test(path) ? headingsIn(lines) : definedIn(lines);
}

interface Open {
  readonly name: string;
  readonly kind: string;
  readonly start: number;
  readonly indent: number;
  readonly depth: number;
}

/** A definition ends before the next line that is not further in, unless that closes it. */
function definedIn(lines: readonly string[]): readonly Definition[] {
  const found: Definition[] = [];
  const open: Open[] = [];
  let last = 0;
  const close = (end: number) => {
    const one = open.pop();
    if (one !== undefined) found.push(closed(one, end));
  };
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const indent = indentOf(line);
    for (let top = open.at(-1); top !== undefined && indent <= top.indent; top = open.at(-1)) {
      if (indent === top.indent && /^\s*\{/.test(line)) break;
      const isEnd = indent === top.indent && /^\s*(?:[\])}]|end\b|esac\b|fi\b)/.test(line);
      close(isEnd ? index + 1 : last);
      if (isEnd) break;
    }
    last = index + 1;
    const head = line.slice(0, searchedLength);
    const name = isDefinition(head) ? nameIn(head) : undefined;
    if (name === undefined) continue;
    open.push({ ...name, start: index + 1, indent, depth: open.length });
  }
  while (open.length > 0) close(last);
  return found.sort((a, b) => a.start - b.start);
}

function closed({ name, kind, start, depth }: Open, end: number): Definition {
  return { name, kind, start, end: Math.max(start, end), depth };
}

function headingsIn(lines: readonly string[]): readonly Definition[] {
  const found: Definition[] = [];
  const open: (Open & { readonly level: number })[] = [];
  let isCode = false;
  const close = (level: number, end: number) => {
    for (let top = open.at(-1); top !== undefined && top.level >= level; top = open.at(-1)) {
      found.push(closed(top, end));
      open.pop();
    }
  };
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, marks = '', name = ''] = /^(#{1,6})\s+(\S.{0,100})/.exec(line) ?? [];
    if (isCode || marks === '') continue;
    close(marks.length, index);
    const place = { start: index + 1, indent: 0, depth: open.length, level: marks.length };
    open.push({ name: name.trim(), kind: 'heading', ...place });
  }
  close(0, lines.length);
  return found.sort((a, b) => a.start - b.start);
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

const comment = /^\s*(?:\/[/*]|\*[\s/]|#\s|--|;)/;

function isDefinition(line: string): boolean {
  return !comment.test(line) && definitions.some((pattern) => pattern.test(line));
}

const named = new RegExp(`\\b(${keywords})\\b[\\s*<(&]+([\\w$.:'"@-]+)`);
const assigned = /\b(const|let|var|val)\s+([\w$]+)/;
const called = /([\w$~]+)\s*\(/;

/** The name in a line that starts a definition, and its keyword. */
function nameIn(line: string): { readonly name: string; readonly kind: string } | undefined {
  const [, kind = 'function', word] = assigned.exec(line) ?? named.exec(line) ?? [];
  const name = word ?? called.exec(line)?.[1];
  if (name === undefined) return undefined;
  return { name: name.replace(/^["'@]+|["':.]+$/g, '') || name, kind };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

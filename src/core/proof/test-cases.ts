import type { TestForms } from './test-forms.ts';

/** One test, or a group of tests, as a text has it. */
export interface TestCase {
  /** Tests of the same name have numbers from the second on. */
  readonly name: string;
  /** Its own lines without indentation, blanks and comments: marks above it, its start and its body. */
  readonly lines: readonly string[];
  /** How many of them come before the body. */
  readonly head: number;
  readonly isGroup: boolean;
}

/** Maximum characters of a line that is read. */
const maxLine = 600;

/** Reads the tests of a text, in order. What comes before the first one is a group without a name. */
export function readTests(text: string, forms: TestForms): readonly TestCase[] {
  const found: { title: string; lines: string[]; head: number }[] = [
    { title: '', lines: [], head: 0 },
  ];
  const lines = codeLines(text, forms);
  let marks: { indent: number; line: string }[] = [];
  for (const [at, { indent, line }] of lines.entries()) {
    const above = marks.map((mark) => mark.line);
    const title = titleOf(line, lines[at + 1]?.line ?? '', above, forms);
    if (title !== undefined) {
      // The marks were taken for the end of the test before.
      const before = found.at(-1);
      before?.lines.splice(before.lines.length - above.length);
      found.push({ title, lines: [...above, line], head: above.length + 1 });
      marks = [];
      continue;
    }
    found.at(-1)?.lines.push(line);
    const [first] = marks;
    const isInside = first !== undefined && (indent > first.indent || /^[)\]}]/.test(line));
    if (isMark(line) || isInside) marks.push({ indent, line });
    else marks = [];
  }
  return numbered(found);
}

const isMark = (line: string) => /^(?:@|\[|#!?\[)/.test(line);

/** Returns the title of the test that begins here; empty if it has none. */
function titleOf(
  line: string,
  next: string,
  above: readonly string[],
  { starts, mark }: TestForms,
): string | undefined {
  for (const start of starts) {
    const found = start.exec(line);
    if (found === null) continue;
    if (mark !== undefined && ![line, ...above].some((one) => mark.test(one))) return undefined;
    const { title, name } = found.groups ?? {};
    if (title !== undefined || name !== undefined) return title ?? name ?? '';
    const isOpen = line.trimEnd().length === found[0].trimEnd().length;
    return (isOpen && /^(["'`])(.{1,300})\1,?$/.exec(next)?.[2]) || '';
  }
  return undefined;
}

interface CodeLine {
  readonly indent: number;
  readonly line: string;
}

/** The lines that a compiler reads: no comments, no text between triple quotes, nothing below `#if 0`. */
function codeLines(text: string, { comment }: TestForms): readonly CodeLine[] {
  const lines: CodeLine[] = [];
  let until: RegExp | undefined;
  for (const whole of text.split('\n')) {
    const line = whole.trim().slice(0, maxLine);
    if (until !== undefined) {
      if (until.test(line)) until = undefined;
      continue;
    }
    until = blockEnd(line);
    if (line === '' || (until !== undefined && !/"""|'''/.test(line)) || comment.test(line))
      continue;
    lines.push({ indent: whole.length - whole.trimStart().length, line });
  }
  return lines;
}

/** What ends the block of other text that begins in a line. */
function blockEnd(line: string): RegExp | undefined {
  if (line.startsWith('/*') && !line.includes('*/')) return /\*\//;
  if (line === '=begin') return /^=end/;
  if (/^#if 0\b/.test(line)) return /^#(?:endif|else|elif)\b/;
  const quotes = ['"""', "'''"].find((mark) => line.split(mark).length % 2 === 0);
  return quotes === undefined ? undefined : new RegExp(quotes);
}

const group =
  /^(?:\w+\.)?[xfPFX]?(?:describe|context|suite|feature|group|SCENARIO|class|Describe|Context|When|DescribeTable|RSpec\.\w+)\b/;

function numbered(
  found: readonly { readonly title: string; readonly lines: string[]; readonly head: number }[],
): readonly TestCase[] {
  const seen = new Map<string, number>();
  return found.map(({ title, lines, head }, at) => {
    const nth = (seen.get(title) ?? 0) + 1;
    seen.set(title, nth);
    const isGroup = at === 0 || group.test(lines[head - 1] ?? '');
    return { name: nth === 1 ? title : `${title} (${nth})`, lines, head, isGroup };
  });
}

/** Returns the lines of a list that another lacks, each as often as it has more of them. */
export function extraLines(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/** The lines of a text, with their indentation but without blank ones; none of a missing text. */
export function textLines(text: string | null): readonly string[] {
  const lines = (text ?? '').split('\n').map((line) => line.slice(0, maxLine).trimEnd());
  return lines.filter((line) => line !== '');
}

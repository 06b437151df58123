import { isComment } from '../comment.ts';
import { type Definition, linesOf, type OutlinedFile } from './definition.ts';

/** Characters of a line that are looked at: a definition starts early. */
const longest = 240;

const modifiers =
  '(?:(?:export|default|declare|abstract|async|public|private|protected|internal|static|final|override|virtual|sealed|partial|readonly|synchronized|volatile|transient|get|set|pub(?:\\([a-z]+\\))?|const|unsafe|extern|inline|open|data|suspend|local|template\\s*<[^;]*>)\\s+)';

const keywords =
  'class|interface|trait|struct|enum|union|record|object|module|namespace|function\\*?|func|fn|def|fun|sub|impl|type|typedef|protocol|extension|mod|contract|macro_rules!|macro|proc';

/** Words that start a statement, not what is defined or its type. */
const statement =
  '(?!(?:return|new|throw|await|else|elif|if|while|for|foreach|switch|catch|with|case|yield|raise|assert|delete|goto|not|and|or|import|from|use|using|require|print|echo|in|do|function)\\b)';

const owner = '(?:[\\w$<>]+(?:\\.|::|#))*';

/** How the lines begin that define a type or function of such a name, in most languages; each is tested on one short line. */
const forms = (name: string): readonly RegExp[] =>
  [
    `^\\s*${modifiers}*(?<kind>${keywords})(?:<[^>]*>)?\\s+(?:\\([^)]*\\)\\s*)?[*&"']?${owner}${name}`,
    `^\\s*(?:${modifiers}|let\\s+|var\\s+|val\\s+)*${owner}${name}\\s*(?:[:=]|<-)\\s*(?:async\\b|function\\b|class\\b|lambda\\b|\\([^)]*(?:\\)\\s*(?:=>|:)|$)|\\w+\\s*=>)`,
    `^\\s*${modifiers}*(?:[*#]\\s*)?${statement}${name}\\s*(?:<[^>]*>)?\\([^;]*(?:\\{|=>)\\s*$`,
    `^\\s*${modifiers}+(?:[\\w$<>\\[\\],.?]+\\s+)*${name}\\s*\\(`,
    `^${statement}[A-Za-z_][\\w:<>,*&~]*\\s+(?:[\\w:*&~]+\\s+)*[*&]*(?:\\w+::)*~?${name}\\s*\\([^;="']*$`,
    `^\\s*#\\s*(?<kind>define)\\s+${name}`,
    `^\\s*\\((?<kind>def(?!ault)[\\w*-]*|fn|varfn|macro|lambda)\\s+(?:[\\^:]\\S+\\s+)*\\(?${name}`,
  ].map((form) => new RegExp(form));

/** Further forms, which are too many to list: of constants, variables and fields, and any call-like line after a type. */
const moreForms = (name: string): readonly RegExp[] =>
  [
    `^\\s*${statement}(?:[\\w$<>\\[\\],.?*&:@~]+\\s+)+[*&]*(?:[\\w$<>]+::)*~?${name}\\s*(?:<[^>]*>)?\\([^=]*$`,
    `^\\s*${modifiers}*(?:const|let|var|val)\\s+(?:[*&]|mut\\s+)*${name}`,
    `^${name}\\s*(?::[^=]*)?:?=(?!=)`,
    `^\\s*${modifiers}+[\\w$<>\\[\\],.?*&: ]+\\s\\$?${name}\\s*[;=]`,
  ].map((form) => new RegExp(form));

/** Returns a function that tells whether a line defines the name, as far as its form shows. */
export function definesName(name: string): (line: string) => boolean {
  const own = `${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w$])`;
  const all = [...forms(own), ...moreForms(own)];
  return (line) => {
    const start = line.slice(0, longest);
    return start.includes(name) && !isComment(start) && all.some((form) => form.test(start));
  };
}

/** Returns the definitions that are known, and where there are none, those that the form of the lines shows. */
export function knownDefinitions({ path, text, definitions }: OutlinedFile): readonly Definition[] {
  const isKnown = definitions !== undefined && definitions.length > 0;
  return isKnown ? definitions : definitionsByPattern(path, text);
}

/**
 * Returns the definitions that the form of the lines shows, and the headings of Markdown: for files in languages without
 * a grammar. A definition ends before the next line that is not further in, unless that closes it.
 */
export function definitionsByPattern(path: string, text: string): readonly Definition[] {
  const headOf = /\.(?:md|mdx|markdown)$/i.test(path) ? headingReader() : readHead;
  const found: Definition[] = [];
  const open: (Pick<Definition, 'name' | 'kind' | 'start'> & { readonly indent: number })[] = [];
  let last = 0;
  const close = (end: number) => {
    const one = open.pop();
    if (one === undefined) return;
    const { name, kind, start } = one;
    found.push({ name, kind, start, end: Math.max(start, end), depth: open.length });
  };
  for (const [index, line] of linesOf(text).entries()) {
    if (line.trim() === '') continue;
    const { indent, ...head } = headOf(line);
    for (let top = open.at(-1); top !== undefined && indent <= top.indent; top = open.at(-1)) {
      const isBeside = indent === top.indent && head.name === undefined;
      if (isBeside && /^\s*\{/.test(line)) break;
      const isEnd = isBeside && /^\s*(?:[\])}]|end\b|esac\b|fi\b)/.test(line);
      close(isEnd ? index + 1 : last);
      if (isEnd) break;
    }
    last = index + 1;
    const { name, kind = 'function' } = head;
    if (name !== undefined) open.push({ name, kind, indent, start: index + 1 });
  }
  while (open.length > 0) close(last);
  return found.sort((a, b) => a.start - b.start);
}

/** How far in a line is, and what it defines. */
interface Head {
  readonly indent: number;
  readonly name?: string | undefined;
  readonly kind?: string | undefined;
}

const anyForms = forms('(?<name>[\\w$~](?:[\\w$~-]*\\w)?)');

function readHead(line: string): Head {
  const indent = line.length - line.trimStart().length;
  const head = line.slice(0, longest);
  if (isComment(head)) return { indent };
  const groups = anyForms.map((form) => form.exec(head)?.groups).find((one) => one);
  const { name, kind } = groups ?? {};
  return { indent, name, kind: kind?.replace('*', '') };
}

/** Reads the lines of Markdown in their order. Text is further in than every heading, and so is code. */
function headingReader(): (line: string) => Head {
  let isCode = false;
  return (line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, marks, name] = isCode ? [] : (/^(#{1,6})\s+(\S.{0,100})/.exec(line) ?? []);
    if (marks === undefined) return { indent: Number.POSITIVE_INFINITY };
    return { indent: marks.length, name: name?.trim(), kind: 'heading' };
  };
}

const annotation = /^\s*(?:@\w|#\[)/;

/** Returns the line in which the name of a definition stands, below comments, annotations and `docs`: its lines of documentation. */
export function nameLine(
  { name, start, end }: Definition,
  lines: readonly string[],
  docs: readonly boolean[] = [],
): number {
  const isNamed = (line: string, at: number) =>
    line.includes(name) &&
    !isComment(line) &&
    !annotation.test(line) &&
    docs[start - 1 + at] !== true;
  return start + Math.max(0, lines.slice(start - 1, end).findIndex(isNamed));
}

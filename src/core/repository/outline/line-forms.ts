import { isComment } from '../comment.ts';
import type { Definition } from './definition.ts';

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

/** How the lines begin that define a name, in most languages; each is tested on one short line. */
const forms = (name: string): readonly RegExp[] =>
  [
    `^\\s*${modifiers}*(?:${keywords})(?:<[^>]*>)?\\s+(?:\\([^)]*\\)\\s*)?[*&"']?${owner}${name}`,
    `^\\s*(?:${modifiers}|let\\s+|var\\s+|val\\s+)*${owner}${name}\\s*(?:[:=]|<-)\\s*(?:async\\b|function\\b|class\\b|lambda\\b|\\([^)]*(?:\\)\\s*(?:=>|:)|$)|\\w+\\s*=>)`,
    `^\\s*${modifiers}*(?:[*#]\\s*)?${statement}${name}\\s*(?:<[^>]*>)?\\([^;]*(?:\\{|=>)\\s*$`,
    `^\\s*${modifiers}+(?:[\\w$<>\\[\\],.?]+\\s+)*${name}\\s*\\(`,
    `^\\s*#\\s*define\\s+${name}`,
    `^\\s*${statement}(?:[\\w$<>\\[\\],.?*&:@~]+\\s+)+[*&]*(?:[\\w$<>]+::)*~?${name}\\s*(?:<[^>]*>)?\\([^=]*$`,
    `^\\s*${modifiers}*(?:const|let|var|val)\\s+(?:[*&]|mut\\s+)*${name}`,
    `^${name}\\s*(?::[^=]*)?:?=(?!=)`,
    `^\\s*${modifiers}+[\\w$<>\\[\\],.?*&: ]+\\s\\$?${name}\\s*[;=]`,
  ].map((form) => new RegExp(form));

/** Returns a function that tells whether a line defines the name, as far as its form shows. */
export function definesName(name: string): (line: string) => boolean {
  const own = `${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w$])`;
  const all = forms(own);
  return (line) => {
    const start = line.slice(0, longest);
    return start.includes(name) && !isComment(start) && all.some((form) => form.test(start));
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

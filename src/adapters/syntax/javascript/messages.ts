import type { ParseError } from '@babel/parser';

/** Characters of a message. It may quote long names. */
const maxLength = 160;

/** Where the parser's own words name its options, or do not say what is wrong. By its code of the error. */
const wordings: Readonly<Record<string, (found: string, words: string) => string>> = {
  UnexpectedToken: (found, words) => {
    const expected = /expected "(.+)"$/.exec(words)?.[1];
    return `unexpected ${found}${expected === undefined ? '' : `, expected \`${expected}\``}`;
  },
  MissingSemicolon: (found) => `unexpected ${found} after the end of a statement`,
  IllegalBreakContinue: (found) => `${found} is not in a loop, or has an unknown label`,
  UnterminatedJsxContent: () => 'a JSX tag is not closed, or closed by another one',
  ImportOutsideModule: (found) => `${found} at the top of a file that is no module`,
  ImportMetaOutsideModule: (found) => `${found} in a file that is no module`,
  MissingPlugin: (found) => `unexpected ${found}: not valid in a file of this kind`,
  MissingOneOfPlugins: (found) => `unexpected ${found}: not valid in a file of this kind`,
};

/** What is wrong, in words that do not mention the parser. */
export function messageOf({ reasonCode, message, pos }: ParseError, text: string): string {
  const [first = ''] = message.replace(/ \(\d+:\d+\)$/, '').split('\n');
  const words = first
    .replace(/\.$/, '')
    .replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
  const wording = wordings[reasonCode];
  return (wording?.(tokenAt(text, pos), words) ?? words).slice(0, maxLength);
}

/** The word or the character from a place on. */
function tokenAt(text: string, index: number): string {
  const rest = text.slice(index, index + 1_000).trimStart();
  const token = /^(?:[\p{L}\p{N}_$#@]{1,40}|.)/su.exec(rest)?.[0];
  return token === undefined ? 'end of the file' : `\`${token}\``;
}

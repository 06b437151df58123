import type { Comment } from './ticket.ts';

/** The command with which a comment ends the work. */
export const stopCommand = '/stop';

/** The first word of a comment that asks for work, if the settings name no other. */
export const usualCommand = '/fix';

/** Whether a comment asks to end the work. */
export function isStop({ body }: Said): boolean {
  return textAfterCommand(body, stopCommand) !== undefined;
}

/** Whether a comment is the command and `go`, and nothing else: it goes on with a plan, and has no words of its own. */
export function saysGo({ body }: Said, command: string): boolean {
  return /^go[\s.!]*$/i.test(textAfterCommand(body, command) ?? '');
}

type Said = Pick<Comment, 'body'>;

/**
 * The text after a command that starts a comment, as a whole word in any case; `undefined` without it. A mention,
 * emphasis, colour, a heading and what nobody sees may precede it, in wiki markup as in Markdown: a quote, code, a list
 * and a strike may not.
 */
export function textAfterCommand(comment: string, command: string): string | undefined {
  if (command === '') return undefined;
  const word = command.toLowerCase();
  const closings: string[] = [];
  let text = comment;
  for (let passed = 0; passed < maxBeforeCommand; passed += 1) {
    if (text.slice(0, word.length).toLowerCase() === word) {
      const rest = closings.reduceRight(withoutClosing, text.slice(word.length));
      if (!/^[\p{L}\p{N}\p{M}_/-]/u.test(rest)) return rest.replace(atEnds, '');
    }
    const [before = ''] = beforeCommand.exec(text) ?? [];
    if (before === '') return undefined;
    closings.push(...closingsOf(before));
    text = text.slice(before.length);
  }
  return undefined;
}

/** More than anybody writes; each is looked for again where it ends. */
const maxBeforeCommand = 20;

/** What may precede a command. */
const preceding = [
  // Nothing visible, for which Jira's editor writes an entity, too.
  String.raw`(?:[\s\p{Cf}]|&nbsp;)+`,
  // Colour, emphasis, a heading.
  String.raw`\{color(?::[^{}\n]{1,40})?\}`,
  String.raw`\{[*_+]\}|[*_+](?=[^\s\p{Cf}])`,
  String.raw`(?:h[1-6]\.|#{1,6})[ \t]`,
  // A mention in wiki markup, or of a name whose further words begin with capitals.
  String.raw`\[(?:[^\][|\n]{1,200}\|)?~[^\][\n]{1,200}\][:,]?`,
  String.raw`@[\p{L}\p{N}][\p{L}\p{N}._-]{0,100}(?:\[bot\])?(?: [\p{Lu}\p{N}(][\p{L}\p{N}.'’_()-]{0,100}){0,5}[:,]?`,
];
const beforeCommand = new RegExp(`^(?:${preceding.join('|')})`, 'u');

/** The signs that end what begins with this. */
function closingsOf(before: string): readonly string[] {
  if (before.startsWith('{color:')) return ['{color}'];
  return /^(?:\{[*_+]\}|[*_+])$/.test(before) ? [before] : [];
}

/** A sign alone closes only at the end of a word; in braces, it closes anywhere. */
function withoutClosing(text: string, closing: string): string {
  const sign = closing.replaceAll(/[*+{}]/g, '\\$&');
  const place = closing.length > 1 ? sign : `(?<!\\s)${sign}(?![\\p{L}\\p{N}])`;
  return text.replace(new RegExp(place, 'u'), '');
}

/** Looks at each run once, however long the text is. */
const atEnds = /^(?:[\s\p{Cf}:,.!]|&nbsp;)+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

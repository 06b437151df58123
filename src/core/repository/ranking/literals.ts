import { type TicketText, unwrapped } from '../mentions/index.ts';

/** Limits of what is read of a ticket and returned, in characters and pieces, so that no ticket is expensive. */
const most = { text: 40_000, piece: 120, pieces: 120 } as const;

/** Below this, words occur together by chance; a single token needs a joint, too. */
const least = { words: 10, token: 6 } as const;

/** What a ticket marks as a quote: in ticks, in quotes of prose, or in Jira's braces. */
const quote =
  /`([^`\n]{3,300})`|"([^"\n]{3,300})"|“([^”\n]{3,300})”|«([^»\n]{3,300})»|\{\{([^{}\n]{3,300})\}\}|(?<![\p{L}\p{N}])'([^'\n]{3,300})'(?![\p{L}\p{N}])/gu;

/** The message after the kind of an error, as in `TypeError: …`, `[ERROR] …` or `panic: …`. */
const message =
  /(?:(?<![\w.$])[\w.$]{0,100}(?:Error|Exception|Warning|Failure)|\b(?:error|fatal|panic|warn(?:ing)?|failed|failure))\b(?:[\])]|[ \t]{0,4}[:–-])[ \t]{1,4}([^\n]{6,400})/giu;

/** A block of code or output, of which each line is read. */
const block =
  /^ {0,3}(```|~~~)[^\n]*\n([\s\S]*?)(?:^ {0,3}\1|$(?![\s\S]))|\{(code|noformat)(?::[^}\n]{0,100})?\}([\s\S]*?)\{\3\}/gm;

/** A frame of a stack trace, which is no message. */
const frame = /^\s*(?:at\s|File ".*", line|\.\.\. \d+ more|#\d+ )|:\d+:\d+\)?\s*$/;

/** What varies in a message: formats, templates, values in quotes or brackets, paths, numbers and ids. */
const placeholder =
  /%[-+#\d.]{0,6}[a-zA-Z]|\$?\{[^{}\n]{0,100}\}|<[^<>\n]{1,100}>|"[^"\n]{0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|(?:[A-Za-z]:)?(?:[\w.~-]{0,100}[\\/]){1,20}[\w.-]{0,100}|(?<!\w)[\w-]{0,40}\d[\w-]{0,40}|\.{3}|…|["'`\\]/g;

/** A token that is no name but that code has as it is, such as `--dry-run`, `mat-form-field` or `server.port`. */
const token = /^(?:-{1,2}[A-Za-z]|[@.:]?[A-Za-z_])[\w$]*(?:[-.:/@]{1,2}[A-Za-z_$][\w$]*)*$/;

/**
 * Returns what a ticket quotes or what an error says, as code would have it: the pieces between what varies, messages
 * first, without duplicates.
 */
export function literalPieces({ title, body }: TicketText): readonly string[] {
  const text = unwrapped(`${title}\n${body.slice(0, most.text)}`);
  const pieces = new Set<string>();
  for (const span of [...messagesIn(text), ...quotesIn(text), ...blockLines(text)]) {
    for (const piece of piecesOf(span)) pieces.add(piece);
    if (pieces.size >= most.pieces) break;
  }
  return [...pieces].slice(0, most.pieces);
}

const messagesIn = (text: string) => [...text.matchAll(message)].map(([, said = '']) => said);

const quotesIn = (text: string) =>
  [...text.matchAll(quote)].map(([, ...quoted]) => quoted.find((one) => one !== undefined) ?? '');

const blockLines = (text: string) =>
  [...text.matchAll(block)]
    .flatMap(([, , fenced, , braced]) => (fenced ?? braced ?? '').split('\n'))
    .filter((line) => !frame.test(line));

function piecesOf(span: string): readonly string[] {
  const whole = span.trim().replace(/[()[\]{};,:.!?]+$/, '');
  if (token.test(whole)) return isDistinct(whole) ? [whole.slice(0, most.piece)] : [];
  return span
    .split(placeholder)
    .map((piece) => trimmed(piece).slice(0, most.piece))
    .filter((piece) => /\w[^\w\s]{0,3}\s/.test(piece) && piece.length >= least.words);
}

/** Names alone are symbols already. */
const isDistinct = (name: string) =>
  /^-/.test(name) || (name.length >= least.token && /\w[-.:/@]/.test(name));

const trimmed = (piece: string) => piece.replace(/^[^\p{L}\p{N}_$@-]+|[^\p{L}\p{N}_$]+$/gu, '');

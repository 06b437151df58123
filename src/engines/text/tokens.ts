/** Words, up to three digits, line breaks with indentation, blanks, and runs of other characters. */
const pieces =
  /([A-Za-z]+)|([\p{L}\p{M}]+)|(\p{N}{1,3})|(\r?\n[ \t]*)|([^\S\r\n]+)|((?:[^\p{L}\p{M}\p{N}\s]|\r(?!\n))+)/gu;

/** Estimates a model's token count without its vocabulary, usually within 20 %. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece, latin, letters, digits, lineEnd, spaces] of text.matchAll(pieces)) {
    if (latin !== undefined) tokens += Math.max(1, piece.length / 6.2);
    else if (letters !== undefined) tokens += 0.55 * piece.length;
    else if (digits !== undefined) tokens += 1;
    else if (lineEnd !== undefined || spaces !== undefined) tokens += 0.55;
    else tokens += Math.max(0.8, 0.55 * piece.length);
  }
  return Math.ceil(tokens);
}

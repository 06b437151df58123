const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'gu');

/** Blanks and comments between two words, not all of a long text. */
const gap = String.raw`(?:\s|\/\/[^\n]{0,200}\n|\/\*[^*]{0,200}\*\/){0,100}`;

/** Operators of C# that are words: the first are never names, the others not before a blank and a term. */
const operator = String.raw`(?:(?:is|as|in|switch)\b|(?:with|and|or|when|on|equals|into|join|let|where|select|group|orderby|ascending|descending)\s+[\p{L}_@({])`;

/**
 * Words that are keywords in some places and names in all others, where they stand for a name although the grammar
 * takes them for the keyword. What follows tells the two apart.
 */
export const contextual = {
  csharp: anyOf(
    // Types by name. As such, they are read wherever a name may stand.
    String.raw`\bnu?int\b`,
    // Before a type, a name or an operand, they are keywords.
    String.raw`\b(?:async|await|partial|required)\b(?=${gap}(?:(?!\/[/*])[^\p{L}\p{N}_\s@"'$({!]|![=.]|${operator}))`,
    // Between two patterns, or before an expression or initializer, they are keywords.
    String.raw`\b(?:and|not|or|when|with)\b(?=${gap}(?:[),;=.?:\]}]|&&|\|\||(?:is|as|in|switch|when)\b))`,
    // They say what an attribute is for, with a colon.
    String.raw`(?<=\[ ?)(?:assembly|field|method|module|param|property|type|typevar)\b(?!\s*:)`,
  ),
} as const;

/** The text with other names in the place of those words, each of the same length, so that all places stay. */
export function respelled(text: string, words: RegExp | undefined): string {
  return words === undefined ? text : text.replace(words, (word) => '_'.repeat(word.length));
}

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'gu');

/** Blanks and comments between two words, not all of a long text. */
const gap = String.raw`(?:\s|\/\/[^\n]{0,200}\n|\/\*[^*]{0,200}\*\/){0,100}`;

/** Operators of C# that are words: the first are never names, the others not before a blank and a term. */
const operator = String.raw`(?:(?:is|as|in|switch)\b|(?:with|and|or|when|on|equals|into|join|let|where|select|group|orderby|ascending|descending)\s+[\p{L}_@({])`;

/**
 * Words that C# reserves in some places, where they are names although the grammar takes them for keywords. What
 * follows tells the two apart.
 */
const names = anyOf(
  // Types by name. As such, they are read wherever a name may stand.
  String.raw`\bnu?int\b`,
  // Before a type, a name or an operand, they are keywords.
  String.raw`\b(?:async|await|partial|required)\b(?=${gap}(?:(?!\/[/*])[^\p{L}\p{N}_\s@"'$({!]|![=.]|${operator}))`,
  // Between two patterns, or before an expression or initializer, they are keywords.
  String.raw`\b(?:and|not|or|when|with)\b(?=${gap}(?:[),;=.?:\]}]|&&|\|\||(?:is|as|in|switch|when)\b))`,
  // They say what an attribute is for, with a colon.
  String.raw`(?<=\[ ?)(?:assembly|field|method|module|param|property|type|typevar)\b(?!\s*:)`,
);

/**
 * Comments of a line of their own before twenty others, which are enough above a definition. None ends a text that is
 * quoted, or goes on in the next line.
 */
const comments = /^[ \t]*#(?:(?!"""|'''|\\\r?$)[^\n])*$(?=(?:\n\s*#[^\n]*){20})/gm;

/** Texts as grammars read them better, each as long as before, so that all places stay. */
export const respelling = {
  /** With other names in the place of words that the grammar takes for keywords. */
  csharp: (text: string) => text.replace(names, (name) => '_'.repeat(name.length)),
  /** Without the first comments of many: after each, the grammar reads all that follow once more. */
  python: (text: string) => text.replace(comments, (comment) => ' '.repeat(comment.length)),
} as const;

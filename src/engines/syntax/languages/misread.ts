/** Any of the patterns, line by line. */
const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'gm');

/**
 * Valid code that the grammars take for errors: syntax newer than they are, and directives in the middle of a
 * declaration. Each pattern is rather too wide than too narrow, as brackets are still compared where it matches.
 */
export const misread = {
  java: anyOf(
    /^import\s+module\b/,
    /[;}]\s*(?:super|this)\(/, // Statements before a constructor's call of another one.
  ),
  kotlin: anyOf(
    /^\s*(?:!?is|in|else)\b.*\bif\b.*->/, // Guards.
    /^\s*context\(/,
    /\$\$+"/,
  ),
  csharp: anyOf(
    /^\s*#(?:if|:)/,
    /\bextension(?:<[^>]*>)?\(/,
    /\boperator\s*(?:\+\+|--|[-+*/%&|^]=|<<=|>{2,3}=)/,
    /\?(?:\.\w+|\[[^\]]*\])[^\s;=]*\s*(?:[-+*/%&|^]|\?\?)?=(?![=>])/, // `a?.b = c`
    /\bparams\s+[\w.]+</,
    /\ballows\s+ref\b/,
    /\.\.\s*var\b/,
    /\(.*\b(?:ref|out|in)\s.*\)\s*=>/,
  ),
  go: anyOf(
    /\bnew\((?![\w.*[\]]+\))/, // `new` of an expression.
    /\)\s*\w+\[\w+\s+[^\]]+\]\(/, // Type parameters of methods.
  ),
  rust: anyOf(
    /\btry!/, // A macro until 2018.
    /\bsafe\s+(?:fn|static)\b/,
    /\bgen\s+fn\b/,
    /\bauto\s+trait\b/,
    /\bconst\s+[A-Z]\w*\s+for\b/,
  ),
  php: anyOf(/\bclone\s*\(.*,/, /\(void\)/, /\b__halt_compiler\b/),
  ruby: anyOf(
    /->\s*\([^)]*;/, // Local variables of a block.
    /\bdef\s[^=\n]*\s=\s+[a-z_]\w*[?!]?\s+[^\s=&|?]/, // A method without end whose body has no parentheses.
  ),
  // In C and C++, where they stand for keywords, types or whole lines.
  macros: anyOf(
    /^\s*[A-Z][A-Z\d_]{2,}\b[^;={]*$/,
    /\)\s*[A-Z][A-Z\d_]{2,}\b/,
    /\b(?:class|struct)\s+[A-Z][A-Z\d_]{2,}\s+\w/,
  ),
  // Sigils and records before version 1.
  elixir: anyOf(/%[BbCcRrSsWw]["'([{<|/]/, /\b[A-Z]\w*\[\w+:/),
  swift: anyOf(
    /\btry\?\s+await\b/,
    /#(?!if\b|else|endif\b|available\b|unavailable\b|selector\b|file|line\b|column\b|function\b)[A-Za-z]\w*/, // Macros.
    /(?:=|\breturn)\s+(?:if|switch)\b/,
    /\bthrows\(/,
    /#"/,
    /\bpackage\s+\w/,
    /:\s*(?:isolated|sending)\s/,
    /\b(?:each|repeat)\s+\w/,
    /<let\s/,
  ),
  dart: anyOf(/^library;/, /\b(?:var|final)\s*\(/, /\bclass\s+const\b/),
  bash: anyOf(/\bcoproc\s+\w+\s+\{/, /^\s*\w+\[[^\]\n]*\s[^\]\n]*\]\+?=/),
} as const;

/** Generators keep templates of files under the names of those files. */
const templateTag = /<%[^%]/g;

/** Whether the change adds what a grammar with such a pattern may take for an error. */
export function addsMisread(pattern: RegExp | undefined, before: string, after: string): boolean {
  const count = (one: RegExp | undefined, text: string) =>
    one === undefined ? 0 : (text.match(one)?.length ?? 0);
  return [templateTag, pattern].some((one) => count(one, after) > count(one, before));
}

/** Blanks and comments between two words, not all of a long text. */
const gap = String.raw`(?:\s|\/\/[^\n]{0,200}\n|\/\*[^*]{0,200}\*\/){0,100}`;

/** Operators of C# that are words: the first are never names, the others not before a blank and a term. */
const operator = String.raw`(?:(?:is|as|in|switch)\b|(?:with|and|or|when|on|equals|into|join|let|where|select|group|orderby|ascending|descending)\s+[\p{L}_@({])`;

/**
 * Words that C# reserves in some places, where they are names although the grammar takes them for keywords. What
 * follows tells the two apart.
 */
const names = new RegExp(
  [
    // Types by name. As such, they are read wherever a name may stand.
    String.raw`\bnu?int\b`,
    // Before a type, a name or an operand, they are keywords.
    String.raw`\b(?:async|await|partial|required)\b(?=${gap}(?:(?!\/[/*])[^\p{L}\p{N}_\s@"'$({!]|![=.]|${operator}))`,
    // Between two patterns, or before an expression or initializer, they are keywords.
    String.raw`\b(?:and|not|or|when|with)\b(?=${gap}(?:[),;=.?:\]}]|&&|\|\||(?:is|as|in|switch|when)\b))`,
    // They say what an attribute is for, with a colon.
    String.raw`(?<=\[ ?)(?:assembly|field|method|module|param|property|type|typevar)\b(?!\s*:)`,
  ].join('|'),
  'gu',
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

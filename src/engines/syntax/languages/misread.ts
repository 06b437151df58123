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

/**
 * A tag of a template engine: where a format has its own syntax, at the start of a line or as a value without
 * quotes, or of a kind that no format knows. GitHub's `${{ }}` is text to the formats, and a quoted tag is, too.
 */
const tag =
  /^[^\S\n]*(?:(?:[-\w."']+[^\S\n]*[:=]|-|,)[^\S\n]*)?(?:\{\{|\{#|<#|#\{)|<%[-=#\s\w]|\{%[-+\s\w]/m;

/** Why a text may be valid once a template engine has filled it in: Helm, Jinja, ERB and the like. */
export function templateDoubt(text: string): string | undefined {
  return tag.test(text) ? 'has tags of a template engine' : undefined;
}

/** As `templateDoubt`; besides, tags may structure a text for people or models, which no XML parser reads. */
export function markupDoubt(text: string, path: string): string | undefined {
  const isDeclared = /^\ufeff?\s*<(?:\?xml|!DOCTYPE)\s|\sxmlns(?::[\w.-]+)?=/.test(text);
  if (path.toLowerCase().endsWith('.xml') && !isDeclared) return 'may be markup that is no XML';
  return templateDoubt(text);
}

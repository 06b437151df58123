/**
 * A tag of a template engine where a format has its own syntax: at the start of a line, or as a value without
 * quotes. GitHub's `${{ }}` is text to the formats, and a quoted tag is, too.
 */
const tag = /^[^\S\n]*(?:[-\w."']+[^\S\n]*[:=]|-|,)?[^\S\n]*(?:\{\{|\{%|\{#|<%|<#|#\{)/m;

/** Whether a text holds tags of a template engine, which may make it valid: Helm, Jinja, ERB and the like. */
export function isTemplate(text: string): boolean {
  return tag.test(text);
}

import { clean, cleanCode, codeSpan, fenced } from '../../engines/text/index.ts';
import { breakCommands } from './bot-commands.ts';
import { breakDirectives } from './directives.ts';

/** Keeps Jira's apps from linking or moving other tickets than `own`: their keys get a non-breaking hyphen. */
export function withoutForeignKeys(text: string, own: string): string {
  return text.replace(keyLike, keyFor(own));
}

const keyFor = (own: string) => (found: string) =>
  found === own || standard.test(found) ? found : found.replace('-', '\u2011');

/** Names of standards in the form of a key. They are searched for and copied, such as `encoding="UTF-8"`. */
const standard =
  /^(?:UTF-(?:8|16|32)|SHA-(?:[123]|224|256|384|512)|AES-(?:128|192|256)|ISO-(?:2022|8601|8859)|CVE-\d{4})$/i;

/** Jira's apps recognize keys in any case. Its longest have 255 characters before the hyphen. */
const keyLike = /(?<![\p{L}0-9])\p{L}[\p{L}\p{N}_]{0,254}-\p{N}+/gu;

/** Code is full of names like `page-2`, so only keys as Jira writes them count there. */
const keyInCode = /(?<![A-Za-z0-9])[A-Z][A-Z0-9_]{1,254}-\d+/g;

/** Escapes a text for a line of Markdown: no markup, HTML or reference; with `own`, no other ticket key. */
export function escapeMarkdown(text: string, own?: string): string {
  const visible = spaced(clean(text));
  const keyed = own === undefined ? visible : withoutForeignKeys(visible, own);
  return inert(keyed)
    .replace(/[\\`*_{}[\]()<>|~!&$]/g, (sign) => `\\${sign}`)
    .replace(/^(\s*)(?=[-+](?:\s|$)|--|=|#+(?:\s|$))/, '$1\\')
    .replace(/^(\s*\d+)(?=\.)/, '$1\\');
}

/** Escaped text in bold. Blanks at the ends stay outside: asterisks next to them would have no effect. */
export function boldMarkdown(text: string, own?: string): string {
  return escapeMarkdown(text, own).replace(/\S(?:.*\S)?/u, '**$&**');
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

/** Escapes a text for the content of an HTML element. */
export function escapeHtml(text: string): string {
  return inert(spaced(clean(text))).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/**
 * A code span for a page on GitHub, without the agent's hidden mark; `codeSpan` keeps every byte. With
 * `own`, the page may become the message of a commit: directives and other tickets' keys are broken, too.
 */
export function safeCodeSpan(text: string, own?: string): string {
  const code = inertCode(spaced(cleanCode(text)), 'span', own);
  return code === '' ? '' : codeSpan(code, /^`|`$/.test(code));
}

/** A code fence for a page on GitHub, without unprintable characters, and otherwise like `safeCodeSpan`. */
export function safeFence(language: string, text: string, own?: string): string {
  return fenced(language, inertCode(cleanCode(text), 'code', own).replace(/\n$/, ''));
}

/** The language of a code block; none for code that a page shows as a drawing, with links and words of its own. */
export function plainLanguage(language: string): string {
  return /^(?:mermaid|geojson|topojson|stl|math|katex|plantuml|puml)$/i.test(language)
    ? ''
    : language;
}

/** Escapes a web address for use in angle brackets; `undefined` for anything else. */
export function linkTarget(url: string): string | undefined {
  if (!/^https?:\/\/[^\s<>]+$/.test(url)) return undefined;
  return url.replace(/[\\`|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Normalizes a web address; `undefined` for anything else or over 2,000 characters. */
export function pageUrl(url: string): string | undefined {
  const href = URL.canParse(url) ? new URL(url).href : '';
  return /^https?:/.test(href) && href.length <= 2000 ? href : undefined;
}

/**
 * Markdown that the repository's people wrote, for a pull request's body: it shows what it did, and starts nothing there.
 * The agent's own marks in it are broken.
 */
export function tameMarkdown(markdown: string, own: string): string {
  return inertCode(markdown, 'prose', own).replace(
    /(?<![\p{L}\p{N}_./@-])@(?=[\p{L}\p{N}_])/gu,
    '@\u200B',
  );
}

/** Breaks the agent's hidden mark, which code would otherwise pass through unescaped. */
function inertCode(code: string, form: 'code' | 'prose' | 'span', own: string | undefined): string {
  const unmarked = code.replace(/<(?=!--\s*\/?\s*jira-bug-fix-agent\b)/gi, '<\u200B');
  return own === undefined
    ? unmarked
    : breakCommands(breakDirectives(unmarked.replace(keyInCode, keyFor(own)), 'code'), form);
}

/** Breaks all that a page, a commit or another program would act on. */
const inert = (text: string) => breakCommands(breakDirectives(text, 'prose'), 'prose');

const spaced = (text: string) => text.replace(/\s+/g, ' ');

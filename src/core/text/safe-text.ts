import { codeSpan, fenced } from './markdown.ts';

/** Drops what Jira cannot store, such as control characters and lone surrogates; line breaks become `\n`. */
export function clean(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .toWellFormed();
}

/** Clean text without its line breaks. */
export function cleanLine(text: string): string {
  return withoutLineBreaks(clean(text));
}

/** Each line break, with the blanks around it, as one space. */
export function withoutLineBreaks(text: string): string {
  return text.replaceAll(blanksWithBreak, ' ');
}

/** Matches only from the start of a run of blanks, so that a long run is scanned once. */
const blanksWithBreak = /(?<!\s)\s*\n\s*/g;

/** Drops invisible characters that reverse a line's direction or split a word. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g, '');
}

/** Replaces the hyphen in every ticket key but `own` by a non-breaking one: Jira's apps neither link nor move that ticket. */
export function withoutForeignKeys(text: string, own: string): string {
  return text.replace(keyLike, (found) => (found === own ? found : found.replace('-', '\u2011')));
}

/** Jira's apps look for keys in any case. */
const keyLike = /(?<![\p{L}0-9])\p{L}[\p{L}\p{N}_]*-\p{N}+/gu;

/**
 * Text for a line of Markdown: no markup, HTML or reference comes out of it. With `own`, the key of the
 * ticket that the page is about, keys of other tickets are no references either.
 */
export function escapeMarkdown(text: string, own?: string): string {
  const visible = withoutInvisible(spaced(text));
  const keyed = own === undefined ? visible : withoutForeignKeys(visible, own);
  const escaped = keyed
    .replace(/[\\`*_{}[\]()<>|~!&$]/g, (sign) => `\\${sign}`)
    .replace(/^(\s*)(?=[-+](?:\s|$)|--|=|#+(?:\s|$))/, '$1\\')
    .replace(/^(\s*\d+)(?=\.)/, '$1\\');
  return unlinked(escaped);
}

/** Escaped text in bold. Asterisks beside a blank mark nothing, so blanks at the ends stay outside. */
export function boldMarkdown(text: string, own?: string): string {
  return escapeMarkdown(text, own).replace(/\S(?:.*\S)?/u, '**$&**');
}

/** Text for inside an HTML element. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  const visible = withoutInvisible(spaced(text));
  return unlinked(visible).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/**
 * A code span for a page on GitHub. `codeSpan` keeps the text byte for byte for the model; here the
 * agent's own hidden mark is broken.
 */
export function safeCodeSpan(text: string): string {
  const code = withoutMark(spaced(text));
  return code === '' ? '' : codeSpan(code, /^`|`$/.test(code));
}

/** A fence for a page on GitHub: `fenced` with clean code and without the agent's own hidden mark. */
export function safeFence(language: string, text: string): string {
  return fenced(language, withoutMark(clean(text)).replace(/\n$/, ''));
}

/** A web address for between angle brackets; `undefined` for anything else. */
export function linkTarget(url: string): string | undefined {
  if (!/^https?:\/\/[^\s<>]+$/.test(url)) return undefined;
  return url.replace(/[\\`|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The normalized address of a web page; `undefined` for anything else or over 2,000 characters. */
export function pageUrl(url: string): string | undefined {
  const href = URL.canParse(url) ? new URL(url).href : '';
  return /^https?:/.test(href) && href.length <= 2000 ? href : undefined;
}

/**
 * Text that neither notifies a person nor links a ticket nor closes an issue: a zero-width space breaks
 * each reference and is not seen.
 */
function unlinked(text: string): string {
  return text
    .replace(/[@#](?=[\p{L}\p{N}_])/gu, '$&\u200B')
    .replace(/\bGH-(?=\d)/gi, '$&\u200B')
    .replace(/\bwww(?=\.)/gi, '$&\u200B')
    .replace(/:(?=\/\/)/g, '$&\u200B');
}

/** Code in which nothing reads as the agent's hidden mark: inside code it would be kept as it is. */
function withoutMark(code: string): string {
  return code.replace(/<(?=!--\s*jira-bug-fix-agent\b)/gi, '<\u200B');
}

const spaced = (text: string) => clean(text).replace(/\s+/g, ' ');

import type { TicketKey } from '../tickets/index.ts';
import { clean } from './plain-text.ts';
import { withoutForeignKeys, withoutInvisible } from './reference.ts';

/**
 * Text that stays text in a line: no markup, no HTML and no reference. Where the body is about one
 * ticket, the keys of others are no references either.
 */
export function plain(text: string, own?: TicketKey): string {
  const visible = withoutInvisible(unbroken(text));
  const keyed = own === undefined ? visible : withoutForeignKeys(visible, own);
  const escaped = keyed
    .replace(/[\\`*_{}[\]()<>|~!&$]/g, (sign) => `\\${sign}`)
    .replace(/^(\s*)(?=[-+](?:\s|$)|--|=|#+(?:\s|$))/, '$1\\')
    .replace(/^(\s*\d+)(?=\.)/, '$1\\');
  return unlinked(escaped);
}

/**
 * Text without what would notify a person, link a ticket or close an issue: a zero-width space breaks
 * a reference and does not change the look.
 */
function unlinked(text: string): string {
  return text
    .replace(/[@#](?=[\p{L}\p{N}_])/gu, '$&\u200B')
    .replace(/\bGH-(?=\d)/gi, '$&\u200B')
    .replace(/\bwww(?=\.)/gi, '$&\u200B')
    .replace(/:(?=\/\/)/g, '$&\u200B');
}

/** Strong text. Asterisks beside a blank mark nothing, so the blanks at the ends stay outside. */
export function bold(text: string, own?: TicketKey): string {
  return plain(text, own).replace(/\S(?:.*\S)?/u, '**$&**');
}

/** Text as a code span that the text cannot close. */
export function codeSpan(text: string): string {
  const code = unmarked(unbroken(text));
  const ticks = '`'.repeat(longestRun(code, /`+/g) + 1);
  const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return code === '' ? '' : `${ticks}${pad}${code}${pad}${ticks}`;
}

/** Code in a fence longer than any run of backticks in it, so that it cannot end it. */
export function fenced(language: string, text: string): string {
  const code = unmarked(clean(text));
  const fence = '`'.repeat(Math.max(3, longestRun(code, /`{3,}/g) + 1));
  const info = language.replace(/[^\w+-]/g, '');
  return `${fence}${info}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`;
}

/** Text for inside an HTML tag. */
export function html(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  const visible = withoutInvisible(unbroken(text));
  return unlinked(visible).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A web address for between angle brackets; `undefined` for anything else. */
export function linkTarget(url: string): string | undefined {
  if (!/^https?:\/\/[^\s<>]+$/.test(url)) return undefined;
  return url.replace(/[\\`|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Code in which nothing reads as the agent's hidden mark: in code it would stand as it is. */
function unmarked(code: string): string {
  return code.replace(/<(?=!--\s*jira-bug-fix-agent\b)/gi, '<\u200B');
}

function longestRun(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

function unbroken(text: string): string {
  return clean(text).replace(/\s+/g, ' ');
}

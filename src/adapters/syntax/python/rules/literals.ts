import { childrenOf, type NodeRule } from './rule.ts';

/** `0777` and `10L` of Python 2, and `1_`. */
export const number: NodeRule = (at) => {
  const text = at.text;
  if (/^0[\d_]+$/.test(text) && /[1-9]/.test(text)) {
    const message = 'leading zeros in decimal integer literals are not permitted; use an 0o prefix';
    return { at, message, dialect: true };
  }
  return /[_l]$|__/i.test(text)
    ? { at, message: 'invalid decimal literal', dialect: true }
    : undefined;
};

/** Escapes as Python reads them in strings and in bytes. A backslash elsewhere starts one that is cut short. */
const escapes = {
  string:
    /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U(?:000[\da-fA-F]|0010)[\da-fA-F]{4}|N\{[^}]+\}|[^xuUN])/g,
  bytes: /\\(?:x[\da-fA-F]{2}|[^x])/g,
};

/** The grammar takes a line break after the braces of an f-string. */
const hasLineBreak = (text: string) => text.replace(/\\(?:\r\n|.)/gs, '').includes('\n');

/** What a string may hold, by its prefix. */
export const stringContent: NodeRule = (at) => {
  const [start, ...parts] = childrenOf(at);
  const prefix = start?.text.toLowerCase() ?? '';
  if (prefix === '`') return { at, message: 'invalid syntax: this is Python 2', dialect: true };
  const content = parts.filter(({ type }) => type === 'string_content').map(({ text }) => text);
  if (!/["']{3}$/.test(prefix) && content.some(hasLineBreak))
    return { at, message: 'unterminated string literal' };
  const isBytes = prefix.includes('b');
  if (isBytes && content.some((part) => /[^\0-\x7f]/.test(part)))
    return { at, message: 'bytes can only contain ASCII literal characters' };
  if (prefix.includes('r')) return undefined;
  const left = content.map((part) => part.replace(escapes[isBytes ? 'bytes' : 'string'], ''));
  const letter = left.map((part) => /\\(.)/.exec(part)?.[1]).find(Boolean);
  if (letter === undefined || (letter === 'N' && /[ft]/.test(prefix))) return undefined;
  return { at, message: `truncated or unknown \\${letter} escape` };
};

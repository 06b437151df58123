import type { Node } from 'web-tree-sitter';
import { childrenOf, type NodeRule } from './rule.ts';

const validNumber =
  /^(?:0x(?:_?[\da-f])+|0o(?:_?[0-7])+|0b(?:_?[01])+|[1-9](?:_?\d)*|0(?:_?0)*|\d(?:_?\d)*j|(?:\d(?:_?\d)*\.?(?:\d(?:_?\d)*)?|\.\d(?:_?\d)*)(?:e[+-]?\d(?:_?\d)*)?j?)$/i;

/** `0777` and `10L` of Python 2, and `1_`. */
export const number: NodeRule = (at) => {
  const text = at.text;
  const isOctal = /^0[0-9_]*[1-9]/.test(text) && at.type === 'integer' && !/j$/i.test(text);
  if (isOctal) {
    const message = 'leading zeros in decimal integer literals are not permitted; use an 0o prefix';
    return { at, message, dialect: true };
  }
  return validNumber.test(text)
    ? undefined
    : { at, message: 'invalid decimal literal', dialect: true };
};

/** Escapes as Python reads them in strings and in bytes. A backslash elsewhere starts one that is cut short. */
const escapes = {
  string:
    /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U(?:000[\da-fA-F]|0010)[\da-fA-F]{4}|N\{[^}]+\}|[^xuUN])/g,
  bytes: /\\(?:x[\da-fA-F]{2}|[^x])/g,
};

/** What a string may hold, by its prefix. */
export const stringContent: NodeRule = (at) => {
  const text = at.text;
  const prefix = prefixOf(text);
  const isBytes = prefix.includes('b');
  if (text.startsWith('`'))
    return { at, message: 'invalid syntax: this is Python 2', dialect: true };
  if (isBytes && /[^\0-\x7f]/.test(text))
    return { at, message: 'bytes can only contain ASCII literal characters' };
  if (prefix.includes('r') || !text.includes('\\')) return undefined;
  const content = childrenOf(at).filter(({ type }) => type === 'string_content');
  const left = content.map((part) => part.text.replace(escapes[isBytes ? 'bytes' : 'string'], ''));
  const letter = left.map((part) => /\\(.)/.exec(part)?.[1]).find(Boolean);
  if (letter === undefined || (letter === 'N' && /[ft]/.test(prefix))) return undefined;
  return { at, message: `truncated or unknown \\${letter} escape` };
};

export const conversion: NodeRule = (at) =>
  /^!\s*[sra]\s*$/.test(at.text)
    ? undefined
    : { at, message: "f-string: invalid conversion character: expected 's', 'r', or 'a'" };

export const mixedBytes: NodeRule = (at) => {
  const isBytes = ({ text }: Node) => prefixOf(text).includes('b');
  const [first, ...others] = childrenOf(at);
  const mixes = first && others.some((other) => isBytes(other) !== isBytes(first));
  return mixes
    ? { at, message: 'cannot mix bytes and nonbytes literals', dialect: true }
    : undefined;
};

/** In lower case. */
function prefixOf(text: string): string {
  return /^[a-z]*/i.exec(text)?.[0].toLowerCase() ?? '';
}

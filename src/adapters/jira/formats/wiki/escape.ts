const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
]);

/** The character that an entity at a position stands for, and where the entity ends. */
export function entityAt(
  text: string,
  at: number,
): { readonly character: string; readonly end: number } | undefined {
  const [source = '', name = ''] = /^&(#\d{2,7}|[a-z]{2,4});/.exec(text.slice(at, at + 12)) ?? [];
  const code = name.startsWith('#') ? Number(name.slice(1)) : Number.NaN;
  const character =
    code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : named.get(name);
  return character === undefined ? undefined : { character, end: at + source.length };
}

/** Text without its escapes. */
export function unescaped(text: string): string {
  return text.replaceAll(
    /\\([-#*_+?^~|%{}[\]()!@])|&(?:#\d{2,7}|[a-z]{2,4});/g,
    (source, sign: string | undefined) => sign ?? entityAt(source, 0)?.character ?? source,
  );
}

/** Signs that mean something anywhere in a line. */
const signs = /[{}[\]!|*_+^~]/g;

/**
 * Text that stays text: no macro, mention, image, link or markup. A zero-width space breaks what a
 * backslash cannot, and does not change the look.
 */
export function plain(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      unlinked(line.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll('\\', '&#92;'))
        .replaceAll(signs, '\\$&')
        .replaceAll(/\?(?=\?)|(?<=\?)\?/g, '\\?')
        .replaceAll(/(?<![\p{L}\p{N}])-(?=\S)|(?<=\S)-(?![\p{L}\p{N}])/gu, '\\-')
        .replaceAll(/\((?=(?:[xyi/?]|\\[!*+]|\\-|on|off|flag|flagoff)\\?\))/gi, '\\(')
        .replace(/^(\s*)(?=(?:[#-](?:[#*-]|\\\*)*(?:\s|$))|#)/, '$1\\')
        .replace(/^(\s*)(h[1-6]|bq)(?=\.)/i, '$1$2\u200B'),
    )
    .join('\n');
}

/** Text for inside monospace or a link, where a backslash is not always an escape. */
export function enclosed(text: string): string {
  return unlinked(text.replaceAll(/&(?=#?\w+;)/g, '&amp;')).replaceAll(
    /[\\{}[\]!|*_+^~?()]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])/gu,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
}

/** Text whose addresses are not turned into links. */
function unlinked(text: string): string {
  return text
    .replaceAll(/:(?=\/\/)/g, ':\u200B')
    .replaceAll(/\b(?:mailto|news|nntp|irc|file)(?=:)/gi, '$&\u200B')
    .replaceAll(/\bwww(?=\.)/gi, '$&\u200B');
}

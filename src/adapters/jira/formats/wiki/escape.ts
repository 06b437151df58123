/** Characters that are markup anywhere in a line. */
const markup = /[{}[\]!|*_+^~]/g;

/**
 * Escapes text: it becomes no macro, mention, image, link or markup. An invisible zero-width space
 * breaks what a backslash cannot.
 */
export function escapeWiki(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      withoutAutolinks(line.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll('\\', '&#92;'))
        .replaceAll(markup, '\\$&')
        .replaceAll(/\?(?=\?)|(?<=\?)\?/g, '\\?')
        .replaceAll(/(?<![\p{L}\p{N}])-(?=\S)|(?<=\S)-(?![\p{L}\p{N}])/gu, '\\-')
        .replaceAll(/\((?=(?:[xyi/?]|\\[!*+]|\\-|on|off|flag|flagoff)\\?\))/gi, '\\(')
        .replace(/^(\s*)(?=(?:[#-](?:[#*-]|\\\*)*(?:\s|$))|#)/, '$1\\')
        .replace(/^(\s*)(h[1-6]|bq)(?=\.)/i, '$1$2\u200B'),
    )
    .join('\n');
}

/** Escapes text inside monospace or a link, where a backslash does not always work. */
export function escapeEnclosed(text: string): string {
  return withoutAutolinks(text.replaceAll(/&(?=#?\w+;)/g, '&amp;')).replaceAll(
    /[\\{}[\]!|*_+^~?()]|(?<![\p{L}\p{N}])-|-(?![\p{L}\p{N}])/gu,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
}

/** Keeps Jira from turning addresses into links. */
function withoutAutolinks(text: string): string {
  return text
    .replaceAll(/:(?=\/\/)/g, ':\u200B')
    .replaceAll(/\b(?:mailto|news|nntp|irc|file)(?=:)/gi, '$&\u200B')
    .replaceAll(/\bwww(?=\.)/gi, '$&\u200B');
}

import { isPlaceholder } from '../../text/index.ts';

/** `...` alone on its line, bare or as a comment that may say what was left out. */
const ellipsis = /^\s*(?:(?:\/\/|#|--|;|%|\/\*+|\*|<!--|\{\/\*)\s*(?:\.{3}|…).*|(?:\.{3}|…))\s*$/;

/** Whether a line only says that lines were left out. */
export function isEllipsis(line: string): boolean {
  return ellipsis.test(line);
}

/** Names the first line of a new text that only stands for code and is not one of the `known` lines. */
export function whyIncomplete(
  lines: readonly string[],
  ...known: readonly (readonly string[])[]
): string | undefined {
  const placeholders = lines.filter((line) => isPlaceholder(line, false));
  if (placeholders.length === 0) return undefined;
  const isKnown = new Set(known.flat());
  const placeholder = placeholders.find((line) => !isKnown.has(line));
  return placeholder === undefined
    ? undefined
    : `it omits code with ${JSON.stringify(placeholder.trim())}: write out every line`;
}

/** What follows the sign of a comment, or of none; `{/*` is JSX's. */
const comment = /^\s*(?:\/\/+|#+|--|;+|%|\/\*+|\*|<!--|\{\/\*)\s*(.*?)\s*(?:\*\/\}?|-->)?\s*$/;

const leftOutWord =
  /\b(?:rest|remaining|existing|unchanged|previous|omitted|same|other|keep the)\b/i;
const codeWord =
  /\b(?:code|file|functions?|methods?|class(?:es)?|contents?|implementation|lines?|imports?|logic|tests?|body|fields?)\b/i;
const isElided = /^[[(<]*(?:\.{3}|…)/;
const isTrailing = /(?:\.{3}|…)[\])>]*$/;
const isKept = /\b(?:unchanged|as before|stays? the same|remains? the same|omitted)\b[.)\]]*$/i;

/** The first line of a new text that only stands for code, and is not one of the `known` lines. */
export function placeholderIn(
  lines: readonly string[],
  ...known: readonly (readonly string[])[]
): string | undefined {
  return lines
    .filter((line) => line.length < 200 && isPlaceholder(line))
    .find((line) => !known.some((texts) => texts.includes(line)))
    ?.trim();
}

/** Whether a line is a comment that stands for code, as `// ... rest of the code unchanged`. */
function isPlaceholder(line: string): boolean {
  const said = comment.exec(line)?.[1];
  if (said === undefined || !leftOutWord.test(said)) return false;
  return (
    isElided.test(said) || (codeWord.test(said) && (isTrailing.test(said) || isKept.test(said)))
  );
}

/** What to say of a placeholder. */
export function leftOut(placeholder: string): string {
  return `it leaves code out with ${JSON.stringify(placeholder)}: write every line`;
}

/** Maximum characters of a head. */
const maxHead = 80;

/** The line of a function, class or the like: by its word, or by a name with parentheses before a block. */
const definition =
  /^\s*(?:(?:export|default|public|private|protected|internal|static|async|abstract|final|override|virtual|inline|sealed|partial|unsafe|extern|pub(?:\([^)]*\))?)\s+)*(?:function\b|def\s|class\s|func\s|fn\s|fun\s|interface\s|struct\s|enum\s|impl\b|trait\s|module\s|namespace\s|object\s|record\s|sub\s)|^\s*(?!(?:if|else|for|foreach|while|switch|catch|do|try|return|with|elif|elsif|unless|until|when|match)\b)[\w$#~][\w$<>[\], *&:?.=]*\([^;]*\)[^;]*\{\s*$/;

/** Returns the line of the definition around a line of a text, without its indentation; empty if there is none. */
export function definitionAround(lines: readonly string[], index: number): string {
  let limit = indentOf(lines[index] ?? '');
  for (let at = index - 1; at >= 0 && limit > 0; at -= 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || indentOf(line) >= limit) continue;
    if (definition.test(line)) return line.trim().slice(0, maxHead).trimEnd();
    limit = indentOf(line);
  }
  return '';
}

const indentOf = (line: string) =>
  line.trim() === '' ? Number.POSITIVE_INFINITY : line.search(/\S/);

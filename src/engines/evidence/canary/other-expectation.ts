/** Lines that compare something, in the words of any library for tests. */
const comparing =
  /assert|expect|should|must|equal|check|verif|require|compare|match|\bis\w{0,20}\b|\bok\b|==|\[\[? |\btest\b/i;

/** Lines that load something or say nothing. */
const other =
  /^\s*(?:\/\/|\*|#(?!\[)|--|import\b|from\b|use\b|using\b|require\b|package\b|#\s*include\b|@)/;

/** A figure by itself, or a text between quotes. */
const figure = /(?<![\w.$#'"-])\d{1,9}(?![\w'"]|\.\d)/;
const quoted = /(["'])((?:\\.|(?!\1)[^\\]){1,200})\1/g;

/** Maximum characters of a line that is changed. */
const maxLine = 500;

/**
 * Changes what the assertions of a test file expect, by a figure or a text in each: whatever their language, some of
 * them must fail then. `undefined` if no line compares anything with a figure or a text.
 */
export function expectOtherwise(text: string, mark: string): string | undefined {
  const lines = text.split('\n');
  const changed = lines.map((line) =>
    line.length <= maxLine && comparing.test(line) && !other.test(line)
      ? withOther(line, mark)
      : line,
  );
  return changed.some((line, index) => line !== lines[index]) ? changed.join('\n') : undefined;
}

/** The last text in a line may be a message, and the last figure a precision. */
function withOther(line: string, mark: string): string {
  const bare = line.replace(quoted, (all) => ' '.repeat(all.length));
  const number = figure.exec(bare);
  if (number !== null) {
    const next = `${Number(number[0]) + 1}`;
    return line.slice(0, number.index) + next + line.slice(number.index + number[0].length);
  }
  const [first] = line.matchAll(quoted);
  if (first === undefined || first.index === undefined) return line;
  const end = first.index + first[0].length - 1;
  return line.slice(0, end) + mark + line.slice(end);
}

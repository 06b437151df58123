/** Lines of text above a block that are searched for the name of its file. */
const reach = 3;

const fence = /^\s*(?:`{3,}|~{3,})(.*)$/;

/** Returns the file that is named above the block at `at`, but not above line `floor`. */
export function fileNameAbove(
  lines: readonly string[],
  at: number,
  floor: number,
): string | undefined {
  let seen = 0;
  for (let index = at - 1; index >= floor && seen < reach; index -= 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const info = fence.exec(line)?.[1];
    const name = info === undefined ? nameIn(line) : nameInInfo(info);
    if (name !== undefined) return name;
    if (info === undefined) seen += 1;
  }
  return undefined;
}

/** Returns the name that a line is, with nothing else but its markup. */
export function nameAlone(line: string): string | undefined {
  const bare = withoutMarkup(line);
  return !/\s/.test(bare) && nameIn(line) === bare ? bare : undefined;
}

/** A line may be the path, show it in bold or backticks, or have exactly one among its words. */
function nameIn(line: string): string | undefined {
  const attribute = /\b(?:path|file|name|src)=["']([^"']+)["']/.exec(line)?.[1];
  if (attribute !== undefined) return attribute;
  const bare = withoutMarkup(line);
  if (!/\s/.test(bare)) return isPath(bare) || isPlainName(bare) ? bare : undefined;
  if (isSpacedPath(bare)) return bare;
  const shown = [...line.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*/g)]
    .map((match) => withoutMarkup(match[1] ?? match[2] ?? ''))
    .filter((name) => isPath(name) || isPlainName(name));
  const words = bare.split(/\s+/).map(withoutPunctuation).filter(isPathInProse);
  const strongest = [shown.filter(isFull), words.filter(isFull), shown, words];
  const [name, ...others] = new Set(strongest.find((names) => names.length > 0));
  return others.length === 0 ? name : undefined;
}

/** A fence may carry the name: `python src/a.py`, `python:src/a.py`, `src/a.py`, `title="src/a.py"`. */
function nameInInfo(info: string): string | undefined {
  const words = info.split(/[\s"'={}]+|:(?![\\/])/).filter((word) => word !== '');
  return words.findLast(isPath);
}

/** Removes bullets, heading and comment signs, labels and Markdown around a name. */
function withoutMarkup(line: string): string {
  const bare = line
    .trim()
    .replace(/^(?:[-*+] |\d+[.)] |#+ *|\/\/ *|<!-- *|\{?\/\*+ *|> )+/, '')
    .replace(/^[*_`]*(?:new |the )?(?:file(?: ?name)?|path)\b[*_`]* *: */i, '')
    .replace(/(?:-->|\*\/\}?)$/, '')
    .trim()
    // A folder may be called `__tests__`: only a pair around the whole is bold.
    .replace(/^__(.+)__(:?)$/, '$1$2');
  return bare
    .replace(/^[*`\s]+/, '')
    .replace(/(?<![*`:])[*`:]+$/, '')
    .trim();
}

/** Removes the quotes, brackets and punctuation around a word of prose. */
function withoutPunctuation(word: string): string {
  const bare = withoutMarkup(word)
    .replace(/(?<![)'",;.!?])[)'",;.!?]+$/, '')
    .replace(/^['"(]+(?!.*\))/, '');
  return withoutMarkup(bare);
}

/** The last part of a path is one word, so prose that ends in a full stop is no path. */
function isPath(name: string): boolean {
  return (
    name.length <= 250 && /[./\\][^\s./\\]+$/.test(name) && !/\s{2}|[<>|"`]|[;,)({]$/.test(name)
  );
}

/** A file without an extension: `Makefile`, `LICENSE`, or a name with an underscore. */
function isPlainName(name: string): boolean {
  return name.length <= 250 && /^(?:\w+[Ff]ile|[A-Z]{3,}|\w+_\w+)$/.test(name);
}

/** In prose, `SQL` is no file, nor is what remains of `e.g.` without its last full stop. */
function isPathInProse(word: string): boolean {
  return (isPath(word) && !/^(?:\w\.)+\w$/.test(word)) || /^[A-Z]\w+file$/.test(word);
}

/** A path with a folder and an extension, which no word of prose or code has. */
function isFull(name: string): boolean {
  return /[\\/][^\\/]*\.[^\\/.]+$/.test(name);
}

/** A path that contains spaces begins with a folder and has its only extension at the end. */
function isSpacedPath(name: string): boolean {
  return isPath(name) && /^[^\s.]*[\\/][^.]* [^.]*\.\w+$/.test(name);
}

import { unusualNames } from '../../files/index.ts';
import { hideIn } from '../../text/index.ts';

/** Reads as one word, in any form, what nothing else in a reply is; a real name can hardly be it. */
const mark = 'name_kept_whole/';
const marked = new RegExp(`${mark}(\\d+)_(?:\\.\\w+)?`, 'g');

/**
 * Has every form of a reply take the names of these files and of their folders, whatever signs are in them: before
 * `read` sees a text, each becomes a word, the longest first; what was read gets it back as it was written.
 */
export function withWholeNames<Read>(
  paths: readonly string[],
  read: (asWords: (text: string) => string) => Read,
): Read {
  const unusual = paths.filter((path) => /[^\w@~+./-]/.test(path));
  const find = unusualNames([...new Set(unusual.flatMap(withFolders))]);
  const written: string[] = [];
  const numbers = new Map<string, number>();
  const wordFor = (name: string) => {
    const number = numbers.get(name) ?? written.length;
    if (number === written.length) written.push(name);
    numbers.set(name, number);
    return `${mark}${number}_${/\.\w+$/.exec(name)?.[0] ?? ''}`;
  };
  const asWords = (text: string) => {
    let [words, end] = ['', 0];
    for (const one of find(text).toSorted((a, b) => a.at - b.at || b.end - a.end)) {
      if (one.at < end) continue;
      words += text.slice(end, one.at) + wordFor(text.slice(one.at, one.end));
      end = one.end;
    }
    return words + text.slice(end);
  };
  return hideIn(read(asWords), (text) =>
    text.replace(marked, (word, number) => written[number] ?? word),
  );
}

/** A path and the folders above it. */
function withFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    folders.push(path.slice(0, end));
  return folders;
}

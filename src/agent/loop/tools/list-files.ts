import * as z from 'zod';
import { pathFilter, plainPath } from '../../../core/repository/index.ts';
import { clip, counted, firstLines } from '../../../engines/text/index.ts';
import { currentPaths } from '../context/index.ts';
import { readTool } from './read-tool.ts';
import { maxPage } from './result-page.ts';

/** More files than these are listed by their folders. */
const maxEntries = 150;

/** Lists the files below a directory. */
export const listFiles = readTool({
  name: 'list_files',
  description: 'Lists files; of many without a glob, folders.',
  input: z.object({ directory: z.string().default(''), glob: z.string().max(300).optional() }),
  normalize: (input) => ({ ...input, directory: plainPath(input.directory) }),
  async read({ directory, glob }, context) {
    const paths = await currentPaths(context);
    const start = directory === '' ? '' : `${directory}/`;
    const below = paths.filter((path) => path.startsWith(start));
    if (below.length === 0)
      return `There are no files below ${clip(directory, 200) || 'the root'}.`;
    const files = below.filter(filterBelow(start, glob));
    if (files.length === 0)
      return `None of the ${below.length} files below ${directory || 'the root'} matches ${clip(glob ?? '', 200)}.`;
    const isMany = files.length > maxEntries && glob === undefined;
    const entries = isMany ? entriesOf(files, start) : files;
    const shown = firstLines(entries, maxPage);
    const more = entries.length - shown.length;
    const left = more === 0 ? [] : [`(${more} more: give a glob)`];
    return [counted(files.length, 'file'), ...shown, ...left].join('\n');
  },
});

/** A glob means paths below the directory, or whole paths. */
function filterBelow(start: string, glob?: string): (path: string) => boolean {
  if (glob === undefined) return () => true;
  const isMatch = pathFilter(glob);
  return (path) => isMatch(path.slice(start.length)) || isMatch(path);
}

/** Returns what lies directly in a folder: folders with how many files each contains, then the files. */
function entriesOf(files: readonly string[], start: string): readonly string[] {
  const counts = new Map<string, number>();
  const own: string[] = [];
  for (const path of files) {
    const slash = path.indexOf('/', start.length);
    if (slash < 0) own.push(path);
    else {
      const folder = path.slice(0, slash + 1);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...[...counts].map(([folder, count]) => `${folder} (${counted(count, 'file')})`), ...own];
}

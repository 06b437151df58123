import * as z from 'zod';
import { pathFilter, plainPath } from '../../../core/repository/index.ts';
import { clip } from '../../../core/text/index.ts';
import { currentPaths } from '../context/index.ts';
import { readTool } from './read-tool.ts';
import { pageNumber, resultPage } from './result-page.ts';

/** More files than these are listed by their folders. */
const maxEntries = 150;

const listInput = z.object({
  directory: z.string().default(''),
  glob: z.string().max(300).optional(),
  depth: z.coerce.number().min(1).max(100).transform(Math.floor).optional(),
  page: pageNumber,
});

/** Lists the files below a directory. */
export const listFiles = readTool({
  name: 'list_files',
  description: 'Lists files.',
  input: listInput,
  // A glob or a depth says better what is wanted.
  offers: listInput.omit({ page: true }),
  normalize: (input) => ({ ...input, directory: plainPath(input.directory) }),
  async read({ directory, glob, depth, page }, context) {
    const paths = await currentPaths(context);
    const start = directory === '' ? '' : `${directory}/`;
    const below = paths.filter((path) => path.startsWith(start));
    if (below.length === 0)
      return `There are no files below ${clip(directory, 200) || 'the root'}.`;
    const passes = filterBelow(start, glob);
    const files = below.filter(passes);
    if (files.length === 0)
      return `None of the ${below.length} files below ${directory || 'the root'} matches ${clip(glob ?? '', 200)}.`;
    const isMany = files.length > maxEntries && glob === undefined;
    const levels = depth ?? (isMany ? 1 : undefined);
    const lines = levels === undefined ? files : entriesOf(files, start, levels);
    const counted = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
    return resultPage(counted, [{ title: '', lines }], { page });
  },
});

/** A glob means paths below the directory, or whole paths. */
function filterBelow(start: string, glob?: string): (path: string) => boolean {
  if (glob === undefined) return () => true;
  const isMatch = pathFilter(glob);
  return (path) => isMatch(path.slice(start.length)) || isMatch(path);
}

/** Returns what lies so many levels deep: folders with how many files each contains, then the files. */
function entriesOf(files: readonly string[], start: string, levels: number): readonly string[] {
  const counts = new Map<string, number>();
  const own: string[] = [];
  for (const path of files) {
    const parts = path.slice(start.length).split('/');
    if (parts.length <= levels) own.push(path);
    else {
      const folder = start + parts.slice(0, levels).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  const counted = [...counts].map(([folder, count]) => `${folder}/ (${count} files)`);
  return [...counted, ...own];
}

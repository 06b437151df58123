import * as z from 'zod';
import { allowedPaths } from './files.ts';
import { readTool } from './read-tool.ts';

/** Lines of a listing; where a directory holds more files, its folders are counted instead. */
const mostLines = 150;

/** Lists the files below a directory. */
export const listFiles = readTool({
  name: 'list_files',
  description: 'Lists the files below a directory.',
  input: z.object({ directory: z.string().default('') }),
  otherNames: { path: 'directory', dir: 'directory' },
  fold: ({ directory }) => ({ directory: folded(directory) }),
  async read({ directory }, scene) {
    const start = directory === '' ? '' : `${directory}/`;
    const below = (await allowedPaths(scene)).filter((path) => path.startsWith(start));
    if (below.length === 0) return `There are no files below ${directory || 'the root'}.`;
    const lines = below.length <= mostLines ? below : entries(below, start);
    const rest = lines.length - mostLines;
    return [...lines.slice(0, mostLines), ...(rest > 0 ? [`(and ${rest} more)`] : [])].join('\n');
  },
});

/** `./src/`, `src\` and `src` are one directory. */
function folded(directory: string): string {
  const segments = directory.trim().split(/[\\/]/);
  return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

/** What lies in a directory itself: folders with how many files they hold, and files. */
function entries(below: readonly string[], start: string): readonly string[] {
  const folders = new Map<string, number>();
  const files: string[] = [];
  for (const path of below) {
    const end = path.indexOf('/', start.length);
    if (end === -1) files.push(path);
    else folders.set(path.slice(0, end), (folders.get(path.slice(0, end)) ?? 0) + 1);
  }
  const counted = [...folders].map(([folder, count]) => `${folder}/ (${count} files)`);
  return [...counted, ...files];
}

import * as z from 'zod';
import {
  outlineOf,
  type RepoPath,
  repoPath,
  resolveName,
  windowOf,
} from '../../../core/repository/index.ts';
import { keptPatch } from '../../../core/run/index.ts';
import { currentText } from '../prompt-files.ts';
import { readTool, type Scene } from './read-tool.ts';
import { longestResult } from './result.ts';

const lineNumber = z.coerce.number().min(1).transform(Math.floor);

const FileInput = z.object({
  path: z.string(),
  start_line: lineNumber.optional(),
  end_line: lineNumber.optional(),
});

/** Shows a file as it is now, or a part of it. */
export const readFile = readTool({
  name: 'read_file',
  description: 'Shows a file, or the lines from start_line to end_line.',
  input: FileInput,
  otherNames: { file: 'path', file_path: 'path', filename: 'path' },
  fold(input, { task }) {
    const path = repoPath(input.path, task.paths);
    return typeof path === 'string' ? { ...input, path } : input;
  },
  async read({ path: named, start_line, end_line }, scene) {
    const path = repoPath(named, scene.task.paths);
    if (typeof path !== 'string') return `It cannot be read: ${path.why}.`;
    const text = await currentText(path, scene.run, scene.world);
    if (text === null) return absent(path, scene);
    const isWhole = start_line === undefined && end_line === undefined;
    return isWhole && text.length > longestResult
      ? introduction(path, text)
      : windowOf(text, { start: start_line, end: end_line }, longestResult);
  },
});

/** Paths that may be worked on, as the kept patch leaves them, sorted. */
export async function allowedPaths({ task, run, world }: Scene): Promise<readonly string[]> {
  const paths = new Set(await world.workspace.paths());
  for (const { path, after } of keptPatch(run).values()) {
    if (after === null) paths.delete(path);
    else paths.add(path);
  }
  return [...paths].filter((path) => repoPath(path, task.paths) === path).sort();
}

/** Characters of a long file's beginning that are shown below its outline at the least. */
const shortestStart = 1_000;

function introduction(path: RepoPath, text: string): string {
  const outline = outlineOf(path, text);
  const room = Math.max(shortestStart, longestResult - outline.length);
  return `${outline}\n\n${windowOf(text, {}, room)}`;
}

async function absent(path: RepoPath, scene: Scene): Promise<string> {
  const paths = await allowedPaths(scene);
  if (paths.includes(path)) return `${path} is no text file, or too large.`;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const others = resolveName(name, paths).slice(0, 10);
  const hint = others.length > 0 ? ` Of that name there are: ${others.join(', ')}.` : '';
  return `There is no file ${path}.${hint}`;
}

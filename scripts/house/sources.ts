import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { trackedFiles } from './tracked.ts';

/** A parsed source file. `path` is relative to the checkout. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: SourceFile;
}

/** Parses the TypeScript files below a folder of the checkout that Git tracks, sorted by path. */
export function parseSources(checkout: string, folder: string): readonly Source[] {
  const scratch = mkdtempSync(join(tmpdir(), 'house-'));
  const config = join(scratch, 'tsconfig.json');
  const compilerOptions = { noLib: true, noResolve: true, types: [], jsx: 'preserve' };
  const include = [join(checkout, folder)];
  writeFileSync(config, JSON.stringify({ compilerOptions, include }));
  const api = new API({ cwd: scratch });
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    const tracked = new Set(trackedFiles(checkout).map((file) => join(checkout, file)));
    const names = project?.program.getSourceFileNames() ?? [];
    const files = names.filter((name) => tracked.has(name));
    return files.toSorted().flatMap((name) => {
      const tree = project?.program.getSourceFile(name);
      const text = readFileSync(name, 'utf8');
      return tree === undefined ? [] : [{ path: relative(checkout, name), text, tree }];
    });
  } finally {
    api.close();
    rmSync(scratch, { recursive: true });
  }
}

/** Counts the lines of a text; a final newline does not start another line. */
export function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

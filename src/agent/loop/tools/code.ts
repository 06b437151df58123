import * as z from 'zod';
import { linesOf, repoPath } from '../../../core/repository/index.ts';
import { keptPatch, type Run } from '../../../core/run/index.ts';
import { clip } from '../../../core/text/index.ts';
import type { Hit } from '../../ports.ts';
import { readTool, type Scene } from './read-tool.ts';

/** Lines that are shown; many more are looked at, as some may be out of bounds. */
const mostHits = 50;
const mostLooked = 2_000;

/** Characters of a line that are shown. */
const longestLine = 200;

/** Finds the lines that hold a text. */
export const searchCode = readTool({
  name: 'search_code',
  description: 'Finds lines that hold a text, case ignored; no patterns.',
  input: z.object({ query: z.string().max(300) }),
  otherNames: { pattern: 'query', text: 'query' },
  async read({ query }, scene) {
    const { hits, isCut } = await hitsFor(query, scene);
    const shown = hits
      .slice(0, mostHits)
      .map(({ path, line, text }) => `${path}:${line}: ${clip(text.trim(), longestLine, '')}`);
    const hasMore = isCut || hits.length > mostHits;
    if (hasMore) return [...shown, '(there are more: search for something rarer)'].join('\n');
    return shown.length === 0 ? 'No line holds this text.' : shown.join('\n');
  },
});

/** Of the files as they are now: those of the kept patch are searched in their new text, if they have one. */
async function hitsFor(query: string, { task, run, world }: Scene) {
  const kept = keptPatch(run);
  const looked = await world.workspace.search(query, mostLooked);
  const allowed = looked.filter((hit) => {
    const path = repoPath(hit.path, task.paths);
    return path === hit.path && !kept.has(path);
  });
  const hits = [...allowed, ...hitsInPatch(query, run)].sort((a, b) =>
    a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1,
  );
  return { hits, isCut: looked.length === mostLooked };
}

function hitsInPatch(query: string, run: Run): readonly Hit[] {
  const wanted = query.toLowerCase();
  return [...keptPatch(run).values()].flatMap(({ path, after }) =>
    (after === null ? [] : linesOf(after))
      .map((text, index) => ({ path, line: index + 1, text }))
      .filter(({ text }) => text.toLowerCase().includes(wanted)),
  );
}

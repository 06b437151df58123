/** Writes the parts of the documents and of action.yml that are generated from the source. */
import { writeFileSync } from 'node:fs';
import { documentPaths, readProject, root } from './docs/documents.ts';
import { withRegions } from './docs/regions.ts';

for (const path of ['action.yml', ...documentPaths()]) {
  const text = readProject(path);
  const current = withRegions(text);
  if (current === text) continue;
  writeFileSync(new URL(path, root), current);
  process.stdout.write(`${path} was brought up to date\n`);
}

/** Writes the parts of the documents and of action.yml that are generated from the source, and the examples. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { documentPaths, readProject, root } from './docs/documents.ts';
import { exampleFiles, examples } from './docs/examples.ts';
import { withRegions } from './docs/regions.ts';

for (const path of ['action.yml', ...documentPaths()]) {
  const text = readProject(path);
  const current = withRegions(text);
  if (current === text) continue;
  writeFileSync(new URL(path, root), current);
  process.stdout.write(`${path} was brought up to date\n`);
}

for (const [name, example] of Object.entries(examples)) {
  const folder = new URL(`examples/${name}/`, root);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of exampleFiles(example)) writeFileSync(new URL(file, folder), text);
}

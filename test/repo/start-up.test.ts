import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const dist = new URL('../../dist/', import.meta.url);

/** The files of `dist/` that Node loads when it loads one, without those that are imported on demand. */
function loadedWith(file: string, loaded: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded;
  const text = readFileSync(new URL(file, dist), 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\b.*?"\.\/([\w-]+\.js)";$/gm)];
  let all: ReadonlySet<string> = new Set([...loaded, file]);
  for (const [, name = ''] of imports) all = loadedWith(name, all);
  return all;
}

const large = (files: ReadonlySet<string>) =>
  [...files].filter((file) => /^(?:package-|adapter-(?!proxy)|agent)/.test(file));

it('loads next to nothing to print the version', () => {
  expect([...loadedWith('cli.js')]).toEqual(['cli.js', 'package.js']);
});

it('loads no large package to read the arguments, or to print the help', () => {
  const files = loadedWith('main.js');
  expect(files).toContain('core.js');
  expect(large(files)).toEqual([]);
});

it('loads neither Jira nor GitHub with a run on a ticket from a file', () => {
  const files = large(loadedWith('run.js'));
  expect(files).toContain('package-openai.js');
  expect(files.filter((file) => /jira|github|octokit|undici/.test(file))).toEqual([]);
});

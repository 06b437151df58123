import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parts } from './parts.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const subjects = ['files', 'logs', 'test-reports', 'tickets', 'replies'];

// In one process: that the source is counted takes longer than most readers.
test('twice the input takes at most so much more work, whoever reads it', async () => {
  const run = ['--import', at('meter.ts'), at('index.ts'), '--short', '--length', '512'];
  const of = subjects.flatMap((subject) => ['--of', subject]);
  const { stdout } = await promisify(execFile)('node', [...run, ...of]);
  expect(stdout).toBe('');
}, 900_000);

const root = fileURLToPath(new URL('../../', import.meta.url));
const textsOf = (files: string) =>
  globSync(files, { cwd: root }).map((path) => readFileSync(`${root}${path}`, 'utf8'));

/** A function whose first parameter is a text, as readers have it. */
const reader =
  /^export (?:async )?function (\w+)\(\s*(?:text|reply|output|markdown|json|body|description|html|source|comment|log|diff|wiki|own|before|page|content): (?:string|unknown)\b/gm;

const readers = new Set(
  textsOf('src/**/*.ts').flatMap((text) =>
    Array.from(text.matchAll(reader), ([, name]) => name ?? ''),
  ),
);
const counted = new Set(textsOf('test/work/readers/*.ts').join('\n').match(/\w+/g));

test('each function that reads a text is counted in test/work/readers, or known as a part of one that is', () => {
  const missing = [...readers].filter((name) => !counted.has(name) && !parts.has(name));
  expect(missing).toEqual([]);
});

test('no other function is known as a part', () => {
  expect([...parts].filter((name) => !readers.has(name) || counted.has(name))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parts } from './parts.ts';

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

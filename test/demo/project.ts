import type { Files } from '../support/repository.ts';

/** The demo's repository: a small shop with tests, a linter and two bugs that its tests do not see. */
export const projectFiles: Files = {
  'package.json': '{ "name": "shop", "private": true, "type": "module" }\n',
  'README.md': '# Shop\n\nWhat a cart costs, and how much its parcel.\n',
  'src/cart.js': `/** The sum of a cart in cents. */
export function total(lines) {
  return lines.reduce((sum, line) => sum + line.price, 0);
}
`,
  'src/receipt.js': `/** One line for each article: how many, its name, and what they cost in cents. */
export function receipt(lines) {
  return lines.map((line) => [line.quantity, line.name, line.price].join(' ')).join('\\n');
}
`,
  'src/postage.js': `/** Postage in cents: 100 for each kilogram. */
export function postage(grams) {
  return Math.floor(grams / 1000) * 100;
}
`,
  'test/cart.test.js': `import assert from 'node:assert';
import { test } from 'node:test';
import { total } from '../src/cart.js';

test('prices add up', () => {
  const cup = { name: 'cup', price: 500, quantity: 1 };
  assert.equal(total([cup, cup]), 1000);
});

test('an empty cart costs nothing', () => {
  assert.equal(total([]), 0);
});
`,
  'test/postage.test.js': `import assert from 'node:assert';
import { test } from 'node:test';
import { postage } from '../src/postage.js';

test('whole kilograms cost 100 each', () => {
  assert.equal(postage(2000), 200);
});
`,
  'tools/lint.js': `import { readdirSync, readFileSync } from 'node:fs';

for (const file of readdirSync('src')) {
  const lines = readFileSync('src/' + file, 'utf8').split('\\n');
  lines.forEach((line, at) => {
    if (line.length <= 100 && line === line.trimEnd()) return;
    console.log('src/' + file, at + 1, 'is too long or ends with blanks');
    process.exitCode = 1;
  });
}
`,
};

/** Returns a project file's text. */
export function textOf(path: string): string {
  const seed = projectFiles[path];
  if (typeof seed !== 'string') throw new Error(`The shop has no text file ${path}`);
  return seed;
}

import { expect, test } from 'vitest';
import type { FileChange } from '../../../src/core/edits/index.ts';
import { pullRequestBody } from '../../../src/core/report/index.ts';
import { changeOf, ticketOf } from '../../support/memory/samples.ts';
import { fixOf, outcomeOf } from './outcomes.ts';

/** Where the body of a change leads its reviewer; empty if nowhere. */
const place = (...changes: readonly FileChange[]) => {
  const body = pullRequestBody(ticketOf(), outcomeOf('approved', fixOf(...changes)));
  return /^\*\*(?:Look|Read) first.*$/m.exec(body)?.[0] ?? '';
};

const cart = `import { rates } from './rates.js';

// Sums up.
export function total(lines) {
  let sum = 0;
  for (const line of lines) sum += line.price;
  return sum;
}

export function tax(lines) {
  return total(lines) * rates.tax;
}
`;
const price = 'sum += line.price;';
const fixed = cart.replace(price, 'sum += line.price * line.quantity;');

test('a changed definition is named with its lines', () => {
  expect(place(changeOf('src/cart.js', cart, fixed))).toBe(
    '**Look first at** `src/cart.js`, line 6, in `total`.',
  );
});

test('tests, documents, imports, comments and what is only moved lead nowhere else', () => {
  const [head = '', ...rest] = fixed.split('\n');
  const noisy = [
    "import { rates } from './rates.mjs';",
    "import { round } from './round.js';",
    ...rest.map((line) => line.replace('// Sums up.', '// Sums up\n// all\n// lines\n// of it.')),
  ];
  expect(head).toContain('import');
  const many = 'it works\n'.repeat(30);
  expect(
    place(
      changeOf('CHANGELOG.md', many, `${many}more\nand more\n`),
      changeOf('src/cart.js', cart, noisy.join('\n')),
      changeOf('src/a.js', 'if (x) {\n  a();\n  b();\n}\n', 'a();\nb();\n'),
      changeOf('test/cart.test.js', null, many),
    ),
  ).toBe('**Look first at** `src/cart.js`, line 10, in `total`.');
});

test('what is new comes after what it changes, however long it is', () => {
  const helper = `export function sumOf(lines) {\n${'  lines.push(1);\n'.repeat(40)}}\n`;
  expect(
    place(changeOf('src/a-helper.js', null, helper), changeOf('src/cart.js', cart, fixed + helper)),
  ).toBe('**Look first at** `src/cart.js`, line 6, in `total`.');
  expect(place(changeOf('src/helper.js', null, helper))).toBe(
    '**Look first at** `src/helper.js`, lines 1–42, in `sumOf`.',
  );
});

test('of several definitions, the one with the most changed lines; its hunks count together', () => {
  const after = cart
    .replace('let sum = 0;', 'let sum = rates.start;')
    .replace(price, 'sum += line.price * line.quantity;')
    .replace('return total(lines) *', 'return total(lines) /');
  expect(place(changeOf('src/cart.js', cart, after))).toBe(
    '**Look first at** `src/cart.js`, lines 5–6, in `total`.',
  );
});

test('it follows what acts before somebody reads it', () => {
  const manifest = changeOf('package.json', '{}\n', '{ "a": 1 }\n');
  expect(place(manifest, changeOf('src/cart.js', cart, fixed))).toBe(
    '**Read first:** `package.json`, because installs follow such manifests and run their scripts. Then `src/cart.js`, line 6, in `total`, where most of the behaviour changes.',
  );
});

test('a change of data alone leads to it, and one of tests or removals alone nowhere', () => {
  expect(place(changeOf('locales/de.json', '{\n "a": "b"\n}\n', '{\n "a": "c"\n}\n'))).toContain(
    '`locales/de.json`, line 2.',
  );
  expect(place(changeOf('test/a.test.js', 'a();\n', 'b();\n'))).toBe('');
  expect(place(changeOf('src/a.js', 'a();\n', null))).toBe('');
});

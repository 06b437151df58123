import type { Files } from '../repository.ts';

/** The ticket's key and the branch of its fix. */
export const key = 'POST-3';
export const branch = `fix/${key}`;

/** A project with a test. Its postage ignores the last kilogram unless it is full. */
export const parcelFiles: Files = {
  'package.json': '{ "name": "parcel", "private": true, "type": "module" }\n',
  'src/postage.js': `/** Postage in cents: 100 for each kilogram. */
export function postage(grams) {
  return Math.floor(grams / 1000) * 100;
}
`,
  'src/main.js': `import { postage } from './postage.js';

console.log(postage(Number(process.argv[2])));
`,
  'bin/postage': {
    text: `#!/bin/sh
# Prints the postage for a weight in grams. Half a kilogram costs nothing.
exec node src/main.js "$@"
`,
    executable: true,
  },
  'test/postage.test.js': `import assert from 'node:assert';
import { test } from 'node:test';
import { postage } from '../src/postage.js';

test('whole kilograms cost 100 each', () => {
  assert.equal(postage(2000), 200);
});
`,
};

export const parcelTicket = {
  summary: 'Half a kilogram travels for nothing',
  description: {
    type: 'doc',
    version: 1,
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Postage of 500 grams is 0 instead of 100, see postage.js.' },
        ],
      },
    ],
  },
} as const;

/** The line with the bug, and the same line fixed. */
export const wrongLine = '  return Math.floor(grams / 1000) * 100;';
export const rightLine = '  return Math.ceil(grams / 1000) * 100;';

/** A test that fails as long as the bug exists. */
export const halfTest = `import assert from 'node:assert';
import { test } from 'node:test';
import { postage } from '../src/postage.js';

test('half a kilogram costs 100', () => {
  assert.equal(postage(500), 100);
});`;

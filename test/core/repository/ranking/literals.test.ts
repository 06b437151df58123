import { expect, test } from 'vitest';
import { literalPieces } from '../../../../src/core/repository/ranking/index.ts';

const piecesOf = (body: string) => literalPieces({ title: 'It fails', body });

test.each([
  ['`Unable to open %s in registry`', ['Unable to open', 'in registry']],
  ['It says "cannot move 12 items to /srv/a/b now, sorry".', ['cannot move', 'now, sorry']],
  [
    "TypeError: Cannot read property 'name' of undefined value",
    ['Cannot read property', 'of undefined value'],
  ],
  [
    '[ERROR] Failed to load the plugin {name}: no such thing',
    ['Failed to load the plugin', 'no such thing'],
  ],
  ['Jira shows {{Duplicate entry for <key>}}', ['Duplicate entry for']],
  [
    '```\n$ tool run\nlock file is held by 4711\n    at a.b (c.js:1:2)\n```',
    ['lock file is held by'],
  ],
])('gives the pieces of a message between what varies: %s', (body, pieces) => {
  expect(piecesOf(body)).toEqual(expect.arrayContaining(pieces));
});

test('gives single tokens that no name is', () => {
  expect(piecesOf('With `--dry-run`, `-zh` and `mat-form-field`, `name` is lost.')).toEqual([
    '--dry-run',
    '-zh',
    'mat-form-field',
  ]);
});

test('gives nothing of prose and of frames', () => {
  expect(piecesOf('The error is that the list of orders is empty on the second page.')).toEqual([]);
  expect(piecesOf('```\n    at load (/srv/app/load.js:10:2)\n```')).toEqual([]);
});

test('is bounded', () => {
  const many = Array.from(
    { length: 5_000 },
    (_, at) => `"word ${'abcdefghij'[at % 10]} more ${'x'.repeat(at % 300)}"`,
  );
  const pieces = piecesOf(many.join('\n'));
  expect(pieces.length).toBeLessThanOrEqual(120);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(120);
});

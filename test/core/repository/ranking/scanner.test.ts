import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formsOf,
  literalPieces,
  stemOf,
  wordParts,
} from '../../../../src/core/repository/ranking/index.ts';
import { type FileCounts, termScanner } from '../../../../src/core/repository/ranking/scanner.ts';
import { readTerms } from '../../../../src/core/repository/ranking/ticket-terms.ts';
import { runs } from '../../../support/property-runs.ts';

const encoder = new TextEncoder();

function scanned(ticket: string, text: string) {
  const terms = readTerms({ title: ticket, body: '' });
  const counts = termScanner(terms)(encoder.encode(text));
  const named = (pairs: Uint16Array | undefined, names: readonly string[]) =>
    Object.fromEntries(
      Array.from({ length: (pairs?.length ?? 0) / 2 }, (_, at) => [
        names[pairs?.[2 * at] ?? 0],
        pairs?.[2 * at + 1],
      ]),
    );
  const symbols = [...terms.symbols.keys()];
  return {
    stems: named(counts?.stems, terms.stems),
    used: named(counts?.used, symbols),
    defined: named(counts?.defined, symbols),
    counts,
  };
}

test('counts words in any form, in names and in prose', () => {
  const text = 'parse(parser, parsedBody) // PARSING\nconst bodyParser = 1;\n';
  expect(scanned('Parsing the body', text).stems).toMatchObject({ pars: 5, body: 2 });
});

describe('a name is defined', () => {
  test.each([
    'def parseBody(self):',
    'class parseBody:',
    'func (r *Reader) parseBody(x int) {',
    'fn parseBody(x: u8) {',
    'public static String parseBody(String x) {',
    'parseBody(x) {\n}',
    'res.parseBody = function (x) {',
    'const parseBody = (x) => x;',
    'parseBody: async () => 1,',
  ])('in %j', (line) => {
    expect(scanned('parseBody fails', `${line}\n`).defined).toEqual({ parseBody: 1 });
  });

  test.each([
    ...['return parseBody(x);', '  parseBody(x);', 'x = parseBody(y)', 'new parseBody(x)'],
    ...['await parseBody(x)', 'import { parseBody } from "./a";', '// parseBody is slow'],
  ])('not in %j', (line) => {
    const { defined, used } = scanned('parseBody fails', `${line}\n`);
    expect([defined, used]).toEqual([{}, { parseBody: 1 }]);
  });
});

test('leaves out what is minified or very long', () => {
  expect(scanned('the parser', `parser;${'x;'.repeat(1_000)}`).counts).toBeUndefined();
  expect(scanned('the parser', 'parser\n'.repeat(100_000)).counts).toBeUndefined();
});

test('counts a word as often as it stands there, whatever is around it', () => {
  const around = fc.stringMatching(/^[ (){};,.=+-]{1,9}$/);
  fc.assert(
    fc.property(fc.array(around, { maxLength: 30 }), (gaps) => {
      const text = `${gaps.map((gap) => `walrus${gap}`).join('')}\n`.repeat(2);
      const { stems } = scanned('The walrus', text);
      expect(stems.walru ?? stems.walrus ?? 0).toBe(2 * gaps.length);
    }),
    runs(100),
  );
});

test('reads any bytes', () => {
  const scan = termScanner(readTerms({ title: 'parseBody of größe', body: 'x' }));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const found: FileCounts | undefined = scan(bytes);
      expect(found === undefined || found.length <= bytes.length).toBe(true);
    }),
    runs(200),
  );
});

test('tells the share of lines that are no comments', () => {
  expect(scanned('x', '// a\n * b\nc();\n#include <d>').counts?.plain).toBe(0.5);
  expect(scanned('x', '').counts?.plain).toBe(1);
});

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

test.each([
  ['parseHTTPBody_v2', ['parse', 'http', 'body', 'v']],
  ['snake_case_name', ['snake', 'case', 'name']],
  ['größeÄndern', ['größe', 'ändern']],
  ['IOError', ['io', 'error']],
  ['utf8', ['utf']],
  ['', []],
])('%s has the parts %j', (name, parts) => {
  expect(wordParts(name)).toEqual(parts);
});

test.each([
  ['parsing', 'parser', 'parsed', 'parses', 'parse'],
  ['stopped', 'stopping', 'stop', 'stops'],
  ['entries', 'entry'],
  ['validation', 'validate', 'validates'],
])('%s and its like have one stem, and code has it in their forms', (...words) => {
  const [stem = ''] = words.map(stemOf);
  expect(new Set(words.map(stemOf))).toEqual(new Set([stem]));
  expect(formsOf(stem)).toContain(stem);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
    literals: named(counts?.literals, terms.literals),
    counts,
  };
}

test('counts words in any form, in names and in prose', () => {
  const text = 'parse(parser, parsedBody) // PARSING\nconst bodyParser = 1;\n';
  expect(scanned('Parsing the body', text).stems).toMatchObject({ pars: 5, body: 2 });
});

test('finds what the ticket quotes, as it is', () => {
  const ticket = 'It says "Cannot open the %s registry" with `the other one`';
  const text = 'fail("Cannot open the" + name); // Cannot  open the, the others one, open the';
  expect(scanned(ticket, text).literals).toEqual({ 'Cannot open the': 1 });
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
    'return parseBody(x);',
    '  parseBody(x);',
    'x = parseBody(y)',
    'new parseBody(x)',
    'await parseBody(x)',
    'import { parseBody } from "./a";',
    '// parseBody is slow',
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

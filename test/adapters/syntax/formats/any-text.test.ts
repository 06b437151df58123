import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formats } from '../../../../src/adapters/syntax/languages/formats.ts';
import { codePoint } from '../../../support/code-point.ts';
import { growth } from '../../../support/growth.ts';
import { runs } from '../../../support/property-runs.ts';

const word = fc.constantFrom(
  ...`{ } [ ] " ' : , \\ = // /* */ <a> </a> <b c=" /> <!-- --> & *x a 1 true <<E`.split(' '),
  ...['\n', '\r\n', '\t', '  ', '- ', '# ', '= ', '&x ', '| ', '---\n', '<<: ', '\ud800', '\ufeff'],
  ...['FROM ', 'RUN ', 'ENV ', 'COPY '],
);
const text = fc.oneof(
  fc.array(word, { maxLength: 60 }).map((words) => words.join('')),
  fc.string({ unit: codePoint, maxLength: 80 }),
);

const cases = formats.flatMap(({ label, parsers = [] }) =>
  parsers.map((load, index) => ({ label: `${label} ${index + 1}`, load })),
);

it.each(cases)('$label reads any text, and names places inside it', async ({ load }) => {
  const parse = await load();
  fc.assert(
    fc.property(text, (any) => {
      const lines = any.split('\n');
      for (const { line, column, message } of parse(any, 'a') ?? []) {
        expect(line >= 1 && line <= lines.length).toBe(true);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(message).toMatch(/^[^\n]+$/);
      }
    }),
    runs(300),
  );
});

it.each(cases)('$label survives brackets of any depth', async ({ load }) => {
  const parse = await load();
  for (const opener of ['[', '{', '{"a":[', '<a>', '- ', '(', '"', '\\'])
    expect(() => parse(opener.repeat(20_000), 'a')).not.toThrow();
});

/** Where in a format a long run of characters may stand. */
const places = new Map([
  ['JSON', '["'],
  ['YAML', 'a: '],
  ['TOML', 'a = "'],
  ['XML', '<a>'],
  ['Dockerfile', 'FROM a\nENV '],
]);

it.each(formats)('$label takes time in proportion', async ({ label, parsers, templateTags }) => {
  const parse = await parsers?.[0]?.();
  for (const run of ['a', ' ', '-', '${{', '${ ', '"', "'", 'a="', '\\', '{', 'a: ']) {
    const read = (size: number) => {
      const any = `${places.get(label)}${run.repeat(size / run.length)}`;
      parse?.(any, 'a');
      any.match(templateTags ?? /^$/);
    };
    expect(growth(read, 10_000), run).toBeLessThan(8);
  }
});

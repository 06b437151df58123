import { expect, it } from 'vitest';
import { formats } from '../../../../src/engines/syntax/languages/formats.ts';
import { growth } from '../../../support/growth.ts';

const cases = formats.flatMap(({ label, parsers = [] }) =>
  parsers.map((load, index) => ({ label: `${label} ${index + 1}`, load })),
);

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

import type { Fixture } from '../languages/fixtures.ts';

/** Of the formats that have parsers, by the label. */
export const formatFixtures: readonly (readonly [string, Fixture])[] = [
  [
    'JSON',
    {
      good: '{\n  "name": "cart",\n  "lines": [{ "price": 1.5 }, { "price": -2e3 }]\n}\n',
      broken: '{\n  "name": "cart",\n  "lines": [{ "price": 1.5 }, { "price": -2e3 }\n}\n',
      line: 3,
    },
  ],
];

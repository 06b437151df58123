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
  [
    'YAML',
    {
      good: 'name: cart\non: [push, pull_request]\nlines:\n  - price: 1.5\n    tag: !Ref it\n',
      broken: 'name: cart\non: [push, pull_request\nlines:\n  - price: 1.5\n    tag: !Ref it\n',
      line: 3,
    },
  ],
  [
    'TOML',
    {
      good: 'name = "cart"\ntags = [\n  "a",\n  "b",\n]\n\n[[lines]]\nprice = 1.5\n',
      broken: 'name = "cart"\ntags = [\n  "a",\n  "b",\n\n[[lines]]\nprice = 1.5\n',
      line: 6,
    },
  ],
  [
    'XML',
    {
      good: '<?xml version="1.0"?>\n<cart>\n  <line price="1.5">a &amp; b</line>\n</cart>\n',
      broken: '<?xml version="1.0"?>\n<cart>\n  <line price="1.5">a &amp; b\n</cart>\n',
      line: 4,
    },
  ],
  [
    'Dockerfile',
    {
      good: 'FROM node:24 AS build\nRUN apt-get update && \\\n  apt-get install -y git\nCMD ["node", "cart.js"]\n',
      broken:
        'FROM node:24 AS build\nRUN apt-get update &&\n  apt-get install -y git\nCMD ["node", "cart.js"]\n',
      line: 3,
    },
  ],
];

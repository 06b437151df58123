import { describe, expect, test } from 'vitest';
import { syntaxChecker } from '../../../../src/engines/syntax/index.ts';
import { languages } from '../../../../src/engines/syntax/languages/index.ts';
import { sectionsOf } from '../../../support/sections.ts';

const syntax = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));

async function listed(path: string, text: string) {
  const found = await syntax.definitions(path, text);
  return found?.map(({ name, container, kind, start, end, depth }) => {
    const full = container === undefined ? name : `${container}.${name}`;
    return `${'  '.repeat(depth)}${start}-${end} ${kind} ${full}`;
  });
}

const fixtures = sectionsOf(new URL('definitions.txt', import.meta.url));

test.each(fixtures)('the definitions of %s', async (path, section) => {
  const [text = '', expected] = section.split('--- definitions\n');
  expect(await listed(path, text)).toEqual(expected?.split('\n'));
});

test('every language with definitions has a fixture', () => {
  const paths = fixtures.map(([path]) => path.slice(path.lastIndexOf('.') + 1));
  for (const { grammar, extensions } of languages) {
    if (grammar?.definitions === undefined) continue;
    expect(extensions.some((extension) => paths.includes(extension))).toBe(true);
  }
});

describe('a file whose definitions are not known', () => {
  test.each([
    ['of a language without definitions', 'a.css', 'a { b: c }'],
    ['of no language', 'a.txt', 'text'],
    ['that is too large', 'a.py', `x = 1\n${'#'.repeat(4_000_001)}`],
    ['without scripts', 'a.vue', '<template><p/></template>'],
  ])('is one %s', async (_, path, text) => {
    expect(await syntax.definitions(path, text)).toBeUndefined();
  });
});

test('a class of 5,000 lines has each of its methods', async () => {
  const method = (n: number) =>
    `    /** Adds ${n}. */\n    public function where${n}($a)\n    {\n${'        $b = $a;\n'.repeat(6)}    }\n\n`;
  const text = `<?php\nclass Builder\n{\n${Array.from({ length: 450 }, (_, n) => method(n)).join('')}}\n`;
  const found = await syntax.definitions('Builder.php', text);
  expect(found).toHaveLength(451);
  expect(found?.at(-1)).toEqual({
    ...{ name: 'where449', kind: 'function', depth: 1 },
    ...{ start: 4 + 449 * 11, end: 4 + 449 * 11 + 9 },
  });
});

test('texts with errors, deep nesting or no end never throw', async () => {
  const hostile = [
    'def f(:\n',
    '('.repeat(50_000),
    'class A {'.repeat(20_000),
    'a = () => '.repeat(5_000),
  ];
  for (const text of hostile) {
    for (const path of ['a.py', 'a.ts', 'a.cpp', 'a.rb']) await syntax.definitions(path, text);
  }
  expect(await listed('a.py', 'def f():\n    pass\n')).toEqual(['1-2 function f']);
});

import { describe, expect, test } from 'vitest';
import { withoutArtefacts } from '../../../../src/core/edits/place/artefact.ts';
import { applyTo, linesOf, replacedBy } from '../../../support/edits/applied-text.ts';

const file = 'def total(items):\n\n    return 1\n';
const changed = 'def total(items):\n\n    return 2\n';

test.each([
  ['12 | ', '14 | '],
  ['12| ', '14| '],
  ['12|', '14|'],
  [' 9 │ ', '11 │ '],
  ['L12 | ', 'L14 | '],
  ['12: ', '14: '],
  ['12) ', '14) '],
  ['12\t', '14\t'],
  ['12→', '14→'],
])('undoes line numbers such as %j on both sides', (first, last) => {
  const search = `${first}def total(items):\n\n${last}    return 1`;
  expect(applyTo(file, search, search.replace('return 1', 'return 2'))).toEqual(
    replacedBy(changed),
  );
});

describe('undoes copy artefacts on both sides', () => {
  test.each([
    ['a number on an empty line', 'a\n\nb\n', '1 | a\n2 |\n3 | b', '1 | a\n2 |\n3 | c', 'a\n\nc\n'],
    ['numbers on SEARCH alone', 'a\nb\n', '1 | a\n2 | b', 'a\nc', 'a\nc\n'],
    ['a new line without a number', 'a\nb\n', '1 | a\n2 | b', '1 | a\nx\n2 | b', 'a\nx\nb\n'],
    ['diff signs on each line', 'a\nb\nc\n', ' a\n-b\n c', ' a\n+x\n+y\n c', 'a\nx\ny\nc\n'],
    ['diff signs on the changed lines', 'a\nb\nc\n', 'a\n-b\nc', 'a\n+x\nc', 'a\nx\nc\n'],
    ['diff signs and a space', 'a\nb\nc\n', 'a\n- b\nc', 'a\n+ x\nc', 'a\nx\nc\n'],
    ['diff signs in an indented line', '  a\n', '-  a', '+  x', '  x\n'],
    ['a removal with diff signs', 'a\nb\nc\n', ' a\n-b\n c', ' a\n c', 'a\nc\n'],
    ['a fence around both block', 'a\nb\n', '```py\na\n```', '```py\nx\n```', 'x\nb\n'],
    ['an unclosed fence', 'a\nb\n', '```py\na', 'x\n```', 'x\nb\n'],
    ['a fence around numbers', 'a\nb\n', '~~~\n1 | a\n~~~', '~~~\n1 | x\n~~~', 'x\nb\n'],
    ['entities', 'a < b && "c"\n', 'a &lt; b &amp;&amp; &quot;c&quot;', 'a &gt; b', 'a > b\n'],
    ['numeric entities', "it's\n", 'it&#39;s', 'it&#x27;ll', "it'll\n"],
    ['escaped quotes', 's = "a"\n', 's = \\"a\\"', 's = \\"b\\"', 's = "b"\n'],
    ['curly quotes', 's = "it\'s"\n', 's = “it’s”', 's = “he’s” + ‘!’', "s = \"he's\" + '!'\n"],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

describe('keeps what is in the file', () => {
  test.each([
    ['a fence', '```py\na\n```\n', '```py\na\n```', '```py\nb\n```', '```py\nb\n```\n'],
    ['a list item', '- a\na\n', '- a', '- b', '- b\na\n'],
    ['a number', '1. a\na\n', '1. a', '2. a', '2. a\na\n'],
    ['an entity', '&lt;\n<\n', '&lt;', '&gt;', '&gt;\n<\n'],
    ['an escape', '\\"\n"\n', '\\"', "\\'", '\\\'\n"\n'],
    ['a curly quote', '“a”\n"a"\n', '“a”', '“b”', '“b”\n"a"\n'],
    ['artefacts that only REPLACE has', 'a\n', 'a', '+ b\n1 | c\n&lt;', '+ b\n1 | c\n&lt;\n'],
  ])('%s', (_, before, search, replace, after) => {
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  });
});

describe('does not mistake other text for an artefact', () => {
  test.each([
    ['numbers that do not increase', 'a\nb\n', '2 | a\n1 | b', '2 | a\n1 | c'],
    ['the same number twice', 'a\nb\n', '1 | a\n1 | b', '1 | a\n1 | c'],
    ['numbers on some lines only', 'a\nb\n', '1 | a\nb', '1 | a\nc'],
    ['a number that belongs to its line', 'OK\n', '200 OK', '404 Not Found'],
    ['a list that stays a list', 'items:\n    name: x\n', '- name: x', '- name: y'],
    ['a fence without text', 'a\n', '```\n```', '```\nb\n```'],
    ['a word like an entity', 'constructor\n', '&constructor;', 'x'],
  ])('%s', (_, before, search, replace) => {
    expect(applyTo(before, search, replace)).toHaveProperty('kind', 'refused');
  });
});

test('a SEARCH without its artefact must have one place, too', () => {
  expect(applyTo('a\nb\na\n', '1 | a', '1 | c')).toHaveProperty('kind', 'refused');
  expect(applyTo('  a < b\n    a < b\n', 'a &lt; b', 'a')).toHaveProperty('kind', 'refused');
});

test('a SEARCH without artefacts has no other reading', () => {
  const block = { search: linesOf('if a:\n    b = "c"'), replace: linesOf('+ 1 | &lt; “x” \\"') };
  expect(withoutArtefacts(block)).toEqual([]);
});

test('a reading never leaves SEARCH without text', () => {
  for (const search of ['```\n```', '1 |', '-', '-\n- ']) {
    const readings = withoutArtefacts({ search: linesOf(search), replace: ['x'] });
    expect(
      readings.filter((reading) => reading.search.every((line) => line.trim() === '')),
    ).toEqual([]);
  }
});

test.each(['84│', '84|', '84:', '84)', '84→', '84\t', '84 │'])(
  'a number without a space after it, as in %j, shifts no line',
  (gutter) => {
    const numbered = (text: string) => text.replace(/^/gm, gutter);
    const before = 'def f():\n    x = 1\n    return x\n';
    const after = 'def f():\n    y = 2\n    x = y\n    return x\n';
    const one = numbered('def f():');
    const more = numbered('def f():\n    y = 2');
    expect(applyTo(before, one, more)).toEqual(replacedBy(before.replace('\n', '\n    y = 2\n')));
    const [search, replace] = [numbered('    x = 1'), numbered('    y = 2\n    x = y')];
    expect(applyTo(before, search, replace)).toEqual(replacedBy(after));
  },
);

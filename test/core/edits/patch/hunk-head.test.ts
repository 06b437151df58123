import { expect, test } from 'vitest';
import { definitionAround } from '../../../../src/core/edits/patch/diff.ts';

test.each([
  ['a function', 'function total(a, b) {\n  const c = 1;\n  return a;', 'function total(a, b) {'],
  ['a method', 'class Cart {\n  total(a) {\n    if (a) {\n      b();', 'total(a) {'],
  ['Java', 'class A {\n  public int total(int a)  {\n    return a;', 'public int total(int a)  {'],
  ['Python', 'class A:\n    def total(self):\n        x = 1\n\n        y', 'def total(self):'],
  ['Go', 'func (c *Cart) Total() int {\n\treturn 1', 'func (c *Cart) Total() int {'],
  ['a class', 'class A:\n    x = 1', 'class A:'],
  ['nothing', 'const a = 1;\nconst b = 2;', ''],
  ['only a condition', 'if (a) {\n  b();', ''],
  ['the one around, not the one before', 'function a() {\n  b();\n}\nc();', ''],
])('the head of a hunk in %s', (_, text, head) => {
  const lines = text.split('\n');
  expect(definitionAround(lines, lines.length - 1)).toBe(head);
});

test('a head is at most 80 characters', () => {
  const lines = [`function ${'long'.repeat(50)}() {`, '  return 1;'];
  expect(definitionAround(lines, 1)).toHaveLength(80);
});

test('a line beyond the text has the head of the last ones', () => {
  expect(definitionAround(['def a():', '    b'], 2)).toBe('def a():');
});

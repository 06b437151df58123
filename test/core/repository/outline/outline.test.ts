import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '../../../../src/core/repository/outline/outline.ts';

const starts = (line: string) => outlineOf('file', line).includes(`1: ${line}`);

describe('lines that start a definition', () => {
  test.each([
    'export class Cart {',
    'export default async function total(items) {',
    'function* pages() {',
    'export const total = (items: Item[]) => items.length;',
    'const total = async (',
    'let handler = function () {',
    '  private static total(items: Item[]): number {',
    '  async load(id) {',
    '  constructor() {',
    'export interface Item {',
    'type Price = number;',
    'def total(self, items):',
    '    async def total(self):',
    'class Cart(Base):',
    'def self.total',
    'module Shop',
    'func (c *Cart) Total(items []Item) int {',
    'func Total() int {',
    'pub(crate) fn total(&self) -> u32 {',
    'impl<T> Cart<T> {',
    'pub struct Cart {',
    'trait Priced {',
    'public class Cart extends Base {',
    '    public int total(List<Item> items) {',
    '    protected override async Task<int> TotalAsync(Cart cart)',
    'public sealed record Price(int Amount);',
    'fun total(items: List<Item>): Int {',
    'data class Item(val price: Int)',
    'object Shop {',
    'int main(int argc, char **argv) {',
    'static struct cart *cart_new(void)',
    'std::string Cart::name() const {',
    'namespace Shop {',
    'protocol Priced {',
    'sub total {',
  ])('%s', (line) => {
    expect(starts(line)).toBe(true);
  });
});

describe('lines that do not', () => {
  test.each([
    'return total(items);',
    '  if (total > 0) {',
    '  for (const item of items) {',
    '} else if (x) {',
    'const total = price * amount;',
    'import { total } from "../total";',
    'from shop import (',
    'total(items);',
    '// the class of a cart is found here',
    ' * function words in a comment',
    "  type: 'object',",
    'raise ValueError(message)',
    '',
  ])('%s', (line) => {
    expect(starts(line)).toBe(false);
  });
});

test('an outline has line numbers and no bodies', () => {
  const text = 'import os\n\nclass Cart:\n    def total(self):\n        return 1\n';
  expect(outlineOf('src/cart.py', text)).toBe(
    'Outline of src/cart.py, 5 lines:\n3: class Cart:\n4:     def total(self):',
  );
});

test('the outermost definitions are kept in order if there are too many', () => {
  const inner = Array.from({ length: 80 }, (_, n) => `    def inner${n}(self):`);
  const outline = outlineOf('a.py', ['class A:', ...inner, 'class B:'].join('\n'));
  expect(outline).toContain('1: class A:');
  expect(outline).toContain('82: class B:');
  expect(outline.endsWith('(and 22 more, further in)')).toBe(true);
});

test('a text without definitions says so', () => {
  expect(outlineOf('a.txt', 'some words\n')).toBe(
    'Outline of a.txt, 1 lines:\n(no definitions were recognised)',
  );
});

test('whatever the text: its outline is short', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\n', 'class A {', 'public '.repeat(50), 'const a = ', 'x'.repeat(500), '(('),
  );
  fc.assert(
    fc.property(fc.string(), fc.array(part, { maxLength: 200 }), (path, parts) => {
      expect(outlineOf(path, parts.join('')).length).toBeLessThan(8_000);
    }),
  );
});

test('long lines and many lines cost no more than their length', () => {
  const hostile = [
    'public '.repeat(100_000),
    `const a${' '.repeat(500_000)}`,
    'a(\n'.repeat(200_000),
  ];
  for (const text of hostile) expect(outlineOf('a', text).length).toBeLessThan(8_000);
});

import { describe, expect, test } from 'vitest';
import { definitionsByPattern } from '../../../../src/core/repository/index.ts';

const starts = (line: string) => definitionsByPattern('file', line).length > 0;

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
    '(defn total [items]',
    '(defn- ^:private total [items]',
    '  (defmacro with-cart [& body]',
    '(define (total items)',
    '(fn total [items]',
    '(varfn total [items]',
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
    '(default total)',
    '(total items)',
    '',
  ])('%s', (line) => {
    expect(starts(line)).toBe(false);
  });
});

const listed = (path: string, text: string) =>
  definitionsByPattern(path, text).map(
    ({ name, kind, start, end, depth }) => `${start}-${end} ${kind} ${name} ${depth}`,
  );

test('a definition ends where what follows is not further in', () => {
  const text = 'class A:\n  def f(x):\n    return 1\n\n  def g(x):\n    pass\n\nprint(1)\n';
  expect(listed('a.xyz', text)).toEqual(['1-6 class A 0', '2-3 def f 1', '5-6 def g 1']);
});

test('a closing bracket or word belongs to its definition', () => {
  const text = 'function f()\n{\n  a;\n}\n\nsub g {\n  b;\n}\nfunction h()\n  c\nend\n';
  expect(listed('a.xyz', text)).toEqual(['1-4 function f 0', '6-8 sub g 0', '9-11 function h 0']);
});

test('headings of Markdown are definitions, code between them is not', () => {
  const text = '# A\ntext\n## B\n```\n# no\n```\n## C\n# D\n';
  expect(listed('docs/a.md', text)).toEqual([
    '1-7 heading A 0',
    '3-6 heading B 1',
    '7-7 heading C 1',
    '8-8 heading D 0',
  ]);
});

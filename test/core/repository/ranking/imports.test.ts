import { describe, expect, test } from 'vitest';
import { importsAmong, readImports } from '../../../../src/core/repository/ranking/imports.ts';

/** Returns which of the other files a file with this text imports. */
function importsOf(text: string, others: readonly string[]): readonly string[] {
  const paths = ['own/file.x', ...others];
  const [found = []] = importsAmong(paths, [readImports(text), ...others.map(() => undefined)]);
  return found.map((index) => paths[index] ?? '');
}

describe('an import leads to its file', () => {
  test.each([
    ['import { add } from "../shop/cart";', 'src/shop/cart.ts'],
    ['import {\n  add,\n} from "../shop/cart.js";', 'src/shop/cart.ts'],
    ['export * from "./cart"', 'own/cart.ts'],
    ["const { add } = require('./cart');", 'own/cart.js'],
    ['import { Cart } from "./shop";', 'own/shop/index.ts'],
    ['from shop.cart import add', 'shop/cart.py'],
    ['from shop import Cart', 'shop/__init__.py'],
    ['import org.acme.shop.OrderItem;', 'src/main/java/org/acme/shop/OrderItem.java'],
    ['import static org.acme.OrderItem.total;', 'src/org/acme/OrderItem.java'],
    ['using Acme.Shop.OrderItem;', 'Shop/OrderItem.cs'],
    ['use Acme\\Shop\\OrderItem;', 'src/Shop/OrderItem.php'],
    ['use crate::shop::cart;', 'src/shop/cart.rs'],
    ['pub mod cart;', 'src/cart/mod.rs'],
    ['#include "shop/order_item.h"', 'include/shop/order-item.h'],
    ["require_relative 'shop/cart'", 'lib/shop/cart.rb'],
  ])('%j', (text, path) => {
    expect(importsOf(text, ['own/another.x', path])).toEqual([path]);
  });
});

test('of several files of a name, the one in the folder that is imported', () => {
  const others = ['a/cart.ts', 'b/cart.ts', 'c/cart.ts'];
  expect(importsOf('import { add } from "../b/cart";', others)).toEqual(['b/cart.ts']);
  expect(importsOf('import { add } from "cart";', others)).toEqual([]);
});

test('nothing is an import that only speaks of a file', () => {
  const others = ['own/cart.ts'];
  expect(importsOf('const cart = 1;\n// the cart\nuseCart();\n', others)).toEqual([]);
  expect(importsOf('import "./file";', others)).toEqual([]);
});

test('tells the share of lines that are no comments', () => {
  expect(readImports('// a\n * b\nc();\n#include <d>').plain).toBe(0.5);
  expect(readImports('').plain).toBe(1);
});

import { findMentions } from '../../../../src/core/repository/index.ts';

/** Files of a repository in many languages. */
const paths = [
  'src/main/java/com/acme/shop/Cart.java',
  'src/main/java/com/acme/shop/Tax.java',
  'src/main/kotlin/com/acme/shop/Basket.kt',
  'src/cart.js',
  'src/cart.ts',
  'src/tax.js',
  'src/cart.py',
  'shop/views.py',
  'src/Acme/Cart.cs',
  'Assets/Scripts/Cart.cs',
  'app/models/cart.rb',
  'app/models/tax.rb',
  'src/Cart.php',
  'cart/cart.go',
  'cart/tax.go',
  'src/cart.rs',
  'Shop/Cart.swift',
  'lib/cart.dart',
  'lib/shop/cart.ex',
  'src/shop_cart.erl',
  'lib/Shop/Cart.pm',
  'src/cart.lua',
  'src/cart.jl',
  'src/Cart.hs',
  'src/cart.ml',
  'src/cart.zig',
  'src/cart.cr',
  'src/cart.nim',
  'src/shop/cart.clj',
  'src/cart.f90',
  'src/cart.c',
  'scripts/cart.ps1',
  'scripts/cart.sh',
  'test/cart.test.ts',
];

/** Returns the frames in a text by their files and lines, from the crash outwards, those of one trace in one string. */
export function tracesIn(body: string): readonly string[] {
  const traces: string[] = [];
  for (const { kind, files, line, depth } of findMentions({ title: 'Crash', body }, paths)) {
    if (kind !== 'frame' || files.length === 0) continue;
    traces.push(`${files.join('|')}:${line ?? '?'} ${depth}`);
  }
  return traces;
}

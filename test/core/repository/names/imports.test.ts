import { expect, test } from 'vitest';
import { importsPackage } from '../../../../src/core/repository/index.ts';

const paths = ['shop/cart.py', 'src/com/acme/Cart.java', 'lib/cart.js'];

test.each([
  ['import numpy as np', 'np', true],
  ['from flask import Blueprint', 'Blueprint', true],
  ["import _ from 'lodash';", '_', true],
  ["const fs = require('node:fs')", 'fs', true],
  ['import org.slf4j.Logger;', 'Logger', true],
  ['use tokio::sync::Mutex;', 'Mutex', true],
  ['#include <zlib.h>', 'zlib', true],
  ['from shop import cart', 'cart', false],
  ['from shop.cart import total', 'total', false],
  ["import { total } from './cart.js';", 'total', false],
  ['import com.acme.Cart;', 'Cart', false],
  ['import numpy as np', 'pd', false],
  ['np = load()', 'np', false],
])('%s imports %s from outside: %j', (line, name, isOutside) => {
  expect(importsPackage(line, name, paths)).toBe(isOutside);
});

import { expect, test } from 'vitest';
import { at, listAt, parseJson, textAt } from '../../../src/worker/webhook/index.ts';

const json: unknown = JSON.parse('{"a":{"b":[1],"text":"t","number":7},"none":null,"yes":true}');

test('the value at a path is found', () => {
  expect(at(json, 'a', 'b')).toEqual([1]);
  expect(textAt(json, 'a', 'text')).toBe('t');
  expect(textAt(json, 'a', 'number')).toBe('7');
  expect(listAt(json, 'a', 'b')).toEqual([1]);
});

test.each([
  [['x', 'y', 'z']],
  [['none', 'x']],
  [['yes', 'x']],
  [['a', 'text', 'length']],
  [['toString']],
  [['a', 'constructor', 'name']],
])('a path that leads nowhere has no value: %j', (path) => {
  expect(at(json, ...path)).toBeUndefined();
  expect(textAt(json, ...path)).toBe('');
  expect(listAt(json, ...path)).toEqual([]);
});

test('anything but a string or number is empty text, anything but an array an empty list', () => {
  expect(textAt(json, 'yes')).toBe('');
  expect(textAt(json, 'none')).toBe('');
  expect(textAt(json, 'a')).toBe('');
  expect(listAt(json, 'a')).toEqual([]);
});

test.each(['', '{', '[1,]', Uint8Array.from([34, 0xff, 34])])('%j is not JSON', (source) => {
  expect(parseJson(source)).toBeUndefined();
});

test('JSON is parsed from text and from bytes in UTF-8', () => {
  expect(parseJson('{"a":"ö"}')).toEqual({ a: 'ö' });
  expect(parseJson(new TextEncoder().encode('{"a":"ö"}'))).toEqual({ a: 'ö' });
});

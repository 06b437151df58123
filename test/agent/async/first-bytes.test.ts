import { expect, it } from 'vitest';
import { firstBytes, smallJson } from '../../../src/agent/async/index.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bodyOf = (...pieces: readonly string[]) => new Blob([...pieces]).stream();

it('reads a body that is no longer than allowed', async () => {
  const { bytes, isWhole } = await firstBytes(bodyOf('ab', 'cd'), 4);
  expect([text(bytes), isWhole]).toEqual(['abcd', true]);
});

it('reads nothing where there is no body', async () => {
  expect(await firstBytes(null, 4)).toEqual({ bytes: new Uint8Array(), isWhole: true });
});

it('reads the beginning of a body without end, and leaves it', async () => {
  let [sent, isLeft] = [0, false];
  async function* endless() {
    try {
      for (;;) {
        sent += 3;
        yield new TextEncoder().encode('abc');
      }
    } finally {
      isLeft = true;
    }
  }
  const { bytes, isWhole } = await firstBytes(endless(), 10);
  expect([text(bytes), isWhole, sent, isLeft]).toEqual(['abcabcabca', false, 12, true]);
});

const mebibyte = ' '.repeat(1024 * 1024);

it.each([
  ['an object', bodyOf('{"a":', '1}'), { a: 1 }],
  ['an object of just a MiB', bodyOf('{"a":1}', mebibyte.slice(7)), { a: 1 }],
  ['an object of more than a MiB', bodyOf('{"a":1}', mebibyte), undefined],
  ['a page', bodyOf('<html>'), undefined],
  ['no body', null, undefined],
])('reads the small JSON of %s', async (_, body, json) => {
  expect(await smallJson(body)).toEqual(json);
});

it('reads no JSON from a body that breaks off', async () => {
  async function* broken() {
    yield new TextEncoder().encode('{"a":1}');
    throw new Error('terminated');
  }
  expect(await smallJson(broken())).toBeUndefined();
});

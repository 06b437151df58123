import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guarded, hideIn } from '../../../src/core/text/index.ts';

const hide = (text: string) => text.replaceAll('s3cret', '***');

test('every text is hidden, at any depth', () => {
  const value = { a: ['s3cret', { b: new Map([['k', 'a s3cret']]) }], c: 1, d: null };
  expect(hideIn(value, hide)).toEqual({
    a: ['***', { b: new Map([['k', 'a ***']]) }],
    c: 1,
    d: null,
  });
});

test('what has no secret stays the same object', () => {
  fc.assert(
    fc.property(fc.anything({ withMap: true, withDate: true }), (value) => {
      expect(hideIn(value, (text) => text)).toBe(value);
    }),
    { examples: [[[Number.NaN]]] },
  );
});

test('signals, bytes and errors stay what they are', () => {
  const { signal } = new AbortController();
  const value = { signal, bytes: new Uint8Array([1]), error: new Error('s3cret'), text: 's3cret' };
  const hidden = hideIn(value, hide);
  expect(hidden.signal).toBe(signal);
  expect(hidden.bytes).toBe(value.bytes);
  expect(hidden.error).toBe(value.error);
  expect(hidden.text).toBe('***');
});

test('a guarded port is given nothing with a secret', async () => {
  class Port {
    readonly given: unknown[] = [];
    async send(...texts: readonly unknown[]) {
      this.given.push(...texts);
      return this.given.length;
    }
  }
  const port = new Port();
  expect(await guarded(port, hide).send('a s3cret', { b: ['s3cret'] })).toBe(2);
  expect(port.given).toEqual(['a ***', { b: ['***'] }]);
});

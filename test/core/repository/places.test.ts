import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesBy, sortedPlace } from '../../../src/core/repository/places.ts';
import { runs } from '../../support/property-runs.ts';

const texts = fc.array(fc.string({ maxLength: 3, unit: fc.constantFrom('a', 'B', '/', 'é') }));

test('the places of a key are those of all items that have it, in their order', () => {
  const keyOf = (text: string) => text.toLowerCase();
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 2 }), (items, other) => {
      const places = placesBy(items, keyOf);
      for (const key of [...items.map(keyOf), other]) {
        const expected = [...items.keys()].filter((index) => keyOf(items[index] ?? '') === key);
        expect(places(key)).toEqual(expected);
      }
    }),
    runs(200),
  );
});

test('keys with the same hash stay apart', () => {
  // As in Java: 31 * 'A' + 'a' is 31 * 'B' + 'B'.
  const places = placesBy(['Aa', 'BB', 'Aa'], (text) => text);
  expect([places('Aa'), places('BB')]).toEqual([[0, 2], [1]]);
});

test('a text is where it is in a sorted list, or before the next one', () => {
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 2 }), (items, text) => {
      const sorted = items.toSorted();
      const expected = sorted.filter((one) => one < text).length;
      expect(sortedPlace(sorted, text)).toBe(expected);
    }),
    runs(200),
  );
});

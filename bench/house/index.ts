import { fileURLToPath } from 'node:url';
import { limits } from '../../scripts/house/limits.ts';
import { measureHouse } from '../../scripts/house/measure.ts';
import type { Benchmark } from '../index.ts';

const ownCheckout = fileURLToPath(new URL('../..', import.meta.url));

/** Measures the shape of the source: `bench house [folder of another checkout]`. */
export const benchmark: Benchmark = async ([checkout = ownCheckout]) => {
  const { figures, places } = measureHouse(checkout);
  const rows = Object.entries(figures).map(([measure, value]) => {
    const limit = limits.get(measure);
    return { measure, value, 'at most': limit ?? '' };
  });
  const notes = Object.entries(places).flatMap(([measure, found]) =>
    found.map((place) => `${measure}: ${place}`),
  );
  return { title: 'The shape of the source', rows, notes, result: figures };
};

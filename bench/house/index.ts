import { fileURLToPath } from 'node:url';
import { limits } from '../../scripts/house/limits.ts';
import { measureHouse } from '../../scripts/house/measure.ts';
import type { Benchmark } from '../index.ts';

const ownCheckout = fileURLToPath(new URL('../..', import.meta.url));

/** Measures the shape of the source: `bench house [folder of another checkout]`. */
export const benchmark: Benchmark = async ([checkout = ownCheckout]) => {
  const { figures, places, rooms } = measureHouse(checkout);
  const rows = Object.entries(figures).map(([measure, value]) => {
    const limit = limits.get(measure);
    return { measure, value, 'at most': limit ?? '' };
  });
  const roomRows = [...rooms].map(([room, lines]) => ({
    measure: `lines of ${room}`,
    value: lines,
    'at most': '',
  }));
  const notes = Object.entries(places).flatMap(([measure, found]) =>
    found.map((place) => `${measure}: ${place}`),
  );
  const result = { ...figures, rooms: Object.fromEntries(rooms) };
  return { title: 'The shape of the source', rows: [...rows, ...roomRows], notes, result };
};

import { fileURLToPath } from 'node:url';
import { budgets, limits } from '../../scripts/house/limits.ts';
import { measureHouse } from '../../scripts/house/measure.ts';
import type { Benchmark } from '../index.ts';

const ownCheckout = fileURLToPath(new URL('../..', import.meta.url));

/** Measures the shape of the source: `bench house [folder of another checkout]`. */
export const benchmark: Benchmark = async ([checkout = ownCheckout]) => {
  const { figures, places, rooms } = measureHouse(checkout);
  const sizes = [...rooms].map(([room, lines]) => ({ room, lines, budget: budgets.get(room) }));
  const rows = Object.entries(figures).map(([measure, value]) => {
    const limit = limits.get(measure);
    return { measure, value, 'at most': limit ?? '' };
  });
  const roomRows = sizes.map(({ room, lines, budget }) => ({
    measure: `lines of ${room}`,
    value: lines,
    'at most': budget ?? '',
  }));
  const notes = Object.entries(places).flatMap(([measure, found]) =>
    found.map((place) => `${measure}: ${place}`),
  );
  const result = {
    ...figures,
    rooms: Object.fromEntries(sizes.map(({ room, ...size }) => [room, size])),
  };
  return { title: 'The shape of the source', rows: [...rows, ...roomRows], notes, result };
};

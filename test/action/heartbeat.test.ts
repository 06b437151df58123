import { expect, it } from 'vitest';
import { heartbeat } from '../../src/action/heartbeat.ts';

/** A heartbeat that is called at these seconds, and the lines that it printed. */
function linesAt(...seconds: readonly (number | 'end')[]): readonly string[] {
  const lines: string[] = [];
  let now = 0;
  const alive = heartbeat(
    (line) => lines.push(line),
    () => now,
  );
  for (const second of seconds) {
    if (second === 'end') alive.end();
    else {
      now = 1000 * second;
      alive.beat((elapsed) => `waiting: ${elapsed} s`);
    }
  }
  return lines;
}

it('a line is printed every 30 seconds, however often something happens', () => {
  const everySecond = Array.from({ length: 95 }, (_, at) => 100 + at);
  expect(linesAt(...everySecond)).toEqual(['waiting: 30 s.', 'waiting: 60 s.', 'waiting: 90 s.']);
});

it('nothing is printed of what takes less, nor without anything that happens', () => {
  expect(linesAt(0, 10, 29, 'end', 40, 50, 69, 'end')).toEqual([]);
  expect(linesAt(0, 200)).toEqual(['waiting: 200 s.']);
});

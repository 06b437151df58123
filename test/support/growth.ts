/** CPU milliseconds that count as no work at all: less is noise. */
const noise = 10;

/**
 * How much more CPU time the work takes with four times the input: about 4 if the time is linear in the
 * size, 16 if it is quadratic. Other programs on the machine don't count, unlike in elapsed time.
 */
export function growth(work: (size: number) => void, size: number): number {
  work(size);
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least >= 6; attempt += 1) {
    const large = cpuTime(work, 4 * size) + noise;
    const small = large < 4 * noise ? noise : cpuTime(work, size) + noise;
    least = Math.min(least, large / small);
  }
  return least;
}

function cpuTime(work: (size: number) => void, size: number): number {
  const start = process.cpuUsage();
  work(size);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

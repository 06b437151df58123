/** CPU milliseconds added to every measurement, so that noise does not count as growth. */
const noise = 10;

/** Other programs slow down a thread's caches, too: what looks steep is measured again. */
const attempts = 10;

/**
 * Returns how much more CPU time the work takes with four times the input: about 4 if linear, 16 if
 * quadratic. Unlike elapsed time, the CPU time of this thread does not depend on other programs.
 */
export function growth(work: (size: number) => void, size: number): number {
  work(size);
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least >= 6; attempt += 1) {
    const large = cpuTime(work, 4 * size) + noise;
    const small = large < 4 * noise ? noise : cpuTime(work, size) + noise;
    least = Math.min(least, large / small);
  }
  return least;
}

function cpuTime(work: (size: number) => void, size: number): number {
  const start = process.threadCpuUsage();
  work(size);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** CPU milliseconds that count as no work at all: less is noise. */
const noise = 20;

/**
 * How much more CPU time the work takes with four times the input: about 4 if the time is linear in the
 * size, 16 if it is quadratic. Other programs on the machine don't count, unlike in elapsed time.
 */
export function growth(work: (size: number) => void, size: number): number {
  work(size);
  return (cpuTime(work, 4 * size) + noise) / (cpuTime(work, size) + noise);
}

/** The least of three measurements. */
function cpuTime(work: (size: number) => void, size: number): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    work(size);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

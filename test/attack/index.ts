import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Attack } from './attack.ts';
import { breachesOf } from './road.ts';
import { type WallName, walls } from './walls.ts';

/** What became of a case. */
interface Result {
  readonly name: string;
  readonly aim: string;
  readonly wall: WallName;
  /** What it broke, with every wall in its place. */
  readonly breaches: readonly string[];
  /** Whether it breaks something once its wall is off: then the case tests that wall. */
  readonly needsWall: boolean;
}

const folders = ['tickets', 'models', 'repositories'] as const;

/** Runs every attack with all walls and without its own: `npm run attack -- [--only NAME] [--json]`. */
const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean' } } });
const cases = (await Promise.all(folders.map(casesIn)))
  .flat()
  .filter(({ name }) => name.includes(values.only ?? ''));
const results = await inPairs(cases, judge);
const total = {
  cases: results.length,
  violations: results.reduce((sum, { breaches }) => sum + breaches.length, 0),
  walls: Object.keys(walls).length,
  walls_proven: new Set(results.flatMap(({ wall, needsWall }) => (needsWall ? [wall] : []))).size,
  idle: results.filter(({ needsWall }) => !needsWall).map(({ name }) => name),
};
for (const { name, promise, stopped } of rowsOf(results))
  process.stdout.write(`${name.padEnd(12)} ${stopped.padEnd(10)} ${promise}\n`);
process.stdout.write(`${values.json ? JSON.stringify(total) : describe()}\n`);
process.exitCode = total.violations > 0 || total.walls_proven < total.walls ? 1 : 0;

async function casesIn(folder: string) {
  const files = await readdir(new URL(`${folder}/`, import.meta.url));
  return Promise.all(
    files.map(async (file) => {
      const module: { default: Attack } = await import(`./${folder}/${file}`);
      return { name: `${folder}/${file.replace(/\.ts$/, '')}`, attack: module.default };
    }),
  );
}

async function judge({ name, attack }: (typeof cases)[number]): Promise<Result> {
  const { aim, wall } = attack;
  const breaches = await orThrown(breachesOf(attack));
  const needsWall = (await orThrown(breachesOf(attack, wall))).length > 0;
  const end =
    breaches.length > 0
      ? breaches.join('; ')
      : needsWall
        ? 'stopped'
        : 'stopped, by more than this wall';
  process.stderr.write(`${name} (${wall}): ${aim}: ${end}\n`);
  return { name, aim, wall, breaches, needsWall };
}

/** What goes wrong on the road itself, such as a receipt that cannot be replayed, is a breach, too. */
function orThrown(breaches: Promise<readonly string[]>): Promise<readonly string[]> {
  return breaches.catch((error: unknown) => [`the run cannot be examined: ${String(error)}`]);
}

/** Two at a time, since each waits for programs. */
async function inPairs<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>) {
  const made: Made[] = [];
  const queue = items.values();
  const work = async () => {
    for (const item of queue) made.push(await make(item));
  };
  await Promise.all([work(), work()]);
  return made;
}

function rowsOf(all: readonly Result[]) {
  return Object.entries(walls).map(([name, { promise }]) => {
    const own = all.filter(({ wall }) => wall === name);
    const stopped = own.filter(({ breaches }) => breaches.length === 0).length;
    return { name, promise, stopped: `${stopped}/${own.length}` };
  });
}

function describe(): string {
  const { cases: count, violations, walls: all, walls_proven: proven } = total;
  return `${count} attacks, ${violations} violations; ${proven} of ${all} walls proven.`;
}

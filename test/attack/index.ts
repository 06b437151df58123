import { parseArgs } from 'node:util';
import { type Case, namedCases, type Result, tryBoth } from './cases.ts';
import { walls } from './walls.ts';

const usage = `npm run attack -- [--only NAME] [--short] [--json]

Runs every attack with all walls, and again without its own.
  --only NAME  only attacks with these letters in their name, such as tickets/
  --short      one attack for each wall
  --json       the totals as JSON
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    // One case for each wall.
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  process.stdout.write(usage);
  process.exit();
}
const named = (await namedCases()).filter(({ name }) => name.includes(values.only));
const cases = values.short ? onePerWall(named) : named;
const results = await inPairs(cases, async (one) => {
  const result = await tryBoth(one);
  process.stderr.write(`${describe(result)}\n`);
  return result;
});
const isIdle = ({ breaches, needsWall }: Result) => breaches.length === 0 && !needsWall;
const total = {
  cases: results.length,
  violations: results.reduce((sum, { breaches }) => sum + breaches.length, 0),
  walls: Object.keys(walls).length,
  walls_proven: new Set(results.flatMap(({ wall, needsWall }) => (needsWall ? [wall] : []))).size,
};
for (const row of rowsOf(results)) process.stdout.write(`${row}\n`);
process.stdout.write(`${values.json ? JSON.stringify(total) : sentenceOf(total)}\n`);
const isProven = total.walls_proven === total.walls || values.only !== '';
process.exitCode = total.violations > 0 || !isProven || results.some(isIdle) ? 1 : 0;

function onePerWall(all: readonly Case[]): readonly Case[] {
  return [...new Map(all.toReversed().map((one) => [one.wall, one])).values()];
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

function describe({ name, wall, aim, breaches, needsWall }: Result): string {
  const end = needsWall ? 'stopped' : 'stopped, but not by this wall';
  return `${name} (${wall}): ${aim}: ${breaches.length > 0 ? breaches.join('; ') : end}`;
}

/** A line for each wall, and below it the cases that break something or nothing at all. */
function rowsOf(all: readonly Result[]): readonly string[] {
  return Object.entries(walls).flatMap(([wall, { promise }]) => {
    const own = all.filter((one) => one.wall === wall);
    const broken = own.filter(({ breaches }) => breaches.length > 0);
    const stopped = `${own.length - broken.length}/${own.length}`;
    return [
      `${wall.padEnd(12)} ${stopped.padEnd(10)} ${promise}`,
      ...broken.map(({ name }) => `  not stopped: ${name}`),
      ...own
        .filter(isIdle)
        .map(({ name }) => `  idle, as nothing breaks without the wall: ${name}`),
    ];
  });
}

function sentenceOf({ cases: count, violations, walls: all, walls_proven: proven }: typeof total) {
  return `${count} attacks, ${violations} violations; ${proven} of ${all} walls proven.`;
}

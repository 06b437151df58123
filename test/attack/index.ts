import { parseArgs } from 'node:util';
import { type Case, namedCases, type Result, tryBoth } from './cases.ts';
import { walls } from './walls.ts';

/** The part of the cases that may show nothing. */
const mostNotTried = 0.02;

const usage = `npm run attack -- [--only NAME] [--short] [--json]

Runs every attack with all walls, and again without its own. One that the machine was too slow to play to its end is
not tried: it shows nothing. It is played once more at the end, alone; more than ${mostNotTried * 100} % fail the suite.
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
const firstResults = await inPairs(cases, tryAndDescribe);
const results = firstResults.filter(({ notTried }) => notTried === undefined);
for (const one of cases.filter(({ name }) => results.every((result) => result.name !== name)))
  results.push(await tryAndDescribe(one));
const isIdle = ({ breaches, needsWall, notTried }: Result) =>
  breaches.length === 0 && !needsWall && notTried === undefined;
const untried = results.filter(({ notTried }) => notTried !== undefined);
const total = {
  cases: results.length,
  violations: results.reduce((sum, { breaches }) => sum + breaches.length, 0),
  not_tried: untried.length,
  walls: Object.keys(walls).length,
  walls_proven: new Set(results.flatMap(({ wall, needsWall }) => (needsWall ? [wall] : []))).size,
};
for (const row of rowsOf(results)) process.stdout.write(`${row}\n`);
process.stdout.write(`${values.json ? JSON.stringify(total) : sentenceOf(total)}\n`);
const isTried = untried.length <= mostNotTried * results.length;
if (!isTried)
  process.stderr.write('Too many attacks were not tried: a faster machine has to say.\n');
const isProven = total.walls_proven === total.walls || values.only !== '';
process.exitCode = total.violations > 0 || !isTried || !isProven || results.some(isIdle) ? 1 : 0;

async function tryAndDescribe(one: Case): Promise<Result> {
  const result = await tryBoth(one);
  process.stderr.write(`${describe(result)}\n`);
  return result;
}

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

function describe({ name, wall, aim, breaches, needsWall, notTried }: Result): string {
  const shown = needsWall ? 'stopped' : 'stopped, but not by this wall';
  const end = notTried === undefined ? shown : `not tried: ${notTried}`;
  return `${name} (${wall}): ${aim}: ${breaches.length > 0 ? breaches.join('; ') : end}`;
}

/** A line for each wall, and below it the cases that break something or nothing at all. */
function rowsOf(all: readonly Result[]): readonly string[] {
  return Object.entries(walls).flatMap(([wall, { promise }]) => {
    const own = all.filter((one) => one.wall === wall);
    const broken = own.filter(({ breaches }) => breaches.length > 0);
    const none = own.filter((one) => untried.includes(one));
    const stopped = `${own.filter((one) => !broken.includes(one) && !none.includes(one)).length}/${own.length}`;
    return [
      `${wall.padEnd(12)} ${stopped.padEnd(10)} ${promise}`,
      ...broken.map(({ name }) => `  not stopped: ${name}`),
      ...none.map(({ name, notTried }) => `  not tried: ${name}, since ${notTried}`),
      ...own
        .filter(isIdle)
        .map(({ name }) => `  idle, as nothing breaks without the wall: ${name}`),
    ];
  });
}

function sentenceOf({ cases: count, violations, not_tried: none, ...of }: typeof total) {
  const proven = `${of.walls_proven} of ${of.walls} walls proven`;
  return `${count} attacks, ${violations} violations, ${none} not tried; ${proven}.`;
}

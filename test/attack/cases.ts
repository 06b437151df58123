import { readdir } from 'node:fs/promises';
import type { Attack } from './attack.ts';
import type { Clone } from './clone.ts';
import { breachesInClone } from './clone-road.ts';
import { crashed } from './invariants.ts';
import { NotTried } from './not-tried.ts';
import { breachesOf } from './road.ts';
import type { WallName } from './walls.ts';
import { breachesOf as breachesOfCall, type Call } from './worker-road.ts';

/** An attack with its name: folder and key in one of its files. */
export interface Case {
  readonly name: string;
  readonly aim: string;
  readonly wall: WallName;
  /** The walls that are switched off to see what the first one is for. */
  readonly off: readonly WallName[];
  /** Tries it without these walls; resolves to what it broke, one sentence each. */
  readonly attempt: (without: readonly WallName[]) => Promise<readonly string[]>;
}

/** What became of a case. */
export interface Result extends Case {
  /** Why it was not played to its end, with the wall or without; then it shows nothing. */
  readonly notTried?: string;
  /** What it broke, with every wall in its place. */
  readonly breaches: readonly string[];
  /** Whether it breaks something once its wall is off: then the case tests that wall. */
  readonly needsWall: boolean;
}

/** All cases, by folder and name. */
export async function namedCases(): Promise<readonly Case[]> {
  const attacks = ['tickets', 'models', 'repositories', 'people'].map((folder) =>
    casesIn(folder, (attack: Attack) => ({
      ...{ aim: attack.aim, wall: attack.wall },
      off: [attack.wall, ...(attack.also === undefined ? [] : [attack.also])],
      attempt: (without) => breachesOf(attack, without),
    })),
  );
  const calls = casesIn('callers', (call: Call) => ({
    ...{ aim: call.aim, wall: call.wall, off: [call.wall] },
    attempt: (without) => breachesOfCall(call, without),
  }));
  const clones = casesIn('clones', (clone: Clone) => ({
    ...{ aim: clone.aim, wall: clone.wall },
    off: [clone.wall, ...(clone.also === undefined ? [] : [clone.also])],
    attempt: (without) => breachesInClone(clone, without),
  }));
  return (await Promise.all([...attacks, calls, clones])).flat();
}

async function casesIn<Form>(
  folder: string,
  read: (form: Form) => Omit<Case, 'name'>,
): Promise<readonly Case[]> {
  const files = await readdir(new URL(`${folder}/`, import.meta.url));
  const tables = files.map(async (file) => {
    const { default: table }: { default: Record<string, Form> } = await import(
      `./${folder}/${file}`
    );
    return Object.entries(table).map(([name, form]) => ({
      ...{ name: `${folder}/${name}` },
      ...read(form),
    }));
  });
  const cases = (await Promise.all(tables)).flat();
  return cases.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Tries a case with all walls, and without its own. */
export async function tryBoth(one: Case): Promise<Result> {
  const breaches = await orNotTried(one.attempt([]));
  const without = await orNotTried(one.attempt(one.off));
  const notTried = [breaches, without].find((end) => end instanceof NotTried);
  return {
    ...one,
    breaches: breaches instanceof NotTried ? [] : breaches,
    // A crash alone may be the fault of what stands in for the wall.
    needsWall: !(without instanceof NotTried) && without.some((breach) => breach !== crashed),
    ...(notTried === undefined ? {} : { notTried: notTried.message }),
  };
}

/** What goes wrong on the road itself is a breach, too. */
function orNotTried(breaches: Promise<readonly string[]>): Promise<readonly string[] | NotTried> {
  return breaches.catch((error: unknown) =>
    error instanceof NotTried ? error : [`the run cannot be examined: ${String(error)}`],
  );
}

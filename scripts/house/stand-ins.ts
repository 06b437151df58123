import type { Module } from './modules.ts';

/** A test file, and the rooms that it loads only because a stand-in does. */
export interface ForeignLoad {
  readonly test: string;
  readonly rooms: readonly string[];
}

type Loads = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the tests of rooms that load a room of the source which neither their own room nor anything else that they
 * import from the source needs: taking that room away would break them, too.
 */
export function foreignLoads(modules: readonly Module[]): readonly ForeignLoad[] {
  const loads: Loads = new Map(modules.map((module) => [module.path, module.loads]));
  return [...loads.keys()].filter(isOfRoom).flatMap((test) => {
    const named = (loads.get(test) ?? []).filter((file) => roomOf(file) !== undefined);
    const own = roomOf(test.replace('test/', 'src/'));
    const ofRoom = [...loads.keys()].filter((file) => own !== undefined && roomOf(file) === own);
    const needed = roomsFrom([...named, ...ofRoom], loads);
    const rooms = [...roomsFrom([test], loads)].filter((room) => !needed.has(room));
    return rooms.length === 0 ? [] : [{ test, rooms }];
  });
}

/** Whether a file tests a room, and not the program as a whole. */
const isOfRoom = (file: string) =>
  /^test\/(?!(?:e2e|repo|attack|work|demo|support)\/).*\.test\.ts$/.test(file);

/** The room of a file of the source; none for what is open to all. */
function roomOf(file: string): string | undefined {
  const grouped = /^src\/((?:engines|core|agent|adapters|cli|worker)\/[\w-]+)\//.exec(file);
  return (grouped ?? /^src\/(action|settings)\//.exec(file))?.[1];
}

function roomsFrom(files: readonly string[], loads: Loads): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const waiting = [...files]; waiting.length > 0; ) {
    const file = waiting.pop() ?? '';
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(loads.get(file) ?? []));
  }
  return new Set([...seen].flatMap((file) => roomOf(file) ?? []));
}

import { countLines, type Source } from './sources.ts';

/** Folders whose subfolders are rooms; files directly in them are a room, too. */
const floors = ['src/adapters', 'src/agent', 'src/cli', 'src/core', 'src/worker'];

/** Folders that are one room, whatever is in them. */
const wholes = ['src/action', 'src/settings', 'bench', 'test/support'];

/** Counts the lines of each room; `src` is all of the product. */
export function measureRooms(sources: readonly Source[]): ReadonlyMap<string, number> {
  const rooms = new Map<string, number>();
  for (const { path, text } of sources) {
    for (const room of roomsOf(path)) rooms.set(room, (rooms.get(room) ?? 0) + countLines(text));
  }
  return new Map([...rooms].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns a line for each room that is over its budget, has none, or is no more. */
export function roomExcesses(
  rooms: ReadonlyMap<string, number>,
  budgets: ReadonlyMap<string, number>,
): readonly string[] {
  const all = [...new Set([...rooms.keys(), ...budgets.keys()])];
  return all.flatMap((room) => {
    const [lines, budget] = [rooms.get(room), budgets.get(room)];
    if (lines === undefined) return [`${room} has a budget and no file`];
    if (budget === undefined) return [`${room} has ${lines} lines and no budget`];
    if (lines <= budget) return [];
    return [`${room} has ${lines} lines, ${lines - budget} over its budget of ${budget}`];
  });
}

function roomsOf(path: string): readonly string[] {
  const whole = path.startsWith('src/') ? ['src'] : [];
  const isIn = (folder: string) => path.startsWith(`${folder}/`);
  const floor = floors.find(isIn);
  const room = floor === undefined ? wholes.find(isIn) : roomOn(floor, path);
  return room === undefined ? whole : [...whole, room];
}

function roomOn(floor: string, path: string): string {
  const [folder = '', ...rest] = path.slice(floor.length + 1).split('/');
  return rest.length === 0 ? floor : `${floor}/${folder}`;
}

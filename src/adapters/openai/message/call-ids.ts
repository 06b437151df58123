/** Gives each tool call of a request an id of its own: endpoints repeat ids, or send none. */
export interface CallIds {
  /** Returns the given id if it is free, else a new one. */
  readonly take: (id: string) => string;
}

/** The ids of one request. New ones have nine letters and digits, as Mistral demands. */
export function callIds(): CallIds {
  const taken = new Set<string>();
  return {
    take(id) {
      const own = id === '' || taken.has(id) ? freeId(taken) : id;
      taken.add(own);
      return own;
    },
  };
}

function freeId(taken: ReadonlySet<string>): string {
  let number = taken.size;
  let id = '';
  do {
    id = `call${String(number).padStart(5, '0')}`;
    number += 1;
  } while (taken.has(id));
  return id;
}

/** A failure that a line of an output names. Lines count from 0. */
export interface FailureMatch {
  readonly name: string;
  readonly line: number;
  /** What tells it from another of the same name, such as its place in a file. */
  readonly mark?: string;
}

/** Reads an output line by line, from its first; `end` is asked once after the last. */
export interface Reader {
  readonly read: (line: string, at: number) => readonly FailureMatch[];
  readonly end: () => readonly FailureMatch[];
}

/** A reader that holds nothing back. */
export function reader(read: Reader['read']): Reader {
  return { read, end: () => [] };
}

/** Names are for people and for comparing; longer ones are messages. */
const longest = 300;

/** A name as it is shown and compared: one line, no space around it, not endless. */
export function tidy(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, longest);
}

/** The one sighting of a line, or none where the name is empty. */
export function seen(
  name: string | undefined,
  line: number,
  mark?: string,
): readonly FailureMatch[] {
  const text = tidy(name ?? '');
  if (text === '') return [];
  return [mark === undefined ? { name: text, line } : { name: text, line, mark }];
}

import { foldsOf, linesOf, nameLine } from '../../src/core/repository/index.ts';
import type { Definition } from '../../src/engines/syntax/index.ts';

/** A definition around changed lines, with its file. */
export interface FixSymbol {
  readonly path: string;
  readonly definition: Definition;
  /** The line in which its name stands, below comments and annotations. */
  readonly nameLine: number;
}

/** Returns the innermost definitions around these lines. */
export function symbolsAround(
  path: string,
  changed: readonly number[],
  text: string,
  definitions: readonly Definition[],
): readonly FixSymbol[] {
  const found = new Set<Definition>();
  for (const line of changed) {
    const around = definitions.filter(({ start, end }) => start <= line && line <= end);
    const [inner] = around.toSorted((a, b) => a.end - a.start - (b.end - b.start));
    if (inner !== undefined) found.add(inner);
  }
  const lines = linesOf(text);
  const { docs } = foldsOf(path, lines);
  return [...found].map((definition) => ({
    path,
    definition,
    nameLine: nameLine(definition, lines, docs),
  }));
}

/** Whether a result shows where a definition is, as a numbered line below its file. */
export function shows(result: string, { path, nameLine }: FixSymbol): boolean {
  let current = '';
  for (const line of result.split('\n')) {
    current = /^(\S.*) \(\d+ lines?\b/.exec(line)?.[1] ?? current;
    const number = Number(/^ {2}(\d+):/.exec(line)?.[1]);
    if (current === path && number === nameLine) return true;
  }
  return false;
}

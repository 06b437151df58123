import type { Definition } from '../../../engines/syntax/index.ts';
import type { Focus } from '../ranking/index.ts';
import type { FileView, Seen } from './file-view.ts';
import { nameLine } from './name-line.ts';
import { type Lines, rangeAround } from './window.ts';

/** Returns the lines of files that the ticket states: by their numbers, by what they hold, and by what they define. */
export function statedLines(views: readonly FileView[], focus: Focus): readonly Seen[] {
  const numbered = views.flatMap((view) =>
    focus
      .linesIn(view.file.path)
      .filter((line) => line >= 1 && line <= view.lines.length)
      .map((line) => ({ view, range: blockAround(line, view) })),
  );
  return [...numbered, ...quoting(views, focus.literals), ...named(views)];
}

const blockAround = (line: number, { blocks, lines }: FileView): Seen['range'] =>
  // The block of documentation that has a line is after the one that leaves it out.
  blocks.findLast(({ start, end }) => start <= line && line <= end) ??
  rangeAround(line, lines.length);

/** Maximum number of places that a quote may mean, and of those of all quotes. */
const most = { places: 3, all: 6, overloads: 4 } as const;

/** Returns lines around what the ticket quotes, as an error message, where few places have it: of code, if it is there. */
function quoting(views: readonly FileView[], literals: readonly string[]): readonly Seen[] {
  return literals
    .flatMap((literal) => {
      const places = views.flatMap((view) => {
        if (!view.file.text.includes(literal)) return [];
        return view.lines.flatMap((line, index) =>
          line.includes(literal) ? [{ view, line: index + 1 }] : [],
        );
      });
      const inCode = places.filter(({ view, line }) => view.folds.docs[line - 1] !== true);
      const own = inCode.length > 0 ? inCode : places;
      return own.length > most.places ? [] : own;
    })
    .slice(0, most.all)
    .map(({ view, line }) => ({ view, range: blockAround(line, view) }));
}

/** Characters of a definition that is shown whole, and of the head of a longer one. */
const whole = 1_200;
const head = 300;

/**
 * Returns the definitions that the ticket names, from the most important on: first the line that names each, so that all
 * have room, then short ones whole, of others the head.
 */
function named(views: readonly FileView[]): readonly Seen[] {
  const all = views
    .flatMap((view) =>
      [...view.file.names].flatMap(([name, weight]) =>
        outermost(view.definitions.filter((one) => one.name === name))
          .slice(0, most.overloads)
          .map((definition) => ({ view, definition, weight: weight * (0.1 + view.file.weight) })),
      ),
    )
    .toSorted((a, b) => b.weight - a.weight);
  const rangesOf = (rangeOf: (definition: Definition, view: FileView) => Lines) =>
    all.map(({ view, definition }) => ({ view, range: rangeOf(definition, view) }));
  return [...rangesOf(nameOf), ...rangesOf(wholeOrHead)];
}

function nameOf(definition: Definition, { lines, folds }: FileView): Lines {
  const line = nameLine(definition, lines, folds.docs);
  return { start: line, end: line };
}

const wholeOrHead = (definition: Definition, view: FileView): Lines =>
  view.lengthOf(view.shown(definition)) <= whole ? definition : headOf(definition, view);

/** Constructors have the name of their class. */
const outermost = (same: readonly Definition[]) =>
  same.filter(
    (one) =>
      !same.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
  );

/** Returns the line that names a definition, below its comments, and as many after it as its head has. */
function headOf(definition: Definition, view: FileView): Lines {
  const { start: first } = nameOf(definition, view);
  let last = first;
  const lengthTo = (end: number) => view.lengthOf(view.shown({ start: first, end }));
  while (last < definition.end && lengthTo(last + 1) <= head) last += 1;
  return { start: first, end: last };
}

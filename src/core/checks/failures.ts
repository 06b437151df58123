import { arrowReader, diagnosticReader, stylishReader } from './diagnostics.ts';
import { type FailureMatch, type Reader, reader, seen, tidy } from './failure-match.ts';
import { plainOutput } from './readable.ts';
import { goReader, jestReader, nodeReader, tapReader } from './test-blocks.ts';
import { type LineForm, testLines, weakTestLines } from './test-lines.ts';
import { numberedReader } from './test-numbers.ts';

/** Characters of a line that are looked at: no runner's name for a test begins further on. */
const widest = 1_000;

/** Shorter lines name nothing. */
const shortest = 4;

/** The failures that an output names: tests, and faults that a compiler or a linter found. */
export interface NamedFailures {
  readonly tests: readonly FailureMatch[];
  readonly faults: readonly FailureMatch[];
}

/** Names of what failed in the whole output of a test or lint command, each once, in their order. */
export function failureNames(output: string): readonly string[] {
  return failureMatches(output).map(({ name }) => name);
}

/** The failures with the lines that name them, in their order. */
export function failureMatches(output: string): readonly FailureMatch[] {
  const { tests, faults } = namedFailures(output);
  return [...tests, ...faults].sort((a, b) => a.line - b.line);
}

/** The failures by kind. Forms that say little count only where the output names nothing else. */
export function namedFailures(output: string): NamedFailures {
  const text = plainOutput(output);
  const tests = readWith(text, [
    formReader(testLines),
    tapReader(),
    nodeReader(),
    jestReader(),
    goReader(),
    numberedReader(),
  ]);
  const faults = readWith(text, [diagnosticReader(), stylishReader(text), arrowReader()]);
  const isNameless = tests.length + faults.length === 0;
  return { tests: isNameless ? readWith(text, [formReader(weakTestLines)]) : tests, faults };
}

function formReader(forms: readonly LineForm[]): Reader {
  return reader((line, at) => {
    for (const { pattern } of forms) {
      const groups = pattern.exec(line)?.slice(1);
      if (groups !== undefined) return seen(groups.filter(Boolean).join(': '), at);
    }
    return [];
  });
}

function readWith(text: string, readers: readonly Reader[]): readonly FailureMatch[] {
  const found: FailureMatch[] = [];
  for (const [at, line] of linesOf(text)) {
    for (const { read } of readers) for (const sighting of read(line, at)) found.push(sighting);
  }
  for (const { end } of readers) for (const sighting of end()) found.push(sighting);
  return once(found.sort((a, b) => a.line - b.line));
}

/** The lines that can name something, as far as they are looked at, with their numbers. */
function* linesOf(text: string): Generator<readonly [number, string]> {
  let at = 0;
  for (let start = 0; start <= text.length; at += 1) {
    const end = text.indexOf('\n', start);
    const stop = end === -1 ? text.length : end;
    const line = text.slice(start, Math.min(stop, start + widest)).trimEnd();
    if (line.length >= shortest) yield [at, line];
    start = stop + 1;
  }
}

/**
 * Each failure once: told again at the same place it is the same, elsewhere another. Where several have
 * one name, the second and later ones are counted, so that one more of them is a new failure.
 */
function once(found: readonly FailureMatch[]): readonly FailureMatch[] {
  const places = new Map<string, Set<string>>();
  return found.flatMap((sighting) => {
    const { name, mark = '' } = sighting;
    const known = places.get(name) ?? new Set();
    if (known.has(mark)) return [];
    places.set(name, known.add(mark));
    return [known.size === 1 ? sighting : { ...sighting, name: tidy(`(${known.size}) ${name}`) }];
  });
}

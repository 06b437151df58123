import type { StartedCommand } from './command-result.ts';
import { countParts, leastFailuresSaid, readOutput } from './reading/index.ts';

/**
 * Whether some of what failed in a run may be missing in its report. It stands for a command of which no more parts run tests
 * than have a console that is known, and whose output neither names nor counts a failure that it lacks: a failure of another
 * runner could have become another unseen.
 */
export function isPartlyReported({ output, report }: StartedCommand, command: string): boolean {
  const reported = report?.tests.filter(({ state }) => state === 'failed') ?? [];
  if (reported.length === 0) return false;
  const { runners, tests } = readOutput(output);
  const said = leastFailuresSaid(output);
  if (countParts(output, command) > Math.max(1, runners.length) || said > reported.length)
    return true;
  const words = wordsOf(output);
  const known = reported.map(({ name, file = '' }) => ({
    all: wordsOf(`${file} ${name}`),
    title: titleOf(name),
  }));
  const isKnown = (name: string) =>
    known.some(({ all, title }) => all.includes(titleOf(name)) || wordsOf(name).includes(title));
  const printed = tests.filter(({ isSuite }) => isSuite !== true);
  if (printed.length > 0) return !printed.every(({ name }) => isKnown(name));
  return said > 0 && !known.every(({ title }) => words.includes(title));
}

/** The innermost part of a name, as runners and reports join them in different ways. */
const titleOf = (name: string) => wordsOf(name.split(/ [>›] |: |::/).at(-1) ?? name);

/** A name of signs alone stays as it is. */
const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}_$]+/gu) ?? [text]).join(' ')} `;

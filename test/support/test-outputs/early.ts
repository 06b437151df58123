import type { OutputPair } from './pairs.ts';
import { recordedOutputs } from './recorded.ts';

/** Runs of a command: with `a` alone red, then with a further test that fails, or that cannot be loaded. */
export interface EarlyPair extends Omit<OutputPair, 'isTellable'> {
  readonly command: string;
  /** Whether the command ends at the first failure, so that the further test never ran. */
  readonly isEarly: boolean;
}

const happenings = {
  stops: [
    ['ab', 'not shown'],
    ['crash', 'not shown'],
  ],
  whole: [
    ['again', 'as before'],
    ['ab', 'new failure'],
  ],
} as const;

/** Returns the pairs of runners that were run with and without what ends a run early. */
export function earlyPairs(): readonly EarlyPair[] {
  return recordedOutputs('early').flatMap(({ runner, title: [, kind, ...words], outputs }) => {
    const command = words.join(', ').replaceAll('\\n', '\n');
    const isEarly = kind === 'stops';
    const base = outputs.get('a');
    return happenings[isEarly ? 'stops' : 'whole'].flatMap(([to, truth]) => {
      const head = outputs.get(to);
      if (base === undefined || head === undefined) return [];
      return [{ name: `${runner}: a, then ${to}`, runner, command, isEarly, truth, base, head }];
    });
  });
}

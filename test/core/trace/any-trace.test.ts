import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  due,
  firstReason,
  newRun,
  type RecordedRun,
  type Run,
  record,
  stopReasons,
  sumSpent,
} from '../../../src/core/run/index.ts';
import { traceText } from '../../../src/core/trace/index.ts';
import { chanceStep } from '../../support/memory/chance-step.ts';
import { attemptsOf, lossOf, step } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const rules = attemptsOf(3);

/** A run by the rules; after 40 steps, the deadline ends it. */
function recordedRun(chances: Iterator<number>): RecordedRun {
  let run: Run = { ...newRun, losses: [lossOf('pictures')] };
  const decisions: string[] = [];
  let stop = firstReason(run, rules);
  while (stop === undefined && run.steps.length < 40) {
    const made = chanceStep(due(run), run, chances.next().value);
    run = record(run, step.losing(made, lossOf('tools')));
    stop = firstReason(run, rules);
    decisions.push(stop ?? due(run));
  }
  return { rules, run, decisions, reason: stop ?? 'deadline', spent: sumSpent(run), elapsed: 1 };
}

const sentences = new Set(Object.values(stopReasons).map(({ operator }) => operator.ended));

/** Words of the program, digests and fingerprints; the texts of these runs have other signs in them. */
const isShown = (text: string) =>
  sentences.has(text) || /^(?:[a-z-]*|(?:sha256:)?[0-9a-f]{32,64})$/.test(text);

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('whatever happens, a trace of digests shows no text of ticket, code, prompt or reply', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat({ max: 1_000 })), (chances) => {
      const recorded = recordedRun(chances);
      const problem = 'The ticket says: a.ts is wrong.';
      const work = { ...recorded, problem, recorded: [recorded] };
      const lines = traceText(work, { secrets: [], digests: true }).trimEnd().split('\n');
      expect(lines).toHaveLength(recorded.run.steps.length + 1);
      expect(
        lines.flatMap((line) => textsOf(JSON.parse(line))).filter((one) => !isShown(one)),
      ).toEqual([]);
      const whole = traceText(work, { secrets: [] });
      expect(
        textsOf(
          whole
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
        ).every(isShown),
      ).toBe(false);
    }),
    runs(50),
  );
});

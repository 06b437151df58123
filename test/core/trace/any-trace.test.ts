import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  due,
  firstReason,
  type RecordedRun,
  record,
  stopReasons,
} from '../../../src/core/run/index.ts';
import { sha256Hex } from '../../../src/core/text/index.ts';
import { traceText } from '../../../src/core/trace/index.ts';
import { chanceStep } from '../../support/memory/chance-step.ts';
import { aCall, attemptsOf, runOf, step } from '../../support/memory/samples.ts';
import { runs } from '../../support/property-runs.ts';

const rules = attemptsOf(3);

/** The text of a trace with digests, of a run by the rules that began with a reply. */
function traceOf(reply: string, chances: Iterator<number>): string {
  let run = runOf(step.replying(step.fix('a.ts'), reply));
  for (let most = 30; firstReason(run, rules) === undefined && most > 0; most -= 1)
    run = record(run, chanceStep(due(run), run, chances.next().value));
  const { spent } = aCall;
  const recorded: RecordedRun = { rules, run, decisions: [], reason: 'failed', spent, elapsed: 1 };
  const work = { ...recorded, problem: 'It is a.ts.', recorded: [recorded] };
  return traceText(work, { secrets: [], digests: true });
}

const sentences = new Set(Object.values(stopReasons).map(({ operator }) => operator.ended));

/** Words of the program, and digests: the texts of these runs have other signs in them. */
const shown = /^(?:[a-z-]*|(?:sha256:)?[0-9a-f]{64})$/;

test('whatever happens, a trace of digests shows no text of ticket, code, prompt or reply', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat({ max: 1_000 })), (chances) => {
      const trace = traceOf('I saw it.', chances);
      const values = [...trace.matchAll(/(?<=[:,[]")[^"]*(?="[,}\]])/g)].map(String);
      expect(values).toContain(`sha256:${sha256Hex('I saw it.')}`);
      expect(values.filter((one) => !shown.test(one) && !sentences.has(one))).toEqual([]);
    }),
    runs(50),
  );
});

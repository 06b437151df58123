import { errorMessage } from '../../src/engines/errors.ts';
import { findMismatches } from './mismatches.ts';
import type { Scenario } from './scenario.ts';
import { setStage } from './stage.ts';

/** What came of a scenario. */
export interface Played {
  readonly name: string;
  /** What was wrong: what was not as expected, then what was said and was not so. */
  readonly wrong: readonly string[];
}

/** Plays scenarios, two at a time: each of them waits for processes most of the time. */
export async function playAll(waiting: readonly Scenario[]): Promise<readonly Played[]> {
  const played: Played[] = [];
  const left = waiting.map((scenario, at) => ({ scenario, at }));
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      played[next.at] = await playScenario(next.scenario);
    }
  };
  await Promise.all([work(), work()]);
  return played;
}

/** Plays one scenario. Never rejects. */
export async function playScenario(scenario: Scenario): Promise<Played> {
  const { name, acts, expect, also } = scenario;
  try {
    await using stage = await setStage(scenario);
    for (const act of acts) {
      await act(stage);
      for (const event of stage.sent.splice(0)) await stage.wake(event);
    }
    const mismatches = await findMismatches(stage, expect);
    const wrong = [...mismatches, ...new Set(stage.untruths), ...stage.world.violations()];
    await also?.(stage);
    return { name, wrong };
  } catch (error) {
    return { name, wrong: [errorMessage(error)] };
  }
}

import { playScenario, scenarioRoutes, scenarios } from '../../test/support/fleet/scenarios.ts';
import { startFleet } from '../../test/support/fleet/stage.ts';

/** Plays tickets of several repositories end to end, through the Worker and `dist/`; `notes` says what has failed. */
export async function measureRoutes() {
  await using fleet = await startFleet(scenarioRoutes);
  const notes: string[] = [];
  for (const scenario of scenarios) {
    await playScenario(fleet, scenario).catch((error: unknown) => {
      notes.push(`failed: ${scenario.name}: ${String(error).slice(0, 500)}`);
    });
  }
  return { scenarios: scenarios.length, ok: scenarios.length - notes.length, notes };
}

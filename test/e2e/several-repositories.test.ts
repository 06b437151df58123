import { afterAll, beforeAll, it } from 'vitest';
import { playScenario, scenarioRoutes, scenarios } from '../support/fleet/scenarios.ts';
import { type Fleet, startFleet } from '../support/fleet/stage.ts';

let fleet: Fleet;

beforeAll(async () => {
  fleet = await startFleet(scenarioRoutes);
});

afterAll(() => fleet[Symbol.asyncDispose]());

it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
  'of a ticket’s repositories, %s',
  (_, scenario) => playScenario(fleet, scenario),
);

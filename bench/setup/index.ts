import type { Benchmark } from '../index.ts';
import { byHand } from './by-hand.ts';
import { type Road, walk } from './walk.ts';

/** The ways to set the agent up with `init`. */
export const roads: readonly Road[] = [
  { name: 'init: a Worker and a GitHub App', trigger: 'webhook', usesApp: true },
  { name: 'init: a Worker and a token', trigger: 'webhook', usesApp: false },
  { name: 'init: a sweep', trigger: 'schedule', usesApp: false },
];

/** Counts what a newcomer does by hand from zero to the first pull request. */
export const benchmark: Benchmark = async () => {
  const walked = [];
  for (const road of roads) walked.push({ name: road.name, ...(await walk(road)) });
  const hand = byHand();
  const rows = [
    ...walked.map(({ name, steps, credentials, consoles }) => ({
      ...{ road: name, 'steps by hand': steps.length, credentials: credentials.length },
      ...{ consoles: consoles.length, 'lines of YAML to copy': 0 },
    })),
    {
      ...{ road: 'by hand, by docs/setup.md', 'steps by hand': hand.steps.length },
      'lines of YAML to copy': hand.yaml,
    },
  ];
  const notes = walked.flatMap(({ name, steps, consoles }) => [
    `${name}: ${consoles.join(', ')}`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ]);
  return {
    title: 'What a newcomer does by hand until the first pull request',
    ...{ rows, notes, result: { roads: walked, hand } },
  };
};

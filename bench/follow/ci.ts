import type { Stage } from './stage.ts';

/** One job of a run of CI; it passes unless something is said about its failure. */
export interface CiJob {
  readonly name: string;
  readonly conclusion?: 'success' | 'failure' | 'cancelled' | 'skipped' | 'neutral';
  /** Names of the steps that failed; none if the runner was lost. */
  readonly steps?: readonly string[];
  readonly log?: string;
  readonly annotations?: readonly {
    readonly path: string;
    readonly line: number;
    readonly message: string;
  }[];
}

/** What a failing test prints on a runner. */
const redLog = [
  '2026-11-27T01:00:00.0000000Z ##[group]Run node --test',
  '2026-11-27T01:00:00.1000000Z TAP version 13',
  '2026-11-27T01:00:00.2000000Z not ok 1 - two kilograms and a half cost 300',
  "2026-11-27T01:00:00.3000000Z   error: 'Expected 300, got 200'",
  '2026-11-27T01:00:00.3500000Z   at postage (file:///home/runner/work/shop/shop/src/postage.js:3:11)',
  '2026-11-27T01:00:00.4000000Z # fail 1',
  '2026-11-27T01:00:00.5000000Z ##[error]Process completed with exit code 1.',
].join('\n');

/** A job whose test fails. */
export const redTests: CiJob = {
  name: 'test',
  conclusion: 'failure',
  steps: ['Run tests'],
  log: redLog,
};

/** A job whose test fails in what no change of the project touches. */
export const flake: CiJob = {
  ...redTests,
  log: [
    '2026-11-27T01:00:00.0000000Z ##[group]Run node --test',
    '2026-11-27T01:00:00.2000000Z not ok 1 - websocket reconnects within 2 s',
    "2026-11-27T01:00:00.3000000Z   error: 'timed out'",
    '2026-11-27T01:00:00.4000000Z   at Socket (file:///home/runner/work/shop/shop/test/socket.test.js:9:3)',
    '2026-11-27T01:00:00.5000000Z ##[error]Process completed with exit code 1.',
  ].join('\n'),
};

/** A job whose runner was lost. */
export const lostRunner: CiJob = { name: 'test', conclusion: 'failure', steps: [] };

export const greenTests: CiJob = { name: 'test' };

/** Starts a run of CI on a commit, by default the head of the agent's branch. */
export async function startCi({ world }: Stage, sha: string, workflow = 1): Promise<number> {
  const id = 100 + world.github.runs.length;
  const attempts = [{ status: 'in_progress' as const, conclusion: null, jobs: [] }];
  world.github.runs.push({ id, title: 'CI', event: 'pull_request', workflow, sha, attempts });
  return id;
}

/** Ends the newest attempt of a run. */
export function endCi({ world }: Stage, id: number, jobs: readonly CiJob[], held = false): void {
  const run = world.github.runs.find((one) => one.id === id);
  const isRed = jobs.some(
    ({ conclusion }) => conclusion === 'failure' || conclusion === 'cancelled',
  );
  const attempts = run?.attempts ?? [];
  attempts[attempts.length - 1] = {
    status: 'completed',
    conclusion: held ? 'action_required' : isRed ? 'failure' : 'success',
    jobs: jobs.map(({ conclusion = 'success', steps = [], ...job }, at) => ({
      ...job,
      id: 10_000 * attempts.length + 100 * id + at,
      status: 'completed',
      conclusion,
      steps: steps.map((name) => ({ name, conclusion: 'failure' })),
    })),
  };
}

import type { Script } from '../../test/support/openai/openai.ts';
import {
  breaking,
  failing,
  hanging,
  ideal,
  limited,
  malformed,
  missing,
  promising,
  repeating,
  stubborn,
} from './models.ts';

/** The result of a scenario, named as in the benchmark's JSON. */
export interface Observed {
  /** Requests that reached the endpoint. */
  readonly requests: number;
  /** Estimated tokens of all prompts, tool descriptions and replies. */
  readonly tokens: number;
  readonly seconds: number;
  readonly stop_reason: string;
  readonly exit_code: number;
  readonly tree_changed: boolean;
}

export interface Scenario {
  readonly name: string;
  readonly model: Script;
  /** Number of files in the repository. */
  readonly files: number;
  readonly options: readonly string[];
  /** The expected result, in words. */
  readonly reach: string;
  readonly isReached: (observed: Observed) => boolean;
}

const gaveUp = ({ exit_code, tree_changed }: Observed) => exit_code !== 0 && !tree_changed;
const fixed = ({ exit_code, tree_changed }: Observed) => exit_code === 0 && tree_changed;

function scenario(
  name: string,
  model: Script,
  reach: string,
  isReached: Scenario['isReached'],
  more: Partial<Scenario> = {},
): Scenario {
  return { name, model, files: 200, options: [], reach, isReached, ...more };
}

/** One behavior of a model per scenario. */
export const scenarios: readonly Scenario[] = [
  scenario(
    'repeats one call',
    repeating,
    '≤ 3 requests, repeated-request',
    (seen) => gaveUp(seen) && seen.requests <= 3 && seen.stop_reason === 'repeated-request',
  ),
  scenario(
    'promises',
    promising,
    '2 requests, no-action',
    (seen) => gaveUp(seen) && seen.requests === 2 && seen.stop_reason === 'no-action',
  ),
  scenario(
    'sends edits that never apply',
    missing,
    '≤ 4 requests, ≤ 8,000 tokens, never-applied',
    (seen) =>
      gaveUp(seen) &&
      seen.requests <= 4 &&
      seen.tokens <= 8_000 &&
      seen.stop_reason === 'never-applied',
  ),
  scenario(
    'sends the identical bad edit',
    stubborn,
    '≤ 3 requests, repeated-edit',
    (seen) => gaveUp(seen) && seen.requests <= 3 && seen.stop_reason === 'repeated-edit',
  ),
  scenario(
    'sends invalid arguments',
    malformed,
    '≤ 3 requests',
    (seen) => gaveUp(seen) && seen.requests <= 3,
  ),
  scenario(
    'answers 429 three times',
    limited,
    'fixed, waits as requested',
    (seen) => fixed(seen) && seen.requests === 6 && seen.seconds >= 3,
  ),
  scenario(
    'answers 500 forever',
    failing,
    '≤ 6 requests',
    (seen) => gaveUp(seen) && seen.requests <= 6,
  ),
  scenario(
    'never answers',
    hanging,
    'ends at its deadline of 3 s',
    (seen) => gaveUp(seen) && seen.stop_reason === 'deadline' && seen.seconds < 6,
    { options: ['--deadline-minutes', '0.05'] },
  ),
  scenario(
    'breaks off its first answer',
    breaking,
    'fixed',
    (seen) => fixed(seen) && seen.requests === 4,
  ),
  scenario(
    'is ideal, 200 files',
    ideal,
    '3 requests, ≤ 3,500 tokens',
    (seen) => fixed(seen) && seen.requests === 3 && seen.tokens <= 3_500,
  ),
  scenario(
    'is ideal, 20,000 files',
    ideal,
    '3 requests, ≤ 6,000 tokens',
    (seen) => fixed(seen) && seen.requests === 3 && seen.tokens <= 6_000,
    { files: 20_000 },
  ),
];

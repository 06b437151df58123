import type { Script } from '../../test/support/openai/openai.ts';
import {
  alternating,
  alternatingEdit,
  askingInWords,
  corrected,
  editingUnseen,
  heeding,
  insisting,
  nagging,
  opposing,
  planningTwice,
  readingAfterPlan,
  readingAfterRed,
  readingFive,
  readingForever,
  readingReviewer,
  runningTests,
  wavering,
  writingWhole,
} from './changes-of-mind.ts';
import {
  breaking,
  failing,
  hanging,
  ideal,
  limited,
  malformed,
  missing,
  planning,
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
  /** The same, with a tenth for what an earlier request of the run began with. */
  readonly weighted: number;
  readonly seconds: number;
  readonly stop_reason: string;
  /** Its detail; empty if it has none. */
  readonly stop_detail: string;
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

/** A command that fails if the numbers are multiplied. */
const tests =
  "if grep -q 'a [*] b' src/calc.py; then echo 'not ok 1 - adds'; exit 1; fi; echo 'ok 1 - adds'";

/** A model that looks or plans again, and then fixes the bug in so many requests. */
function fixing(name: string, model: Script, requests: number, options: readonly string[] = []) {
  const isReached = (seen: Observed) => fixed(seen) && seen.requests === requests;
  return scenario(name, model, `fixed, ${requests} requests`, isReached, { options });
}

/** A model that fixes the bug in so many requests and tokens. */
function cheap(
  name: string,
  model: Script,
  { requests, tokens, files }: Pick<Observed, 'requests' | 'tokens'> & Pick<Scenario, 'files'>,
) {
  const reach = `${requests} requests, ≤ ${tokens.toLocaleString('en')} tokens`;
  const isReached = (seen: Observed) =>
    fixed(seen) && seen.requests === requests && seen.tokens <= tokens;
  return scenario(name, model, reach, isReached, { files });
}

/** A model that is stopped after so many requests. */
function ending(name: string, model: Script, requests: number, detail: string) {
  const isReached = (seen: Observed) => seen.requests === requests && seen.stop_detail === detail;
  return scenario(name, model, `${requests} requests, ${detail}`, isReached);
}

/** One behavior of a model per scenario. */
export const scenarios: readonly Scenario[] = [
  scenario(
    'repeats one call',
    repeating,
    '≤ 3 requests, repeated-request',
    (seen) => gaveUp(seen) && seen.requests <= 3 && seen.stop_detail === 'repeated-request',
  ),
  fixing('repeats one call, then does as it is told', heeding, 5),
  scenario(
    'promises',
    promising,
    '2 requests, no-action',
    (seen) => gaveUp(seen) && seen.requests === 2 && seen.stop_detail === 'no-action',
  ),
  scenario(
    'sends edits that never apply',
    missing,
    '≤ 4 requests, ≤ 8,000 tokens, never-applied',
    (seen) =>
      gaveUp(seen) &&
      seen.requests <= 4 &&
      seen.tokens <= 8_000 &&
      seen.stop_detail === 'never-applied',
  ),
  scenario(
    'sends the identical bad edit',
    stubborn,
    '≤ 3 requests, repeated-edit',
    (seen) => gaveUp(seen) && seen.requests <= 3 && seen.stop_detail === 'repeated-edit',
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
    (seen) => gaveUp(seen) && seen.stop_detail === 'deadline' && seen.seconds < 6,
    { options: ['--deadline-minutes', '0.05'] },
  ),
  scenario(
    'breaks off its first answer',
    breaking,
    'fixed',
    (seen) => fixed(seen) && seen.requests === 3,
  ),
  cheap('is ideal, 200 files', ideal, { requests: 2, tokens: 2_700, files: 200 }),
  cheap('is ideal, 20,000 files', ideal, { requests: 2, tokens: 2_700, files: 20_000 }),
  cheap('plans, then edits', planning, { requests: 3, tokens: 3_400, files: 200 }),
  fixing('plans the wrong file and asks in words', askingInWords, 5),
  fixing('plans the wrong file and reads', readingAfterPlan, 5),
  fixing('plans the wrong file, then the right one', planningTwice, 4),
  fixing('changes the wrong file, as its review says', corrected, 6),
  fixing('edits a file that it was not shown', editingUnseen, 6),
  fixing('reads after a red test', readingAfterRed, 5, [
    ...['--test-command', tests, '--test-isolation', 'none'],
  ]),
  fixing('has tests run by name', runningTests, 5, [
    ...['--test-command', tests, '--test-isolation', 'none'],
    ...['--test-files-command', "grep -q 'a + b' {files}"],
  ]),
  fixing('gives opposite critiques', opposing, 7),
  fixing('plans only a missing file, twice', insisting, 4),
  fixing('sends its file whole', writingWhole, 3),
  ending('repeats its critique in other clothes', nagging, 5, 'repeated-critique'),
  ending('plans and promises the same, in turn', alternating, 4, 'no-action'),
  ending('plans and edits the same, in turn', alternatingEdit, 4, 'repeated-edit'),
  fixing('reads five files at once', readingFive, 4),
  fixing('reads before it approves', readingReviewer, 4),
  scenario(
    'reads another file each time',
    readingForever,
    '≤ 16 requests, no-action',
    (seen) => gaveUp(seen) && seen.requests <= 16 && seen.stop_detail === 'no-action',
  ),
  scenario(
    'returns to a plan that it left',
    wavering,
    '3 requests, repeated-plan',
    (seen) => gaveUp(seen) && seen.requests === 3 && seen.stop_detail === 'repeated-plan',
  ),
];

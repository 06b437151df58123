import assert from 'node:assert/strict';
import { fastLimits } from '../../test/support/fast-clock.ts';
import { inOrder, type Scripted } from '../../test/support/openai/openai.ts';
import { branch, key, rightLine } from '../../test/support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../../test/support/project/script.ts';
import { resultOf, startProject } from '../../test/support/project/work.ts';
import { temporaryFolder } from '../../test/support/repository.ts';
import { approve } from '../../test/support/shop/script.ts';
import type { Answer, Exchange } from '../../test/support/stand-in.ts';
import { dispatchOf, type World } from '../../test/support/world.ts';

/** The replies of a model that fixes the project at once. */
export const fixReplies: readonly Scripted[] = [
  planReply(['src/postage.js']),
  editReply(fixBlock),
  approve('Every kilogram that was begun counts.'),
];

/** What is wrong with the answer to requests that match. */
export interface Outage {
  readonly service: 'jira' | 'github';
  /** `METHOD /path` */
  readonly request: RegExp;
  readonly answer: Answer;
  /** How many of these requests it hits; by default, all. */
  readonly times?: number;
  /** Whether the requests take effect all the same. */
  readonly isLate?: boolean;
}

/** A project with its ticket, and a model that fixes it once. */
export interface OutageProject {
  readonly world: World;
  /** Runs the job while these outages last. */
  readonly run: (
    outages?: readonly Outage[],
    inputs?: Readonly<Record<string, string>>,
  ) => ReturnType<typeof resultOf>;
  /** Where the job's temporary files stay after it. */
  readonly temporary: string;
}

/** Starts the project for a check. `replies` come after those of the fix. */
export async function withProject(
  check: (project: OutageProject) => Promise<void>,
  replies: readonly Scripted[] = [],
): Promise<void> {
  await using world = await startProject(inOrder([...fixReplies, ...replies]));
  await using folder = await temporaryFolder();
  const env = { ...fastLimits, RUNNER_TEMP: folder.directory };
  let runs = 0;
  await check({
    world,
    temporary: folder.directory,
    run: async (outages = [], inputs = {}) => {
      runs += 1;
      for (const service of ['jira', 'github'] as const) {
        const own = outages.filter((outage) => outage.service === service);
        world[service].disturb(disturbanceOf(own));
      }
      const ids = { GITHUB_RUN_ID: String(runs) };
      const dispatch = dispatchOf(world.ticket(key), `delivery-${runs}`);
      const run = await world.act(dispatch, { env: { ...env, ...ids }, inputs });
      for (const service of [world.jira, world.github]) service.disturb(() => undefined);
      return resultOf(world, run);
    },
  });
}

function disturbanceOf(outages: readonly Outage[]) {
  const hits = new Map<Outage, number>();
  return ({ method, path }: Exchange) => {
    const outage = outages.find(
      (one) =>
        one.request.test(`${method} ${path}`) &&
        (hits.get(one) ?? 0) < (one.times ?? Number.POSITIVE_INFINITY),
    );
    if (outage === undefined) return undefined;
    hits.set(outage, (hits.get(outage) ?? 0) + 1);
    return { answer: outage.answer, isLate: outage.isLate ?? false };
  };
}

/** Asserts that the fix is in one ready pull request, and that the ticket says so and was moved. */
export function assertPublished(
  result: Awaited<ReturnType<OutageProject['run']>>,
  expectedComments = 1,
): void {
  const { run, pulls, files, comment, comments, status, violations } = result;
  assert.equal(run.outputs['stop-reason'], 'approved', run.stdout);
  assert.equal(run.exitCode, 0);
  assert.equal(pulls.length, 1);
  assert.equal(pulls[0]?.draft, false);
  assert.equal(pulls[0]?.head, branch);
  assert.ok(files.get('src/postage.js')?.includes(rightLine));
  assert.equal(comments, expectedComments);
  assert.match(comment, /\/pull\/1/);
  assert.doesNotMatch(comment, /in progress/);
  assert.equal(status, 'In Prüfung');
  assert.deepEqual(violations, []);
}

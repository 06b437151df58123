import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openProjectChecks } from '../../src/adapters/sandbox/index.ts';
import type { LoopResult } from '../../src/agent/loop/index.ts';
import { runLoop } from '../../src/agent/loop/index.ts';
import type { Checks } from '../../src/agent/ports.ts';
import { describeEvidence } from '../../src/cli/run/conclusion.ts';
import type { Runnable } from '../../src/core/proof/index.ts';
import { jobSummary, type Outcome } from '../../src/core/report/index.ts';
import { defaultRules } from '../../src/core/run/index.ts';
import type { Patch } from '../../src/engines/edits/index.ts';
import type { CommandResult } from '../../src/engines/evidence/index.ts';
import type { Model } from '../../src/engines/model/port/index.ts';
import { memoryContext, says, scriptedModel } from '../../test/support/memory/context.ts';
import { reply } from '../../test/support/memory/replies.ts';
import { rulesOf } from '../../test/support/memory/samples/rules.ts';
import { keyOf } from '../../test/support/memory/samples/tickets.ts';
import { temporaryFolder } from '../../test/support/repository.ts';
import type { EvidencePart } from './index.ts';

/** Ways in which a limit ends something, each through the loop; nothing waits for a limit of minutes. */
export async function measureTimeouts(): Promise<EvidencePart> {
  const unnamed: string[] = [];
  const cases = [...commandCases, ...deadlineCases];
  for (const { name, told, run } of cases) {
    const texts = reportsOn(await run());
    if (!texts.every((text) => told.every((part) => part.test(text)))) unnamed.push(name);
  }
  const counts = { cases: cases.length, named: cases.length - unnamed.length };
  return {
    rows: [{ measure: 'limits that end something', ...counts }],
    notes: unnamed.map((name) => `A limit is not named: ${name}`),
    result: { timeouts: counts },
  };
}

interface LimitCase {
  readonly name: string;
  /** What each report must say. */
  readonly told: readonly RegExp[];
  readonly run: () => Promise<LoopResult>;
}

/** What a person reads at a terminal, and on the page of the job. */
function reportsOn(ended: LoopResult): readonly string[] {
  const { run, problem } = ended;
  const outcome: Outcome = { ...ended, allowed: rules };
  const atTerminal = [problem ?? '', describeEvidence(run, commands)].join('\n');
  return [atTerminal, jobSummary(outcome, undefined), jobSummary(outcome, ticket)];
}

const ticket = { key: keyOf('APP-17'), summary: 'Adds', url: 'https://a.test/APP-17' };
const rules = { ...defaultRules, maxAttempts: 1 };
const task = { instruction: '# APP-17', paths: rulesOf() };
const files = { 'a.js': 'a\n', 'a.test.js': 'a\n' };
const commands = [
  { name: 'lint', text: 'npm run lint' },
  { name: 'tests', text: 'npm test' },
] as const;

const stopped: CommandResult = {
  kind: 'timed-out',
  limit: 'test-timeout-minutes',
  output: 'starting\n',
  elapsed: 300_000,
};
const late: CommandResult = { ...stopped, elapsed: 180_000, limit: 'deadline-minutes' };
const green: CommandResult = {
  kind: 'exited',
  code: 0,
  output: '# pass 2\n# fail 0\n',
  elapsed: 9,
};
const red: CommandResult = {
  ...{ kind: 'exited', code: 1, elapsed: 9 },
  output: 'not ok 1 - adds\n# pass 1\n# fail 1\n',
};

/** Which run of a command this is. */
type Side = 'head' | 'again' | 'base' | 'part';

/** Commands that end as `answer` says; by default, they pass. */
function checksOf(answer: (what: Runnable, side: Side) => CommandResult | undefined): Checks {
  const known = new Map<string, number>();
  const sideOf = (what: Runnable, patch: Patch): Side => {
    if (patch.size === 0) return 'base';
    const key = JSON.stringify([what, [...patch.keys()]]);
    const nth = known.get(key) ?? 0;
    known.set(key, nth + 1);
    if (patch.size < 2) return 'part';
    return nth === 0 ? 'head' : 'again';
  };
  return {
    ...{ commands, testFilesCommand: 'npx run {files}', isolation: 'They run apart.' },
    prepare: async () => undefined,
    run: async (what, patch) => answer(what, sideOf(what, patch)) ?? green,
  };
}

const replies = [
  reply.fix('a.js', 'a.test.js'),
  says(`${reply.edit('a.js', 'a', 'b').text}\n${reply.edit('a.test.js', 'a', 'b').text}`),
  reply.approve(),
];

async function work(
  checks: Checks,
  { model = scriptedModel(...replies), maxMinutes = rules.maxMinutes }: Partial<Late> = {},
): Promise<LoopResult> {
  const context = { ...memoryContext(model, files), checks };
  // The timer of a deadline alone keeps no process alive.
  const alive = setInterval(() => {}, 60_000);
  try {
    return await runLoop(task, context, { ...rules, maxMinutes });
  } finally {
    clearInterval(alive);
  }
}

interface Late {
  readonly model: Model;
  readonly maxMinutes: number;
}

const isLint = (what: Runnable) => what === 'lint';
const isTests = (what: Runnable) => what === 'tests';
const isOwn = (what: Runnable) => typeof what !== 'string';

/** A command that is stopped at its limit on some sides, and ends in another way on the others. */
function stoppedCase(
  name: string,
  is: (what: Runnable) => boolean,
  sides: readonly Side[],
  others?: CommandResult,
): LimitCase {
  const endOf = (what: Runnable, side: Side) => {
    if (!is(what)) return undefined;
    return sides.includes(side) ? stopped : others;
  };
  const told = [/takes longer than 5 minutes/, /test-timeout-minutes/];
  return { name, told, run: () => work(checksOf(endOf)) };
}

const commandCases: readonly LimitCase[] = [
  stoppedCase('lint with the change', isLint, ['head', 'again']),
  stoppedCase('lint with and without the change', isLint, ['head', 'again', 'base']),
  stoppedCase('lint once', isLint, ['head']),
  stoppedCase('tests with the change', isTests, ['head', 'again']),
  stoppedCase('tests with and without the change', isTests, ['head', 'again', 'base', 'part']),
  stoppedCase('tests once', isTests, ['head']),
  stoppedCase('tests without the change', isTests, ['base'], red),
  stoppedCase('the tests of the change', isOwn, ['head', 'again']),
  stoppedCase('the tests of the change, without its code', isOwn, ['part']),
  {
    name: 'tests that the deadline left three minutes',
    told: [/takes longer than 3 minutes/, /deadline-minutes/],
    run: () => work(checksOf((what) => (isTests(what) ? late : undefined))),
  },
  {
    name: 'the setup command',
    told: [/setup command takes longer than/, /test-timeout-minutes/],
    run: withSlowSetup,
  },
];

/** A setup command that is stopped after some milliseconds. */
async function withSlowSetup(): Promise<LoopResult> {
  await using folder = await temporaryFolder();
  const root = join(folder.directory, 'work');
  await mkdir(root);
  await using checks = await openProjectChecks(root, {
    ...{ setup: 'sleep 30', lint: 'true', timeout: 40, isolation: 'none', environment: [] },
    copyHistory: async () => undefined,
  });
  return await work(checks);
}

const never = <Value>() => new Promise<Value>(() => {});

/** A model that gives the first replies and then hangs. */
function hangingAfter(count: number): Model {
  const scripted = scriptedModel(...replies.slice(0, count));
  return {
    ask: (request, control) =>
      scripted.requests.length < count ? scripted.ask(request, control) : never(),
  };
}

/** A deadline of milliseconds, which comes while something hangs. */
function lateCase(name: string, step: RegExp, checks: Checks, replied = replies.length): LimitCase {
  const told = [step, /had taken \d/, /deadline-minutes/];
  const maxMinutes = 0.005;
  return { name, told, run: () => work(checks, { model: hangingAfter(replied), maxMinutes }) };
}

const quick = checksOf(() => undefined);

const deadlineCases: readonly LimitCase[] = [
  lateCase('the deadline during the plan', /during the plan/, quick, 0),
  lateCase('the deadline during an edit', /during the edit/, quick, 1),
  lateCase('the deadline during the review', /during the review/, quick, 2),
  lateCase('the deadline during the tests', /npm run lint had taken/, { ...quick, run: never }),
  lateCase('the deadline during set-up', /npm ci had taken/, {
    ...quick,
    prepare: (_, onSetup) => {
      onSetup?.('npm ci');
      return never();
    },
  }),
];

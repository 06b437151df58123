import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LoopResult } from '../../../src/agent/loop/index.ts';
import { runLoop } from '../../../src/agent/loop/index.ts';
import {
  countTokens,
  findReads,
  keptPatch,
  meaningOf,
  nothingSpent,
  type Rules,
  type Step,
} from '../../../src/core/run/index.ts';
import { isCutTwice } from '../../../src/core/run/state.ts';
import { repoPath } from '../../../src/engines/files/index.ts';
import {
  type Model,
  type ModelReply,
  type ModelRequest,
  messageText,
} from '../../../src/engines/model/port/index.ts';
import { estimateTokens, proseFingerprint } from '../../../src/engines/text/index.ts';
import { memoryContext, says } from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { rulesOf } from '../../support/memory/samples/rules.ts';
import { attemptsOf } from '../../support/memory/samples/runs.ts';
import { runs } from '../../support/property-runs.ts';
import { files, replies } from './any-reply.ts';

interface Turn {
  readonly any: ModelReply;
  readonly ended: ModelReply['ended'];
  readonly mood: 'obedient' | 'any' | 'again' | 'gone';
  readonly attempts: number;
}

/** Mostly what is requested, so that runs get far; else anything, the last reply again, or an outage. */
const script: fc.Arbitrary<readonly Turn[]> = fc.array(
  fc.record({
    any: replies,
    ended: fc.constantFrom('stopped', 'unknown', 'stopped', 'unknown', 'cut'),
    mood: fc.oneof(
      { weight: 24, arbitrary: fc.constant('obedient' as const) },
      { weight: 8, arbitrary: fc.constant('any' as const) },
      { weight: 3, arbitrary: fc.constant('again' as const) },
      { weight: 1, arbitrary: fc.constant('gone' as const) },
    ),
    attempts: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 40, maxLength: 40 },
);

const bounds: fc.Arbitrary<Rules> = fc
  .record({
    maxAttempts: fc.integer({ min: 1, max: 6 }),
    maxCalls: fc.integer({ min: 1, max: 60 }),
    maxTokens: fc.integer({ min: 1_000, max: 100_000 }),
  })
  .map((some) => ({ ...attemptsOf(3), ...some }));

/** A reply that suits the request, another one each time. */
function fittingReply({ messages }: ModelRequest, index: number): ModelReply {
  const due = messages.slice(-1).map(messageText).join();
  if (due.includes('Now plan')) return reply.fix('src/a.ts', index % 2 ? 'c.txt' : 'src/b.ts');
  if (due.includes('Now edit'))
    return reply.edit('src/a.ts', index % 5 < 3 ? 'four' : 'one', `one\n${index}`);
  return reply.revise(`Critique ${index}`);
}

const gone: Turn = { any: says(''), ended: 'stopped', mood: 'gone', attempts: 1 };

/** A model that follows the turns, retries, and counts its tokens as the estimate does. */
function turningModel(turns: readonly Turn[]): Model & { made: number; hasThrown: boolean } {
  let last = says('');
  let asked = 0;
  return {
    made: 0,
    hasThrown: false,
    async ask(request, { beforeAttempt, maxReplyTokens }) {
      const { any, mood, attempts, ...end } = turns[asked] ?? gone;
      asked += 1;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        beforeAttempt();
        this.made += 1;
      }
      if (mood === 'gone') {
        this.hasThrown = true;
        throw new Error('The endpoint is gone.');
      }
      if (mood !== 'again')
        last = { ...(mood === 'any' ? any : fittingReply(request, asked)), ...end };
      const promptTokens = estimateTokens(request.messages.map(messageText).join('\n'));
      const completionTokens = Math.min(estimateTokens(last.text), maxReplyTokens);
      const spent = { ...nothingSpent, calls: attempts, promptTokens, completionTokens };
      return { ...last, spent };
    },
  };
}

const paths = rulesOf();

async function runOfAny(turns: readonly Turn[], rules: Rules) {
  const model = turningModel(turns);
  const context = memoryContext(model, files);
  return { model, ended: await runLoop({ instruction: 'The ticket', paths }, context, rules) };
}

/** What holds for every run. */
type Promised = (ended: LoopResult, model: ReturnType<typeof turningModel>, rules: Rules) => void;

const endsWithinLimits: Promised = (ended, model, rules) => {
  const { reason, spent, run } = ended;
  expect(meaningOf(ended).team).toMatch(/\.$/);
  expect(spent.calls).toBe(model.made);
  expect(spent.calls).toBeLessThanOrEqual(rules.maxCalls);
  expect(countTokens(spent)).toBeLessThanOrEqual(rules.maxTokens);
  expect(run.steps.filter(({ kind }) => kind === 'edited').length).toBeLessThanOrEqual(
    rules.maxAttempts,
  );
  if (reason === 'failed') expect(model.hasThrown).toBe(true);
};

const keepsWhatIsSound: Promised = ({ reason, run }) => {
  const kept = keptPatch(run);
  if (reason === 'approved') expect(kept.size).toBeGreaterThan(0);
  for (const [path, { before, after }] of kept) {
    expect(repoPath(path, paths)).toBe(path);
    expect(before).toBe(Object.hasOwn(files, path) ? files[path] : null);
    expect(after).not.toBe(before);
    if (path !== 'c.txt') expect(after ?? '').not.toContain('BROKEN');
  }
};

const stepName = (step: Step) =>
  step.kind === 'edited' && step.refusals.length > 0 ? 'refused' : step.kind;

const keepsNothingRefused: Promised = ({ run }) => {
  const whole = run.steps.filter((step) => 'refusals' in step && step.refusals.length === 0);
  const states = whole.flatMap((step) => ('patch' in step ? [step.patch] : []));
  const kept = keptPatch(run);
  expect(kept.size === 0 || states.includes(kept)).toBe(true);
  const kinds = run.steps
    .filter(({ kind }) => !['unusable', 'cut', 'explored'].includes(kind))
    .map(stepName)
    .join(' ');
  expect(kinds).not.toContain('refused refused refused refused');
};

/** What a step says, if repeating it gets nowhere. */
function saying(step: Step): string | undefined {
  if (step.kind === 'edited') return `edit ${step.call.reply}`;
  if (step.kind === 'planned' && step.plan.kind !== 'fix')
    return `answer ${proseFingerprint(step.plan.reply)}`;
  if (step.kind === 'reviewed' && step.verdict.kind === 'revise')
    return `critique ${proseFingerprint(step.verdict.critique)}`;
  return undefined;
}

const repeatsNothing: Promised = ({ run, reason, detail }) => {
  const said = new Set<string>();
  for (const [index, step] of run.steps.entries()) {
    const words = saying(step);
    if (words === undefined) continue;
    if (said.has(words))
      expect([index, detail ?? reason]).toEqual([
        run.steps.length - 1,
        // An answer that is doubted, and given once more, stands.
        expect.stringMatching(/^(?:repeated-.*|answered|asked|already-fixed)$/),
      ]);
    said.add(words);
  }
};

const endsAfterTwoCuts: Promised = ({ run, detail }) => {
  const pair = run.steps.findIndex((_, at) => isCutTwice({ steps: run.steps.slice(0, at + 1) }));
  expect(pair).toBe(detail === 'reply-cut' ? run.steps.length - 1 : -1);
};

const grantsNewRequests: Promised = ({ run }) => {
  const made = new Set<string>();
  for (const { fingerprint, ruling } of findReads(run)) {
    if (ruling === 'invalid') continue;
    expect(ruling === 'fresh').toBe(!made.has(fingerprint));
    made.add(fingerprint);
  }
};

/** By what a failure should be called. All are asked of the same runs, which take most of the time. */
const promises: Readonly<Record<string, Promised>> = {
  'the run ends with a reason, within its limits': endsWithinLimits,
  'what is kept is sound, and inside the repository': keepsWhatIsSound,
  'nothing of a refused edit is kept, and three in a row are not followed by a fourth':
    keepsNothingRefused,
  'an edit, a critique or an answer is made at most twice': repeatsNothing,
  'two replies in a row that are cut end the run, and no two others': endsAfterTwoCuts,
  'a new request is granted': grantsNewRequests,
};

test('whatever the model does, a run keeps every promise', () =>
  fc.assert(
    fc.asyncProperty(script, bounds, async (turns, rules) => {
      const { ended, model } = await runOfAny(turns, rules);
      for (const [name, promise] of Object.entries(promises))
        expect(() => promise(ended, model, rules), name).not.toThrow();
    }),
    runs(40),
  ));

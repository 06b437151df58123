import { z } from 'zod';
import type { CheckFinding } from '../../core/checks/index.ts';
import type { FileChange, Patch } from '../../core/edits/index.ts';
import type { RepoPath } from '../../core/repository/index.ts';
import { type Ability, abilities, type Step } from '../../core/run/index.ts';

/** What stands for a text. */
const isDigest = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
export const Digest = z.custom<string>(isDigest);
const Path = z.custom<RepoPath>(isDigest);

const Count = z.number().nonnegative();

const Texts = z.array(Digest);

export const SpentFigures = z.strictObject({
  calls: Count,
  promptTokens: Count,
  completionTokens: Count,
  reasoningTokens: Count,
  cachedTokens: Count,
  cacheWrittenTokens: Count,
  estimated: z.boolean(),
  cost: Count,
});

const known = new Set(Object.keys(abilities));

export const Losses = z.array(
  z.strictObject({
    ability: z.custom<Ability>((name) => typeof name === 'string' && known.has(name)),
    instead: Digest,
    said: Digest,
  }),
);

const Call = z.strictObject({
  prompt: Digest,
  reply: Digest,
  spent: SpentFigures,
  elapsed: z.number(),
  losses: Losses,
  served: Digest.optional(),
  leftOut: Texts.optional(),
});

const Read = z.strictObject({
  tool: Digest,
  input: Digest,
  fingerprint: Digest,
  ruling: z.enum(['fresh', 'repeated', 'exhausted', 'invalid', 'failed']),
  result: Digest,
  at: z.number(),
});

const Plan = z.union([
  z.strictObject({
    kind: z.literal('fix'),
    understanding: Digest,
    files: z.array(
      z.strictObject({
        path: Path,
        state: z.enum(['existing', 'new']),
        change: Digest.optional(),
      }),
    ),
  }),
  z.strictObject({
    kind: z.enum(['answer', 'ask', 'already-fixed']),
    understanding: Digest,
    reply: Digest,
  }),
]);

const Change: z.ZodType<FileChange> = z.strictObject({
  path: Path,
  before: Digest.nullable(),
  after: Digest.nullable(),
  executable: z.boolean(),
});

const Staged = {
  patch: z
    .array(Change)
    .transform((changes): Patch => new Map(changes.map((change) => [change.path, change]))),
  refusals: z.array(
    z.strictObject({
      path: Path,
      why: Digest,
      length: Count,
      isMove: z.literal(true).optional(),
    }),
  ),
  call: Call,
};

const Problems = z.array(
  z.strictObject({ path: Path, line: z.number(), column: z.number(), message: Digest }),
);

const counts = z.strictObject({ run: Count, failed: Count }).optional();

const Finding: z.ZodType<CheckFinding> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passed'), counts }),
  z.strictObject({ kind: z.literal('flaky'), counts, failures: Texts }),
  z.strictObject({ kind: z.literal('tolerated'), counts, failures: Texts }),
  z.strictObject({ kind: z.literal('failed'), counts, failures: Texts, output: Digest }),
  z.strictObject({
    kind: z.literal('inconclusive'),
    counts,
    why: Digest,
    said: Digest.optional(),
  }),
  z.strictObject({ kind: z.literal('not-run'), counts, why: Digest }),
]);

const Results = z.strictObject({
  lint: Finding,
  tests: Finding,
  regression: z.union([
    z.strictObject({ kind: z.literal('shown'), tests: Texts }),
    z.strictObject({ kind: z.literal('not-shown'), why: Digest }),
  ]),
});

const Verdict = z.union([
  z.strictObject({
    kind: z.literal('approve'),
    summary: Digest,
    noticed: Digest.optional(),
  }),
  z.strictObject({
    kind: z.literal('revise'),
    critique: Digest,
    isPlanWrong: z.literal(true).optional(),
  }),
]);

/** A step with digests for its texts. */
export const RecordedStep: z.ZodType<Step> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('explored'),
    asked: z.enum(['plan', 'edit', 'review']),
    reads: z.array(Read),
    said: Digest.optional(),
    call: Call,
  }),
  z.strictObject({
    kind: z.literal('planned'),
    plan: Plan,
    // Names that earlier versions had not found in the repository.
    unknown: Texts,
    edits: Digest.optional(),
    call: Call,
  }),
  z.strictObject({ kind: z.literal('edited'), ...Staged }),
  z.strictObject({ kind: z.literal('rewritten'), ...Staged }),
  z.strictObject({
    kind: z.literal('checked'),
    problems: Problems,
    parsed: z.array(Path),
    unparsed: z.array(z.strictObject({ path: Path, why: Digest })),
    hidden: z.strictObject({ found: Problems, isKept: z.boolean() }).optional(),
    excess: Digest.optional(),
    leaks: z.array(Path).optional(),
    commands: z.array(z.strictObject({ name: z.enum(['lint', 'tests']), text: Digest })).optional(),
  }),
  z.strictObject({
    kind: z.literal('tested'),
    results: Results,
    isolation: Digest,
    wantsTest: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('reviewed'), verdict: Verdict, call: Call }),
  z.strictObject({
    kind: z.literal('cut'),
    asked: z.enum(['plan', 'edit', 'rewrite', 'review']),
    why: z.enum(['length', 'empty', 'calls']),
    call: Call,
  }),
  z.strictObject({
    kind: z.literal('unusable'),
    asked: z.enum(['plan', 'edit', 'review']),
    why: Digest,
    call: Call,
  }),
]);

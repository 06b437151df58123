import { patchDiff } from '../edits/index.ts';
import { lackingEvidence, type ReadyWhen } from '../report/index.ts';
import {
  addSpent,
  type DecidingSettings,
  keptPatch,
  lastSound,
  nothingSpent,
  publishableAs,
  type RecordedRun,
  type Run,
  type Spent,
  type StopReason,
} from '../run/index.ts';
import { canonicalJson, requestFingerprint, sha256Hex } from '../text/index.ts';
import { digestLosses, digestStep } from './digest.ts';

/** The newest format of receipts. A change that older versions cannot read raises it. */
export const receiptFormat = 2;

/** What did the work. */
export interface Versions {
  readonly agent: string;
  readonly node: string;
}

/** What a receipt is made of. */
export interface Work {
  readonly versions: Versions;
  /** The model, as the settings name it. */
  readonly model?: string | undefined;
  readonly readyWhen?: ReadyWhen | undefined;
  /** The ticket as it was read; missing if it was not. */
  readonly ticket?: object | undefined;
  readonly reason: StopReason;
  /** The run that the result is of: one of `recorded`, or none. */
  readonly run?: Run | undefined;
  readonly recorded: readonly RecordedRun[];
}

/** What the rules make of a run that is over. */
export interface Conclusion {
  /** The number of the step in which the kept change passed its check; missing if nothing is kept. */
  readonly kept?: number | undefined;
  /** How the kept change is published. */
  readonly change: 'fix' | 'draft' | 'none';
  /** The evidence that it lacks to be ready for review, as phrases. */
  readonly lacking: readonly string[];
}

/** One run of the loop in a receipt. Texts are SHA-256 in hexadecimal. */
export interface RunReceipt extends DecidingSettings, Conclusion {
  readonly instruction: string;
  readonly losses: unknown;
  /** Each step with digests for texts, and what followed it. */
  readonly steps: readonly { readonly step: unknown; readonly next: string }[];
  readonly reason: StopReason;
  /** Of the diff of the kept change; missing if nothing is kept. */
  readonly diff?: string | undefined;
  readonly spent: Spent;
  readonly elapsed: number;
}

/** A receipt: what a run was given, did and decided, without a text of ticket, code, prompt or reply. */
export interface Receipt {
  readonly format: typeof receiptFormat;
  readonly versions: Versions;
  readonly model: { readonly name?: string | undefined; readonly served: readonly string[] };
  readonly readyWhen?: ReadyWhen | undefined;
  readonly ticket?: string | undefined;
  readonly runs: readonly RunReceipt[];
  readonly end: ReceiptEnd;
}

interface ReceiptEnd {
  readonly reason: StopReason;
  /** The number of the run that the result is of, from 1. */
  readonly run?: number | undefined;
  readonly spent: Spent;
  readonly elapsed: number;
}

/** Returns the receipt of some work as the text of its file. */
export function writeReceipt(work: Work): string {
  const { versions, readyWhen, ticket, reason, recorded } = work;
  const runs = recorded.map((one) => runReceipt(one, readyWhen));
  const at = recorded.findIndex(({ run }) => run === work.run);
  return receiptText({
    format: receiptFormat,
    versions,
    model: { name: plainName(work.model), served: servedModels(recorded) },
    readyWhen,
    ticket: ticket && requestFingerprint(ticket),
    runs,
    end: { reason, ...(at < 0 ? {} : { run: at + 1 }), ...sumRuns(runs) },
  });
}

/** The text of a receipt's file: canonical JSON with a checksum, which is the SHA-256 of the text without it. */
export function receiptText(receipt: Receipt): string {
  const checksum = sha256Hex(`${canonicalJson(receipt, 2)}\n`);
  return `${canonicalJson({ ...receipt, checksum }, 2)}\n`;
}

/** Returns what the rules make of a run that is over; without `readyWhen`, no evidence is required. */
export function concludeRun(
  run: Run,
  reason: StopReason,
  readyWhen: ReadyWhen | undefined,
): Conclusion {
  const change = publishableAs(reason, run);
  const isReady = change === 'none' || readyWhen === undefined;
  return {
    kept: lastSound(run) + 1 || undefined,
    change,
    lacking: isReady ? [] : lackingEvidence(run, readyWhen),
  };
}

/** What all runs have cost together. */
export function sumRuns(runs: readonly Pick<RunReceipt, 'spent' | 'elapsed'>[]) {
  return {
    spent: runs.reduce((sum, { spent }) => addSpent(sum, spent), nothingSpent),
    elapsed: runs.reduce((sum, { elapsed }) => sum + elapsed, 0),
  };
}

function runReceipt(recorded: RecordedRun, readyWhen: ReadyWhen | undefined): RunReceipt {
  const { rules, caps, reproduce, instruction, run, decisions, reason, spent, elapsed } = recorded;
  const kept = keptPatch(run);
  return {
    ...{ rules, caps, reproduce, reason, spent, elapsed },
    instruction: sha256Hex(instruction),
    losses: digestLosses(run),
    steps: run.steps.map((step, at) => ({ step: digestStep(step), next: decisions[at] ?? '' })),
    ...concludeRun(run, reason, readyWhen),
    diff: kept.size === 0 ? undefined : sha256Hex(patchDiff(kept)),
  };
}

/** The models that replied, as the endpoint names them. */
function servedModels(recorded: readonly RecordedRun[]): readonly string[] {
  const calls = recorded.flatMap(({ run }) =>
    run.steps.flatMap((step) => ('call' in step ? [step.call] : [])),
  );
  return [...new Set(calls.flatMap(({ served }) => plainName(served) ?? []))];
}

/** A name that looks like a model's; of any other, the digest. */
function plainName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  return /^[\w.:/@+-]{1,100}$/.test(name) ? name : sha256Hex(name);
}

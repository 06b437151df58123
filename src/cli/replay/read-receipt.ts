import { z } from 'zod';
import { type ReadReceipt, type Receipt, receiptFormat } from '../../core/receipt/index.ts';
import { readyWhenValues } from '../../core/report/index.ts';
import { type StopReason, stopReasonOf } from '../../core/run/index.ts';
import { UserError } from '../../core/user-error.ts';
import { Digest, Losses, RecordedStep, SpentFigures } from './step-schema.ts';

const Reason = z.custom<StopReason>((name) => stopReasonOf(name) !== undefined);

const Amount = z.number().nonnegative();

const prices = { prompt: Amount, cached: Amount, cacheWritten: Amount, completion: Amount };

const Prices = z.union([
  z.strictObject({
    ...prices,
    list: z.strictObject({
      maker: z.string(),
      host: z.string(),
      source: z.string(),
      read: z.string(),
    }),
    long: z.strictObject({ ...prices, above: Amount }).optional(),
    isElsewhere: z.boolean().optional(),
  }),
  z.strictObject(prices),
]);

const Rules = z.strictObject({
  maxAttempts: Amount,
  maxLooks: Amount,
  review: z.boolean(),
  maxCandidates: Amount,
  maxCalls: Amount,
  maxTokens: Amount,
  maxMinutes: Amount,
  maxReplyTokens: Amount,
  window: Amount.optional(),
  prices: Prices.optional(),
  maxCost: Amount.optional(),
  maxRoomyTokens: Amount.optional(),
});

const RunOfReceipt = z.strictObject({
  rules: Rules,
  caps: z.strictObject({ files: Amount, lines: Amount }).optional(),
  reproduce: z.boolean().optional(),
  instruction: Digest,
  losses: z.unknown(),
  steps: z.array(z.strictObject({ step: z.unknown(), next: z.string() })),
  reason: Reason,
  kept: Amount.optional(),
  change: z.enum(['fix', 'draft', 'none']),
  lacking: z.array(z.string()),
  diff: Digest.optional(),
  spent: SpentFigures,
  elapsed: Amount,
});

const ReceiptFile = z.strictObject({
  format: z.literal(receiptFormat),
  checksum: Digest,
  versions: z.strictObject({ agent: z.string(), node: z.string() }),
  model: z.strictObject({ name: z.string().optional(), served: z.array(z.string()) }),
  readyWhen: z.enum(readyWhenValues).optional(),
  ticket: Digest.optional(),
  runs: z.array(RunOfReceipt),
  end: z.strictObject({
    reason: Reason,
    run: Amount.optional(),
    spent: SpentFigures,
    elapsed: Amount,
  }),
});

const Format = z.object({ format: z.number(), versions: z.unknown() });

const RecordedParts = z.object({ losses: Losses, steps: z.array(RecordedStep) });

/** Reads the text of a receipt's file. Throws UserError if it is none, or of another format. */
export function readReceipt(text: string, file: string): ReadReceipt {
  const json = jsonOf(text);
  const format = Format.safeParse(json).data?.format ?? receiptFormat;
  if (format !== receiptFormat) {
    const other = format > receiptFormat ? 'a newer' : 'an older';
    throw new UserError(
      `Replay ${file} with ${other} version of this program: the receipt has format ${format}, and this version reads format ${receiptFormat}.`,
    );
  }
  const parsed = ReceiptFile.safeParse(json).data;
  if (parsed === undefined) throw new UserError(notReceipt(file));
  const { checksum: _, ...rest } = parsed;
  const receipt: Receipt = rest;
  const runs = receipt.runs.map(({ losses, steps, rules: { review } }) => {
    const parts = RecordedParts.safeParse({ losses, steps: steps.map(({ step }) => step) }).data;
    if (parts === undefined) throw new UserError(notReceipt(file));
    return review ? parts : { ...parts, isUnreviewed: true as const };
  });
  return { text, receipt, runs };
}

const notReceipt = (file: string) =>
  `Give the receipt that a run has written: ${file} is none, or is damaged.`;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

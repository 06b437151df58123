import { z } from 'zod';
import { type ReadReceipt, type Receipt, receiptFormat } from '../../core/receipt/index.ts';
import { parseStopReason, type Run, type Step, type StopReason } from '../../core/run/index.ts';
import { parseJson, sha256Hex } from '../../core/text/index.ts';
import { UserError } from '../../core/user-error.ts';

const Format = z.object({ format: z.number(), checksum: z.string(), versions: z.unknown() });

const Reason = z.custom<StopReason>((name) => parseStopReason(name) !== undefined);

/** JSON has no maps: a patch is a list of changes there. */
const RecordedStep = z
  .looseObject({ patch: z.array(z.looseObject({ path: z.string() })).optional() })
  .transform(({ patch, ...step }): Step => {
    const changes = patch?.map((change) => [change.path, change] as const);
    return z.custom<Step>().parse({ ...step, ...(changes && { patch: new Map(changes) }) });
  });

const RecordedRun = z
  .object({
    reason: Reason,
    rules: z.object({ review: z.boolean() }),
    losses: z.custom<NonNullable<Run['losses']>>(Array.isArray),
    steps: z.array(z.object({ step: RecordedStep })),
  })
  .transform(({ rules: { review }, losses, steps }): Run => {
    const run = { losses, steps: steps.map(({ step }) => step) };
    return review ? run : { ...run, isUnreviewed: true };
  });

/** What is printed, and what the rules are asked about. */
const ReceiptFile = z.object({
  versions: z.object({ agent: z.string(), node: z.string() }),
  runs: z.array(RecordedRun),
  end: z.object({ reason: Reason }),
});

/**
 * Reads the text of a receipt's file. Throws UserError if it is none, of another format, or was changed. Its
 * steps are taken as they are, because a run has written what has its checksum.
 */
export function readReceipt(text: string, file: string): ReadReceipt {
  const json = parseJson(text);
  const found = Format.safeParse(json).data;
  if (found === undefined) throw new UserError(notReceipt(file));
  if (found.format !== receiptFormat) {
    const other = found.format > receiptFormat ? 'a newer' : 'an older';
    throw new UserError(
      `Replay ${file} with ${other} version of this program: the receipt has format ${found.format}, and this version reads format ${receiptFormat}.`,
    );
  }
  if (!isSealed(text)) {
    throw new UserError(
      `Give the receipt as the run has written it: ${file} was changed after it was written.`,
    );
  }
  const runs = ReceiptFile.safeParse(json).data?.runs;
  if (runs === undefined) throw new UserError(notReceipt(file));
  return { receipt: z.custom<Receipt>().parse(json), runs };
}

/** The sentence about a file that no run has written. */
export const notReceipt = (file: string) =>
  `Give the receipt that a run has written: ${file} is none, or is damaged.`;

/** Whether a text has the checksum of everything else in it, in its first member. */
function isSealed(text: string): boolean {
  const [first = '', checksum] = /^\{\n {2}"checksum": "([0-9a-f]{64})",\n/.exec(text) ?? [];
  return checksum !== undefined && sha256Hex(`{\n${text.slice(first.length)}`) === checksum;
}

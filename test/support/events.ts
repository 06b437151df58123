import { z } from 'zod';

const StepLine = z.object({
  event: z.literal('step'),
  step: z.string(),
  next: z.string(),
  call: z
    .object({
      prompt: z.string(),
      reply: z.string(),
      spent: z.object({
        promptTokens: z.number(),
        completionTokens: z.number(),
        estimated: z.boolean(),
      }),
    })
    .optional(),
  result: z.looseObject({ reads: z.array(z.object({ ruling: z.string() })).optional() }),
});

const OutcomeLine = z.object({
  event: z.literal('outcome'),
  reason: z.string(),
  exitCode: z.number(),
  problem: z.string().nullable(),
  patch: z.string().nullable(),
  evidence: z.array(z.object({ kind: z.string(), state: z.string(), detail: z.string() })),
});

/** The steps and the outcome that `run --json` prints, or a trace has. Throws for any other line. */
export function eventsIn(text: string) {
  const lines = text.trimEnd().split('\n');
  const steps = lines.slice(0, -1).map((line) => StepLine.parse(JSON.parse(line)));
  return { steps, outcome: OutcomeLine.parse(JSON.parse(lines.at(-1) ?? '')) };
}

import { z } from 'zod';
import { readJsonLines } from '../json-lines.ts';
import type { Case } from './scoring.ts';

const tree = z
  .record(z.string(), z.string())
  .transform((files) => new Map<string, string>(Object.entries(files)));

/** A line of a file of cases. */
export const caseLine = {
  noun: 'case',
  schema: z
    .object({
      id: z.string(),
      files: tree,
      reply: z.string(),
      expected: tree.optional(),
      error: z.literal(true).optional(),
      accept: z.array(tree).default([]),
      eof: z.literal('lenient').optional(),
      tags: z.array(z.string()),
    })
    .refine(({ expected, error }) => (expected === undefined) !== (error === undefined), {
      message: 'give either expected or error, not both',
    })
    .transform(
      ({ expected, error, accept, eof, ...one }): Case => ({
        ...one,
        right: expected === undefined ? accept : [expected, ...accept],
        mustRefuse: error === true,
        lenientEnd: eof === 'lenient',
      }),
    ),
};

/** Reads cases from a file of JSON lines. Throws UserError with the first invalid line. */
export function readCases(file: string): Promise<readonly Case[]> {
  return readJsonLines('--cases', file, caseLine);
}

import { z } from 'zod';
import { parseJsonLines, readJsonLines } from '../../test/support/json-lines.ts';
import type { Case } from './scoring.ts';

const tree = z
  .record(z.string(), z.string())
  .transform((files) => new Map<string, string>(Object.entries(files)));

const line = z
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
  });

type CaseLine = z.infer<typeof line>;

const format = { schema: line, noun: 'case' };

/** Reads cases from a file of JSON lines. Throws UserError with the first invalid line. */
export async function readCases(file: string): Promise<readonly Case[]> {
  return (await readJsonLines('--cases', file, format)).map(caseOf);
}

/** Parses cases, one per line, skipping blank lines. `file` appears in errors. */
export function parseCases(text: string, file: string): readonly Case[] {
  return parseJsonLines(text, file, format).map(caseOf);
}

function caseOf({ id, files, reply, expected, error, accept, eof, tags }: CaseLine): Case {
  return {
    id,
    files,
    reply,
    right: expected === undefined ? accept : [expected, ...accept],
    mustRefuse: error === true,
    lenientEnd: eof === 'lenient',
    tags,
  };
}

/** Returns a case as a line for {@link parseCases}. */
export function caseLine(one: Case): string {
  const [first, ...others] = one.right.map((right) => Object.fromEntries(right));
  const accept = one.mustRefuse ? (first === undefined ? [] : [first, ...others]) : others;
  return JSON.stringify({
    id: one.id,
    files: Object.fromEntries(one.files),
    reply: one.reply,
    ...(one.mustRefuse ? { error: true } : { expected: first }),
    ...(accept.length > 0 ? { accept } : {}),
    ...(one.lenientEnd ? { eof: 'lenient' } : {}),
    tags: one.tags,
  });
}

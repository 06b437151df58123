import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../../src/core/user-error.ts';
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

/** Reads cases from a file of JSON lines. Throws UserError with the first invalid line. */
export async function readCases(file: string): Promise<readonly Case[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UserError(`--cases names ${file}, which cannot be read.`, { cause });
  });
  return parseCases(text, file);
}

/** Parses cases, one per line, skipping blank lines. `file` appears in errors. */
export function parseCases(text: string, file: string): readonly Case[] {
  return text
    .split('\n')
    .flatMap((json, index) =>
      json.trim() === '' ? [] : [parseCase(json, `${file}:${index + 1}`)],
    );
}

function parseCase(json: string, where: string): Case {
  const parsed = line.safeParse(readJson(json, where));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const member = issue?.path.join('.') ?? '';
    const why = issue?.message ?? '';
    throw new UserError(`${where} is not a case: ${member === '' ? why : `${member}: ${why}`}.`);
  }
  const { id, files, reply, expected, error, accept, eof, tags } = parsed.data;
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

function readJson(json: string, where: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new UserError(`${where} is not a case: invalid JSON.`, { cause });
  }
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

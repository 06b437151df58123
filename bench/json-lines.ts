import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { UserError } from '../src/engines/errors.ts';

/** How the objects of a file of JSON lines are read. */
export interface LineFormat<T> {
  readonly schema: z.ZodType<T>;
  /** What an object is called in errors. */
  readonly noun: string;
}

/** Reads objects from the file that an option names. Throws UserError with the first invalid line. */
export async function readJsonLines<T>(
  option: string,
  file: string,
  format: LineFormat<T>,
): Promise<readonly T[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UserError(`${option} names ${file}, which cannot be read.`, { cause });
  });
  return parseJsonLines(text, file, format);
}

/** Parses objects, one per line, skipping blank lines. `file` appears in errors. */
export function parseJsonLines<T>(text: string, file: string, format: LineFormat<T>): readonly T[] {
  return text
    .split('\n')
    .flatMap((json, index) =>
      json.trim() === '' ? [] : [parseLine(json, `${file}:${index + 1}`, format)],
    );
}

function parseLine<T>(json: string, where: string, { schema, noun }: LineFormat<T>): T {
  const parsed = schema.safeParse(parseJson(json, `${where} is not a ${noun}`));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const member = issue?.path.join('.') ?? '';
  const why = issue?.message ?? '';
  throw new UserError(`${where} is not a ${noun}: ${member === '' ? why : `${member}: ${why}`}.`);
}

function parseJson(json: string, complaint: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new UserError(`${complaint}: invalid JSON.`, { cause });
  }
}

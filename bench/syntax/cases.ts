import { z } from 'zod';
import { readJsonLines } from '../json-lines.ts';

const schema = z.object({
  id: z.string(),
  path: z.string().min(1),
  before: z.string().nullable(),
  after: z.string(),
  expect: z.enum(['accept', 'block']),
});

/** A change to a file, and whether the check should accept or block it. `before` is `null` for a new file. */
export type SyntaxCase = Readonly<z.infer<typeof schema>>;

/** Reads cases from a file of JSON lines. Throws UserError with the first invalid line. */
export function readSyntaxCases(file: string): Promise<readonly SyntaxCase[]> {
  return readJsonLines('--cases', file, { schema, noun: 'case' });
}

/** What a case is made of. */
export const caseClasses = ['real', 'new', 'bracket', 'indentation'] as const;
export type CaseClass = (typeof caseClasses)[number];

/** The class that a generated case has in its id; for others, what they expect. */
export function classOf({ id, expect }: SyntaxCase): CaseClass | SyntaxCase['expect'] {
  const prefix = id.slice(0, id.indexOf(':'));
  return caseClasses.find((name) => name === prefix) ?? expect;
}

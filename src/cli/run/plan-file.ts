import { readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { z } from 'zod';
import type { Workspace } from '../../agent/ports.ts';
import type { FixPlan } from '../../core/run/index.ts';
import { inputFingerprint, shortPlan, type Ticket } from '../../core/tickets/index.ts';
import { UserError } from '../../engines/errors.ts';
import type { PathRules } from '../../engines/files/index.ts';
import { parseJson } from '../../engines/text/index.ts';
import { systemProblem } from '../terminal/index.ts';
import type { TicketSource } from './request.ts';

/** A plan and what it was made for, which people may edit. */
const KeptPlan = z.object({
  input: z.string(),
  understanding: z.string(),
  uncertain: z.string().exactOptional(),
  files: z.array(
    z.object({
      path: z.string(),
      state: z.enum(['existing', 'new']),
      change: z.string().exactOptional(),
    }),
  ),
});

/** Keeps a plan beside the file of its ticket, or in this folder; resolves to where. */
export async function keepPlan(
  plan: FixPlan,
  ticket: Ticket,
  source: TicketSource,
): Promise<string> {
  const { understanding, uncertain, files } = shortPlan({ ...plan, input: '', base: '' });
  const kept = { input: inputFingerprint(ticket), understanding, uncertain, files };
  const text = `${JSON.stringify(kept, null, 2)}\n`;
  const isFile = source.kind === 'file' && source.path !== '-';
  const { dir, name } = parse(isFile ? source.path : ticket.key);
  const file = join(dir, `${name}.plan.json`);
  await writeFile(file, text).catch((cause: unknown) => {
    throw new UserError(`The plan cannot be kept in ${file} (${systemProblem(cause)}).`);
  });
  return file;
}

/** Reads the plan to go on with. Throws UserError if it cannot be gone on with here. */
export async function readPlan(
  path: string,
  ticket: Ticket,
  place: { readonly workspace: Workspace; readonly paths: PathRules },
): Promise<FixPlan> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new UserError(`Set --plan to a file that can be read: ${systemProblem(cause)}.`);
  });
  const { data: plan } = KeptPlan.safeParse(parseJson(text));
  if (plan === undefined)
    throw new UserError(`Set --plan to a file that --plan-first always has kept: ${path} is none.`);
  if (plan.input !== inputFingerprint(ticket))
    throw new UserError(
      `Make another plan with --plan-first always: the ticket is not that of ${path}.`,
    );
  const { followable } = await import('../../agent/work/index.ts');
  const agreed = await followable(plan, place);
  if (typeof agreed !== 'string') return agreed;
  throw new UserError(`Make another plan with --plan-first always: ${agreed}.`);
}

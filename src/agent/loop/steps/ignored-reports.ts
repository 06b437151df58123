import type { CheckResults } from '../../../core/proof/index.ts';
import type { Patch } from '../../../engines/edits/index.ts';
import { type CommandContext, commandResult } from '../context/index.ts';

/** Adds to what the tests say which of their reports were not used. The tests have run with the patch. */
export async function withIgnoredReports(
  results: CheckResults,
  patch: Patch,
  context: CommandContext,
): Promise<CheckResults> {
  const { tests } = results;
  if (tests.kind === 'not-run') return results;
  const ran = await commandResult('tests', { patch, nth: 0, on: undefined }, context);
  const ignored = ran.kind === 'not-run' ? [] : (ran.report?.ignored ?? []);
  return ignored.length === 0 ? results : { ...results, tests: { ...tests, ignored } };
}

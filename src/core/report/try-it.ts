import { shellArgument, splitPatch } from '../../engines/evidence/index.ts';
import { type FoldedBlock, paragraph, safeFence, strong } from '../../engines/text/index.ts';
import { keptCheck, keptCheckResults, keptPatch } from '../run/index.ts';
import type { Outcome } from './outcome.ts';

/** Characters of commands that people copy from a page. */
const maxScript = 1_000;

/** How a reviewer sees a test of the change fail without the fix and pass with it, where the evidence shows that. */
export function tryBlocks({ run, checkout }: Outcome, own: string): readonly FoldedBlock[] {
  const command = keptCheck(run)?.commands?.find(({ name }) => name === 'tests')?.text;
  const isShown = keptCheckResults(run)?.regression.kind === 'shown';
  if (checkout === undefined || command === undefined || !isShown) return [];
  const tests = [...splitPatch(keptPatch(run), command).tests.keys()].sort();
  const allBut = ['.', ...tests.map((path) => shellArgument(`:!${path}`))].join(' ');
  const script = [
    `gh pr checkout ${shellArgument(checkout.branch)}`,
    '# Without the fix, its test fails:',
    `git restore -SWs ${checkout.base.slice(0, 12)} -- ${allBut}`,
    command,
    '# With the fix, it passes:',
    'git restore -SWs HEAD -- .',
    command,
  ].join('\n');
  if (script.length > maxScript || !isShownWhole(script, own)) return [];
  return [paragraph(strong('Try it:')), { kind: 'code', language: 'sh', text: script }];
}

/** A page breaks what would act there, and other tickets' keys. */
const isShownWhole = (script: string, own: string) =>
  safeFence('', script, own).includes(`\n${script}\n`);

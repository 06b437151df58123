import { type CheckFinding, shellArgument, splitPatch } from '../checks/index.ts';
import { keptCheck, keptCheckResults, keptPatch, type Run } from '../run/index.ts';
import { safeFence } from '../text/index.ts';
import { type CodeBlock, code, type FoldedBlock, paragraph, strong, text } from './document.ts';
import type { Outcome } from './outcome.ts';

/** Characters of a test command, and files that are taken back by name: more is not copied from a page. */
const max = { command: 500, files: 12 } as const;

/** How a reviewer tries the change: the commands that fetch it, test it, and test it without the fix. */
export function tryBlocks({ run, checkout }: Outcome, own: string): readonly FoldedBlock[] {
  if (checkout === undefined) return [];
  const fetch = `gh pr checkout ${word(checkout.branch)}`;
  const script = [fetch, ...testLines(run, checkout.base)].join('\n');
  if (script === fetch || !isCopied(script, own))
    return isCopied(fetch, own) ? [paragraph(strong('Try it:'), text(' '), code(fetch))] : [];
  const block: CodeBlock = { kind: 'code', language: 'sh', text: script };
  return [paragraph(strong('Try it:')), block];
}

/** The command for tests, and what shows that it fails without the fix. */
function testLines(run: Run, base: string): readonly string[] {
  const { tests, regression } = keptCheckResults(run) ?? {};
  const { text: command = '' } =
    keptCheck(run)?.commands?.find(({ name }) => name === 'tests') ?? {};
  const isRun = tests !== undefined && tests.kind !== 'not-run';
  if (!isRun || command.trim() === '' || command.length > max.command) return [];
  const green = [`# The tests${outcomes[tests.kind]}:`, command];
  const patch = keptPatch(run);
  const { tests: own } = splitPatch(patch, command);
  const paths = [...patch.keys()].filter((path) => !own.has(path)).sort();
  if (regression?.kind !== 'shown' || paths.length > max.files) return green;
  const files = paths.map(word).join(' ');
  const take = (from: string) => `git restore -SWs ${from} -- ${files}`;
  return [
    ...green,
    '# Without the fix, its test fails:',
    take(base.slice(0, 12)),
    command,
    '# With the fix again:',
    take('HEAD'),
  ];
}

/** What the tests of the change do. */
const outcomes: Readonly<Record<CheckFinding['kind'], string>> = {
  passed: ' pass',
  flaky: ' pass',
  tolerated: ' fail as before',
  failed: ' fail',
  inconclusive: '',
  'not-run': '',
};

/** Whether a page shows the text as it is: it breaks what would act there, and other tickets' keys. */
const isCopied = (script: string, own: string) =>
  safeFence('', script, own).includes(`\n${script}\n`);

/** A word of a command, quoted where the shell would read more into it. */
const word = (value: string) =>
  /^[\w%+=:,./][\w@%+=:,./-]*$/.test(value) ? value : shellArgument(value);

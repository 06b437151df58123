import { type CheckFinding, shellArgument, splitPatch } from '../checks/index.ts';
import type { Patch } from '../edits/index.ts';
import { keptCheck, keptCheckResults, keptPatch, type Run } from '../run/index.ts';
import {
  type CodeBlock,
  code,
  type FoldedBlock,
  paragraph,
  safeFence,
  strong,
  text,
} from '../text/index.ts';
import type { Outcome } from './outcome.ts';

/** Characters of a test command, and files that are named in a command: more is not copied from a page. */
const max = { command: 500, files: 4 } as const;

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
  const files = regression?.kind === 'shown' ? fixFiles(keptPatch(run), command) : undefined;
  if (files === undefined) return green;
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

/** Names what of a change is no test of it, or all but these; `undefined` if either takes too many names. */
function fixFiles(patch: Patch, command: string): string | undefined {
  const { tests } = splitPatch(patch, command);
  const fix = [...patch.keys()].filter((path) => !tests.has(path)).sort();
  if (fix.length <= max.files) return fix.map(word).join(' ');
  const others = [...tests.keys()].sort().map((path) => shellArgument(`:!${path}`));
  return others.length <= max.files ? ['.', ...others].join(' ') : undefined;
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

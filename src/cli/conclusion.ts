import type { LoopResult } from '../agent/loop/index.ts';
import { type CheckFinding, type CommandName, shortenOutput } from '../core/checks/index.ts';
import { checklistOf, describeCost, type EvidenceItem } from '../core/report/index.ts';
import { checkResultsOf, planOf, type Run, stopReasons } from '../core/run/index.ts';
import { clip } from '../core/text/index.ts';
import type { CliOptions } from './arguments.ts';

/** Maximum characters of a detail of the evidence, and of a command's output. */
const maxLength = { detail: 2_500, output: 4_000 } as const;

const states = { passed: '✓ passed', failed: '✗ failed', 'not-run': '– not shown' } as const;

/**
 * Lists the output of the commands that fail because of the change, then the evidence, weakest first;
 * empty if no fix was planned. Contains untrusted text, but no line of it looks like one of ours.
 */
export function describeEvidence(run: Run): string {
  if (planOf(run)?.kind !== 'fix') return '';
  const results = checkResultsOf(run);
  return [
    ...outputLines('Output of the lint command', results?.lint),
    ...outputLines('Output of the tests', results?.tests),
    'Evidence:',
    ...evidenceLines(checklistOf(run)),
  ].join('\n');
}

function outputLines(title: string, finding: CheckFinding | undefined): readonly string[] {
  if (finding?.kind !== 'failed') return [];
  const output = shortenOutput(finding.output, maxLength.output, finding.failures).trimEnd();
  return [`${title}:`, `  | ${quoted(output)}`];
}

/** A detail that explains why several items are not shown is printed once. */
function evidenceLines(items: readonly EvidenceItem[]): readonly string[] {
  const width = Math.max(...items.map(({ name }) => name.length));
  const printed = new Set<string>();
  return items.map(({ name, state, detail }) => {
    const clipped = clip(detail, maxLength.detail);
    const shown = printed.has(clipped) ? 'the same' : clipped;
    if (state === 'not-run') printed.add(clipped);
    return `  ${name.padEnd(width)}  ${states[state].padEnd(11)}  ${quoted(shown)}`;
  });
}

const quoted = (text: string) => text.replaceAll('\n', '\n  | ');

/** Returns the lines that say what the run cost and why it ended; `commands` were to check the change. */
export function describeEnd(
  ended: LoopResult,
  { rules, dryRun }: CliOptions,
  commands: readonly CommandName[],
): readonly string[] {
  const { reason, run, problem, cause } = ended;
  const isDefect = cause instanceof Error && stopReasons[reason].isDefect;
  return [
    ...(ended.spent.calls > 0 ? [`${describeCost({ ...ended, allowed: rules })}.`] : []),
    ...(problem === undefined ? [] : [problem]),
    ...(isDefect ? [cause.stack ?? cause.message] : []),
    `Stopped: ${reason}. ${sentenceOf(ended, dryRun)}${skipped(run, reason, commands)}`,
  ];
}

/** What a reason means for the work tree. */
function sentenceOf({ reason }: LoopResult, dryRun: boolean): string {
  const { change, sentence } = stopReasons[reason];
  switch (change) {
    case 'fix':
      return dryRun ? 'This is the fix; nothing was changed.' : 'The fix is in the work tree.';
    case 'draft':
      return "The project's own checks fail with this change, so nothing was changed.";
    case 'none':
      return sentence;
  }
}

const skippedSentences: Readonly<Record<CommandName, string>> = {
  lint: 'The lint command did not run.',
  tests: 'The tests did not run.',
};

/** Names the commands that did not run on an approved change. */
function skipped(run: Run, reason: LoopResult['reason'], commands: readonly CommandName[]): string {
  if (stopReasons[reason].change !== 'fix') return '';
  const results = checkResultsOf(run);
  const missing = commands.filter((name) => (results?.[name].kind ?? 'not-run') === 'not-run');
  return missing.map((name) => ` ${skippedSentences[name]}`).join('');
}

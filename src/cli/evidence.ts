import { type CheckFinding, shortenOutput } from '../core/checks/index.ts';
import { checklistOf, type EvidenceItem } from '../core/report/index.ts';
import { checkResultsOf, planOf, type Run } from '../core/run/index.ts';
import { clip } from '../core/text/index.ts';
import { inTerminalNames } from './setting-names.ts';

/** Characters of what is said of one rung, and of a command's output. */
const longest = { detail: 2_500, output: 4_000 } as const;

const states = { passed: '✓ passed', failed: '✗ failed', 'not-run': '– not shown' } as const;

/**
 * The output of the commands that fail because of the change, then the ladder of evidence, weakest first;
 * empty where no fix was planned. Holds untrusted text, of which no line looks like one of ours.
 */
export function describeEvidence(run: Run): string {
  if (planOf(run)?.kind !== 'fix') return '';
  const trial = checkResultsOf(run);
  return [
    ...outputLines('Output of the lint command', trial?.lint),
    ...outputLines('Output of the tests', trial?.tests),
    'Evidence:',
    ...rungLines(checklistOf(run)),
  ].join('\n');
}

function outputLines(title: string, finding: CheckFinding | undefined): readonly string[] {
  if (finding?.kind !== 'failed') return [];
  const output = shortenOutput(finding.output, longest.output, finding.failures).trimEnd();
  return [`${title}:`, `  | ${quoted(output)}`];
}

/** What two rungs lack for the same reason is told once. */
function rungLines(rungs: readonly EvidenceItem[]): readonly string[] {
  const width = Math.max(...rungs.map(({ name }) => name.length));
  const told = new Set<string>();
  return rungs.map((rung) => {
    const detail = detailOf(rung);
    const shown = told.has(detail) ? 'the same' : detail;
    if (rung.state === 'not-run') told.add(detail);
    return `  ${rung.name.padEnd(width)}  ${states[rung.state].padEnd(11)}  ${quoted(shown)}`;
  });
}

/** Names of settings are ours only where nothing was run. */
function detailOf({ state, detail }: EvidenceItem): string {
  const clipped = clip(detail, longest.detail);
  return state === 'not-run' ? inTerminalNames(clipped) : clipped;
}

const quoted = (text: string) => text.replaceAll('\n', '\n  | ');

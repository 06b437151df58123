import {
  type CommandName,
  type CommandResult,
  compareWithBase,
  hasPassed,
  type ProjectCommand,
} from '../checks/index.ts';
import { amber, green, type JointVerdict, red } from './finding.ts';

/** Judges what one of the project's commands does on the untouched tree. */
export function judgeCommand({ name, text }: ProjectCommand, result: CommandResult): JointVerdict {
  if (hasPassed(result)) return green(`\`${text}\` passes`);
  const finding = onBase(name, result);
  if (finding.kind === 'not-run') return red(`\`${text}\` cannot be used: ${finding.why}`);
  const how = result.kind === 'exited' ? `exit code ${result.code}` : 'it takes too long';
  return amber(
    `\`${text}\` fails on the untouched tree (${how}): what fails before a change does not count against it.`,
  );
}

/** Judges whether the output of the tests shows how many ran: only then are they evidence. */
export function judgeCounts(result: CommandResult): JointVerdict {
  const finding = onBase('tests', result);
  if (finding.kind === 'inconclusive' || finding.kind === 'not-run') {
    return amber(
      `The test command gives no evidence: ${finding.why}. Let it print a summary, such as “3 passed”.`,
    );
  }
  return green(finding.counts === undefined ? 'tests are shown' : `${finding.counts.run} ran`);
}

/** What the command would say about a change that changes nothing. */
function onBase(command: CommandName, result: CommandResult) {
  const finding = compareWithBase({ command, head: result, again: result, base: result });
  return finding.kind === 'wanted' ? { kind: 'passed' as const } : finding;
}

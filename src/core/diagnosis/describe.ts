import { exitCodeOf, type JointFinding, type JointState } from './finding.ts';
import { joints } from './joints.ts';

const marks: Readonly<Record<JointState, string>> = {
  green: '✓',
  amber: '!',
  red: '✗',
  unchecked: '–',
};

/**
 * Returns the lines of a group for people: the mark of each, what is meant, and what was found. What is not checked for
 * the same reason shares a line.
 */
export function findingLines(findings: readonly JointFinding[]) {
  return findings
    .filter((finding, index) => !isRepeated(finding, findings.slice(0, index)))
    .map((finding) => {
      const { state, sentence } = finding;
      const same = findings.filter((other) => other === finding || isRepeated(other, [finding]));
      const titles = same.flatMap(({ joint }) =>
        joint === undefined ? [] : [joints[joint].title],
      );
      const text = titles.length === 0 ? sentence : `${shortened(titles)}: ${sentence}`;
      return { state, mark: marks[state], text };
    });
}

/** Names up to three joints, or the first of more. */
function shortened(titles: readonly string[]): string {
  return titles.length <= 3 ? titles.join(', ') : `${titles[0]} and ${titles.length - 1} more`;
}

function isRepeated({ state, sentence }: JointFinding, others: readonly JointFinding[]): boolean {
  return state === 'unchecked' && others.some((other) => other.sentence === sentence);
}

/** Returns the findings for programs. */
export function findingsJson(findings: readonly JointFinding[]): string {
  const ok = exitCodeOf(findings) === 0;
  const shown = findings.map(({ group, joint, state, sentence }) => ({
    ...{ group, joint: joint ?? null, state, sentence },
  }));
  return JSON.stringify({ ok, findings: shown }, null, 2);
}

import { type JointGroup, type JointName, jointGroups, joints } from './joints.ts';

/** How a joint of a set-up is: it works, works with less, does not work, or is not known. */
export type JointState = 'green' | 'amber' | 'red' | 'unchecked';

/** What a probe found out about a joint. The sentence says what works, or what to do. */
export interface JointVerdict {
  readonly state: JointState;
  readonly sentence: string;
}

/** The verdict on one joint, or on a group that is not configured. */
export interface JointFinding extends JointVerdict {
  readonly group: JointGroup;
  /** Missing for a group that is not configured. */
  readonly joint?: JointName | undefined;
}

export const green = (sentence: string): JointVerdict => ({ state: 'green', sentence });
export const amber = (sentence: string): JointVerdict => ({ state: 'amber', sentence });
export const red = (sentence: string): JointVerdict => ({ state: 'red', sentence });

/** What keeps a joint from being checked, as the rest of a sentence. */
export const notChecked = (why: string): JointVerdict => ({
  state: 'unchecked',
  sentence: `not checked: ${why}`,
});

/**
 * The verdict on a joint whose need was not met, or not even examined: only the first that is broken is to be
 * mended.
 */
export function blockedBy(need: JointFinding, isExamined = true): JointVerdict | undefined {
  if (need.state === 'unchecked') return need;
  if ((isExamined && need.state !== 'red') || need.joint === undefined) return undefined;
  return notChecked(`first mend “${joints[need.joint].title}”`);
}

/** The exit code for these findings: 2 if anything is broken, else 3 if a group was not checked. */
export function exitCodeOf(findings: readonly JointFinding[]): 0 | 2 | 3 {
  if (findings.some(({ state }) => state === 'red')) return 2;
  return uncheckedGroups(findings).length > 0 ? 3 : 0;
}

/** Returns the titles of the groups of which nothing is known, also because an address has to be settled first. */
export function uncheckedGroups(findings: readonly JointFinding[]): readonly string[] {
  const isKnown = ({ state, joint }: JointFinding) =>
    state === 'green' || state === 'red' || (state === 'amber' && joint === undefined);
  const known = new Set(findings.filter(isKnown).map(({ group }) => group));
  const open = findings.flatMap(({ group }) => (known.has(group) ? [] : [jointGroups[group]]));
  return [...new Set(open)];
}

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

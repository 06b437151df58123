import { lacksTestRun, type Run } from '../run/index.ts';
import { changeEvidence } from './checklist.ts';
import type { EvidenceItem, EvidenceKind, NeededKind } from './evidence-item.ts';

/** Values of the setting that says how much evidence makes a pull request ready for review. */
export const readyWhenValues = ['reviewed', 'linted', 'tested', 'regression', 'never'] as const;

/** With less evidence than this, a pull request is a draft. */
export type ReadyWhen = (typeof readyWhenValues)[number];

const needed: Readonly<Record<Exclude<ReadyWhen, 'never'>, readonly NeededKind[]>> = {
  reviewed: ['syntax', 'review'],
  linted: ['lint', 'review'],
  tested: ['tests', 'review'],
  regression: ['tests', 'regression', 'review'],
};

/** A command that passes says more about the syntax than a grammar, which may misread a file or be missing. */
const stronger: Readonly<Partial<Record<NeededKind, readonly NeededKind[]>>> = {
  syntax: ['lint', 'tests'],
};

/** How evidence is named that failed, that shows nothing, and that is missing. */
type Phrases = Readonly<Record<'failed' | 'inconclusive' | 'not-run', string>>;

const phrasesOf = (failed: string, missing: string): Phrases => ({
  ...{ failed, inconclusive: missing, 'not-run': missing },
});

const phrases: Readonly<
  Record<NeededKind, Phrases> & Record<EvidenceKind, Pick<Phrases, 'failed'>>
> = {
  weakened: { failed: 'the change weakens the tests' },
  worse: { failed: 'the reviewer names what it makes worse' },
  syntax: {
    failed: 'the last edit broke the syntax',
    inconclusive: 'not every changed file could be parsed',
    'not-run': 'the syntax was not checked',
  },
  characters: { failed: 'the change adds characters or code that people cannot see' },
  lint: {
    failed: 'lint or types fail',
    inconclusive: 'the lint command shows nothing',
    'not-run': 'lint and types were not run',
  },
  tests: {
    failed: 'tests fail',
    inconclusive: 'nothing shows that a test ran',
    'not-run': 'the tests were not run',
  },
  regression: phrasesOf('no test shows the bug', 'no test shows the bug'),
  review: phrasesOf('the review requested changes', 'the change was not reviewed'),
};

/**
 * The evidence that a run lacks to be ready for review, each as a phrase. How the work was done decides
 * nothing: a change that blind work got right is as right, and the evidence for it is the same.
 */
export function lackingEvidence(run: Run, readyWhen: ReadyWhen): readonly string[] {
  if (readyWhen === 'never') return ['the settings ask for a draft'];
  const items = changeEvidence(run);
  const hasPassed = (kind: EvidenceKind) =>
    items.some((item) => item.kind === kind && item.state === 'passed');
  const isNeeded = (kind: EvidenceKind): kind is NeededKind =>
    needed[readyWhen].some((one) => one === kind) || (kind === 'tests' && lacksTestRun(run));
  return items.flatMap((item) => {
    const { kind, state } = item;
    if (state === 'failed') return [phrases[kind].failed];
    if (!isNeeded(kind) || stronger[kind]?.some(hasPassed)) return [];
    if (state === 'inconclusive' || state === 'not-run') return [phrases[kind][state]];
    return hasNoPass(item) ? ['no test passes, with or without the change'] : [];
  });
}

/** Tests that all fail as before say nothing about the change. */
function hasNoPass({ state, counts }: EvidenceItem): boolean {
  return state === 'as-before' && counts !== undefined && counts.run === counts.failed;
}

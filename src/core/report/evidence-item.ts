import type { TestCounts } from '../../engines/evidence/index.ts';

/** Evidence that a setting may ask for. */
export type NeededKind = 'syntax' | 'lint' | 'tests' | 'regression' | 'review';

/** The others are items only where something is found, which fails. */
export type EvidenceKind = NeededKind | 'weakened' | 'worse' | 'characters';

/** An ability that the work was done without. */
export type Handicap = 'sight' | 'form';

/** One item on the checklist of evidence: what the program computed or observed, never what was claimed. */
export interface EvidenceItem<Kind extends EvidenceKind | Handicap = EvidenceKind | Handicap> {
  readonly kind: Kind;
  readonly name: string;
  /**
   * `as-before`: it fails, but no worse than without the change. `inconclusive`: it ran, but shows nothing.
   * `not-needed`: there was nothing to show.
   */
  readonly state: 'passed' | 'as-before' | 'failed' | 'inconclusive' | 'not-run' | 'not-needed';
  /** The project's command that was run, in one line; missing if none was. */
  readonly command?: string | undefined;
  /** The tests that the command ran, if its output counts them. */
  readonly counts?: TestCounts | undefined;
  /** Untrusted text, which includes the counts. */
  readonly detail: string;
}

import type { Patch, PendingEdits, Refusal } from '../../engines/edits/index.ts';
import type { BlockedFile, RepoPath } from '../../engines/files/index.ts';
import type { Loss, Usage } from '../../engines/model/port/index.ts';
import type { FoundProblem } from '../../engines/syntax/index.ts';
import type { CheckResults, ProjectCommand } from '../proof/index.ts';
import type { ShownLines } from '../repository/index.ts';
import type { FixPlan, Plan, Verdict } from './decisions.ts';

/** One attempt at a ticket: the steps recorded so far, oldest first. */
export interface Run {
  readonly steps: readonly Step[];
  /** Index of the check whose patch is kept at the end, because later ones do not pass the project's commands. */
  readonly restored?: number | undefined;
  /** Whether a change that passes its checks is approved without a review. */
  readonly isUnreviewed?: true | undefined;
  /** What the endpoint had refused before this run, which it does not refuse again. */
  readonly losses?: readonly Loss[] | undefined;
}

export type Step =
  /** The model used read-only tools before it did what it was asked. */
  | {
      readonly kind: 'explored';
      readonly asked: 'plan' | 'edit' | 'review';
      readonly reads: readonly ToolRead[];
      /** What the model said beside its calls; missing if nothing. */
      readonly said?: string | undefined;
      /** What the endpoint wants back with the results. Only its adapter reads it, and no record shows it. */
      readonly continuation?: unknown;
      readonly call: Call;
    }
  /** The last plan counts. */
  | {
      readonly kind: 'planned';
      readonly plan: Plan;
      /** Edits that the reply wrote beside its plan; missing if none. They are tried before the model is asked for any. */
      readonly edits?: string | undefined;
      readonly call: Call;
    }
  /** A plan that people have agreed to: the run begins with it, and no model is asked for it again. */
  | {
      readonly kind: 'planned';
      readonly plan: FixPlan;
      readonly isAgreed: true;
      readonly edits?: undefined;
    }
  /** A change from before was made again on these files, by no model. Its refusals are what is in conflict. */
  | {
      readonly kind: 'merged';
      readonly plan: FixPlan;
      readonly patch: Patch;
      readonly refusals: readonly Refusal[];
    }
  /** A patch with refusals is never kept as it is. */
  | {
      readonly kind: 'edited';
      readonly patch: Patch;
      readonly refusals: readonly Refusal[];
      /** What the next edit completes; missing if nothing is refused. */
      readonly pending?: PendingEdits | undefined;
      readonly call: Call;
    }
  /** The syntax and the size of the staged patch were checked. */
  | ({
      readonly kind: 'checked';
      readonly problems: readonly Problem[];
      /** The code files whose new text was parsed without an error. */
      readonly parsed: readonly RepoPath[];
      readonly unparsed: readonly UnparsedFile[];
      /** What the patch adds that people cannot see; missing if nothing. */
      readonly hidden?: HiddenCharacters | undefined;
      /** What the patch adds that may be taken for something else; missing if nothing. */
      readonly doubtful?: readonly Problem[] | undefined;
      /** Why the change is larger than the settings allow; missing if it is not. */
      readonly excess?: string | undefined;
      /** The files to which it adds a secret of the job; missing if there are none. */
      readonly leaks?: readonly RepoPath[] | undefined;
      /** The project's own commands to run on the change next; missing if there are none. */
      readonly commands?: readonly ProjectCommand[] | undefined;
    } & Proof)
  /** The project's own commands were run on the staged patch. */
  | ({
      readonly kind: 'tested';
      readonly results: CheckResults;
      /** How the commands were isolated from the job, in one sentence. */
      readonly isolation: string;
      /** Whether the change is sent back for a test that fails without the fix. */
      readonly wantsTest: boolean;
    } & Proof)
  | ({ readonly kind: 'reviewed'; readonly verdict: Verdict; readonly call: Call } & Proof)
  /** The reply was cut off at a length limit, had nothing but thoughts, or read more where it was to answer. */
  | {
      readonly kind: 'cut';
      readonly asked: 'plan' | 'edit' | 'review';
      readonly why: 'length' | 'empty' | 'calls';
      readonly call: Call;
    }
  /** The reply to `asked` could not be used; `why` says what was missing. */
  | {
      readonly kind: 'unusable';
      readonly asked: 'plan' | 'edit' | 'review';
      readonly why: string;
      /** The files that it is for, if none of them can be edited; missing otherwise. */
      readonly blocked?: readonly BlockedFile[] | undefined;
      readonly call: Call;
    };

/** What evidence is about. */
interface Proof {
  /** The digest of the patch. */
  readonly digest?: string | undefined;
}

export type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

/** One call to the model. */
export interface Call {
  /** The prompt as sent. */
  readonly prompt: string;
  /** The whole reply. */
  readonly reply: string;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
  /** What the endpoint refused in this call. */
  readonly losses: readonly Loss[];
  /** The model that replied, as the endpoint names it; missing if it does not. Untrusted. */
  readonly served?: string | undefined;
  /** What the prompt left out because the model cannot read a longer one, as phrases; missing if nothing. */
  readonly leftOut?: readonly string[] | undefined;
}

/** The cost of one or more calls to the model. */
export interface Spent extends Usage {
  /** Money at the prices of the rules; null if those are not known. */
  readonly cost: number | null;
}

/** One use of a read-only tool. */
export interface ToolRead {
  readonly tool: string;
  /** The input as canonical JSON, for people and for the model. */
  readonly input: string;
  /** Identifies the tool and its whole input: another page, range or query is another request. */
  readonly fingerprint: string;
  /**
   * `fresh`: executed. `repeated`: answered from memory, with a notice. `exhausted`: requested once too
   * often, which ends the exploration. `invalid`: not executable, and `failed`: cut off by an outage; `result`
   * says why, and neither counts as a request.
   */
  readonly ruling: 'fresh' | 'repeated' | 'exhausted' | 'invalid' | 'failed';
  /** What the model is shown. */
  readonly result: string;
  /** The lines of files that the result shows; missing if none. */
  readonly shown?: readonly ShownLines[] | undefined;
  /** Milliseconds on the run's clock. */
  readonly at: number;
}

/** A problem that a check found in the new text of a file. */
export interface Problem extends FoundProblem {
  readonly path: RepoPath;
}

/** A code file whose syntax is not known to be valid; `why` is a phrase such as `no grammar for .java`. */
export interface UnparsedFile {
  readonly path: RepoPath;
  readonly why: string;
}

/** What deceives the eye. It need not be wrong: a translation may have to contain such characters. */
export interface HiddenCharacters {
  readonly found: readonly Problem[];
  /** Whether the patch is kept with them: they go back to the model only once. */
  readonly isKept: boolean;
}

export const newRun: Run = { steps: [] };

export const record = (run: Run, step: Step): Run => ({ ...run, steps: [...run.steps, step] });

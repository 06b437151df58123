import type { Activity, MendingSetting } from '../../../core/report/index.ts';
import type { PastCommit, Ranking } from '../../../core/repository/index.ts';
import type {
  Due,
  Ending,
  FixPlan,
  MergedStart,
  RecordedRun,
  Rules,
  Run,
  Spent,
  Step,
} from '../../../core/run/index.ts';
import type { Picture, TicketKey } from '../../../core/tickets/index.ts';
import type { Caps, Patch, PendingEdits, Refusal } from '../../../engines/edits/index.ts';
import type { ShowSetting } from '../../../engines/errors.ts';
import type { CommandResult } from '../../../engines/evidence/index.ts';
import type { PathRules } from '../../../engines/files/index.ts';
import type { ModelProfile } from '../../../engines/model/catalog/index.ts';
import type {
  Loss,
  Model,
  ModelReply,
  ModelRequest,
  ToolSpec,
} from '../../../engines/model/port/index.ts';
import type { Syntax } from '../../../engines/syntax/index.ts';
import type { Checks, Tickets, Workspace } from '../../ports.ts';

/** What the loop works on: the ticket's instruction, and which files it may write. */
export interface Task {
  /** Missing if the ticket is not in Jira. */
  readonly key?: TicketKey;
  readonly instruction: string;
  /** The pictures of the ticket, in the order in which the instruction numbers them. */
  readonly pictures?: readonly Picture[] | undefined;
  readonly paths: PathRules;
  /** Limits on the size of the change; missing if there are none. */
  readonly caps?: Caps;
  /** Whether the change must contain a test that fails without it. */
  readonly reproduce?: boolean;
  /** A change from before that was merged into the files, to go on with in place of a plan; not empty. */
  readonly start?: MergedStart | undefined;
  /** A plan that people have agreed to, to go on with in place of another. */
  readonly agreed?: FixPlan | undefined;
  /** The number of remarks in the review that the instruction has, which the model answers. */
  readonly remarks?: number | undefined;
  /** What the model's endpoint refused in an earlier run for the ticket, and does not refuse again. */
  readonly losses?: readonly Loss[] | undefined;
}

/** Everything outside the loop that it can use. */
export interface RunContext {
  readonly model: Model;
  /** The form of edits that the model knows best; by default, blocks. */
  readonly edits?: ModelProfile['edits'] | undefined;
  readonly workspace: Workspace;
  readonly syntax: Syntax;
  /** The project's own commands; missing if there are none. */
  readonly checks?: Checks | undefined;
  /** Whether a new text has a secret of the job that none of the old ones has; missing if there are no secrets. */
  readonly addsSecret?: ((before: readonly string[], after: string) => boolean) | undefined;
  /** For reading other tickets; missing without Jira. */
  readonly tickets?: Pick<Tickets, 'read'> | undefined;
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
  /** The time of day, for records. */
  readonly date: () => Date;
  readonly signal: AbortSignal;
  /** Names settings where people set them; by default, as inputs of the Action. */
  readonly show?: ShowSetting<MendingSetting> | undefined;
  /**
   * Called before another edit is paid for: whether people have said something that ends this run of the loop. Missing
   * where nobody can. Must not reject.
   */
  readonly isEnded?: (() => Promise<boolean>) | undefined;
  /** Called with each recorded step and what follows it. Must not throw. */
  readonly onStep?: (step: Step, next: Due | Ending) => void;
  /** Called with what begins or comes further and may last, and with nothing when it ends. Must not throw. */
  readonly onProgress?: ((activity: Activity | undefined) => void) | undefined;
}

/** A reply, with its cost in money. */
export interface MeteredReply extends ModelReply {
  readonly spent: Spent;
}

/** A model that counts its costs and refuses calls that the rules do not allow. */
export interface MeteredModel {
  ask(request: ModelRequest, signal: AbortSignal): Promise<MeteredReply>;
  /** Returns by how many estimated tokens a prompt is too long for the model; 0 as far as is known. */
  excess(request: ModelRequest): number;
  /** Returns the total: every attempt, and the tokens of those that were answered. */
  spent(): Spent;
}

/** The files that may be written, without the patch. */
export interface RepositoryFiles {
  /** Sorted. */
  readonly paths: readonly string[];
  /** Returns the list of them for a prompt, the likeliest first. */
  readonly tree: () => string;
  readonly ranking: Ranking;
  /** The newest commits before, newest first. */
  readonly history: readonly PastCommit[];
}

/** What a step of the loop works with. */
export interface StepContext extends Omit<RunContext, 'model'> {
  /** Lists and ranks the files for a task, once. */
  readonly repository: (task: Task) => Promise<RepositoryFiles>;
  readonly model: MeteredModel;
  readonly rules: Rules;
  /** Every tool that a request of the run may offer, in the same order each time. */
  readonly allTools: readonly ToolSpec[];
  /** Those of them that read. */
  readonly allReads: readonly ToolSpec[];
  /** Milliseconds that a command may take now; missing if only the settings bound it. */
  readonly commandTime?: (() => number) | undefined;
  /** What the project's commands did in this run, by command and patch; what the model had run, also by its files. */
  readonly commandResults: Map<string, readonly CommandResult[]>;
}

/** What a step is for, and what it works with. */
export interface StepPlace {
  readonly task: Task;
  readonly run: Run;
  readonly context: StepContext;
}

/** Performs one step of a run. */
export type PerformStep = (task: Task, run: Run, context: StepContext) => Promise<Step>;

/** What a read-only tool works with. */
export interface ToolContext
  extends Pick<
    StepContext,
    | 'workspace'
    | 'syntax'
    | 'repository'
    | 'tickets'
    | 'checks'
    | 'commandResults'
    | 'commandTime'
    | 'onProgress'
    | 'now'
    | 'signal'
  > {
  readonly task: Task;
  readonly run: Run;
  /** Edits beside the calls, before there is a plan; missing if there are none. */
  readonly draft?: DraftedEdits | undefined;
}

/** Edits that are not kept: the patch with them, or why they do not apply. `text` is the reply that has them. */
export type DraftedEdits = { readonly text: string } & (
  | { readonly kind: 'applies'; readonly patch: Patch }
  | {
      readonly kind: 'refused';
      readonly why: string;
      /** What is wrong with which file; missing if the edits cannot be read. */
      readonly refusals?: readonly Refusal[];
      readonly pending?: PendingEdits | undefined;
    }
);

/** How a run of the loop ended. */
export type LoopResult = Ending & {
  readonly run: Run;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
  /** The runs behind the result, oldest first: this one, and one that a newer base made obsolete. */
  readonly recorded: readonly RecordedRun[];
  /** What went wrong, in one sentence for whoever runs the agent. */
  readonly problem?: string | undefined;
  /** The end of what the setup command printed, if that stopped the run. Untrusted. */
  readonly setupOutput?: string | undefined;
  /** The error, for the log. */
  readonly cause?: unknown;
};

import {
  type Activity,
  blockedProblem,
  budgetProblem,
  type CutWork,
  cutProblem,
  deadlineProblem,
  describeActivity,
} from '../../core/report/index.ts';
import {
  commandTime,
  type Due,
  due,
  type Ending,
  firstEnding,
  isSentBack,
  mergedStep,
  newRun,
  type Rules,
  type Run,
  record,
  type Step,
  withPassingChange,
} from '../../core/run/index.ts';
import { raceAbort } from '../../engines/async.ts';
import type { Unprepared } from '../ports.ts';
import {
  type LoopResult,
  type MeterOptions,
  meterModel,
  type PerformStep,
  type RunContext,
  repositoryFiles,
  type StepContext,
  type Task,
} from './context/index.ts';
import { toFailure } from './failure.ts';
import { check, edit, plan, review, runChecks } from './steps/index.ts';
import { everyTool, readTools } from './tools/index.ts';

const perform: Readonly<Record<Due, PerformStep>> = {
  plan,
  edit,
  check,
  test: runChecks,
  review,
};

/** Returns why the project's own commands cannot run, before anything is spent on a change to check. */
async function prepareChecks(context: StepContext): Promise<Unprepared | undefined> {
  const { checks, signal, onProgress } = context;
  signal.throwIfAborted();
  if (checks === undefined || checks.commands.length === 0) return undefined;
  onProgress?.({ kind: 'preparing', what: 'copying the repository for its commands' });
  const onSetup = (text: string) => onProgress?.({ kind: 'running', command: 'setup', text });
  return checks.prepare(signal, onSetup).finally(() => onProgress?.(undefined));
}

/** Why a run ends, and what its report says of it. */
type RunEnd = Ending & Pick<LoopResult, 'problem' | 'cause' | 'setupOutput'>;

/** Records a run: its steps, and what was decided after each. */
class RunRecorder {
  run: Run;
  private readonly decisions: string[] = [];
  private readonly context: RunContext;
  private readonly rules: Rules;

  constructor({ losses }: Task, context: RunContext, rules: Rules) {
    this.run = { ...newRun, losses, ...(rules.review ? {} : { isUnreviewed: true }) };
    this.context = context;
    this.rules = rules;
  }

  /** Returns why the run stops; `undefined` if it goes on. */
  stop(): Ending | undefined {
    return firstEnding(this.run, this.rules);
  }

  take(step: Step): Ending | undefined {
    this.run = record(this.run, step);
    const stop = this.stop();
    this.decisions.push(stop?.reason ?? due(this.run));
    this.context.onStep?.(step, stop ?? due(this.run));
    return stop;
  }

  /** Takes what is known before the first call, if anything is. */
  takeKnown({ start, agreed }: Task): Ending | undefined {
    if (start !== undefined) return this.take(mergedStep(start));
    return agreed && this.take({ kind: 'planned', plan: agreed, isAgreed: true });
  }

  end(why: RunEnd, cost: Pick<LoopResult, 'spent' | 'elapsed'>): LoopResult {
    const { run, rules, decisions } = this;
    const problem = this.problemOf(why, cost.spent);
    const over = { run: withPassingChange(run), ...cost, ...why, ...(problem && { problem }) };
    return { ...over, recorded: [{ rules, decisions, ...over }] };
  }

  private problemOf({ detail, problem }: RunEnd, spent: LoopResult['spent']): string | undefined {
    const { run, rules } = this;
    const { show } = this.context;
    const isSpent = detail === 'spending';
    if (detail === 'not-editable') return blockedProblem(run);
    const cut = isSpent || detail === 'reply-cut' ? cutProblem(run, rules, show) : undefined;
    return cut ?? (isSpent ? budgetProblem(spent, rules, show) : problem);
  }
}

/**
 * Works on one ticket until a rule says stop. Never rejects, never costs more than `worstCase(rules)`, and
 * ends soon after its deadline even if a call hangs.
 */
export async function runLoop(task: Task, context: RunContext, rules: Rules): Promise<LoopResult> {
  const start = context.now();
  const allowed = rules.maxMinutes * 60_000;
  const timeLeft = () => start + allowed - context.now();
  const deadline = AbortSignal.timeout(Math.ceil(allowed));
  const signal = AbortSignal.any([context.signal, deadline]);
  const recorder = new RunRecorder(task, context, rules);
  const watch = watchWork(context.now, signal);
  const tell = (activity: Activity | undefined) => {
    watch.see(activity);
    context.onProgress?.(activity);
  };
  const onProgress: MeterOptions['onProgress'] = (progress, spent) =>
    tell(
      progress?.kind === 'arriving'
        ? { ...progress, kind: 'asking', step: due(recorder.run), spent, rules }
        : progress,
    );
  const model = meterModel(context.model, rules, { onProgress, timeLeft });
  const stepContext: StepContext = {
    ...context,
    ...{ model, signal, rules, onProgress: tell },
    commandTime: () => commandTime(rules, timeLeft()),
    allTools: everyTool(context, rules, task),
    allReads: readTools(context).map(({ spec }) => spec),
    commandResults: new Map(),
    repository: repositoryFiles(context.workspace),
  };
  const end = (why: RunEnd) =>
    recorder.end(why, { spent: model.spent(), elapsed: context.now() - start });
  try {
    return end(await takeSteps(task, stepContext, { recorder, watch }));
  } catch (error) {
    const isLate = deadline.aborted && !context.signal.aborted;
    if (!isLate) return end(toFailure(error, context.signal));
    const problem = deadlineProblem(rules.maxMinutes, watch.current(), context.show);
    return end({ reason: 'limit-reached', detail: 'deadline', problem });
  }
}

/** Takes one step after another until the run ends. Rejects when aborted. */
async function takeSteps(
  task: Task,
  context: StepContext,
  { recorder, watch }: { readonly recorder: RunRecorder; readonly watch: WorkWatch },
): Promise<RunEnd> {
  const { signal } = context;
  const unprepared = await raceAbort(prepareChecks(context), signal);
  if (unprepared !== undefined) {
    const { why: problem, output: setupOutput } = unprepared;
    return { reason: 'checks-unavailable', problem, ...(setupOutput && { setupOutput }) };
  }
  let stop = recorder.stop() ?? recorder.takeKnown(task);
  while (stop === undefined) {
    signal.throwIfAborted();
    const { run } = recorder;
    if (isSentBack(run) && (await raceAbort(hasEnded(context), signal)))
      return { reason: 'stopped' };
    watch.begin(due(run));
    stop = recorder.take(await raceAbort(perform[due(run)](task, run, context), signal));
  }
  return stop;
}

const hasEnded = async ({ isEnded }: Pick<RunContext, 'isEnded'>) => (await isEnded?.()) === true;

/** Remembers what a run does and since when, so that it can say what its deadline has cut. */
interface WorkWatch {
  /** A step begins. */
  begin(step: CutWork['step']): void;
  /** Something begins, comes further or, without an activity, ends. */
  see(activity: Activity | undefined): void;
  /** What the run does at this moment. */
  current(): CutWork;
}

/** Starts to watch, by a clock of milliseconds. What ends after the abort was cut by it, and is kept. */
export function watchWork(now: () => number, signal: AbortSignal): WorkWatch {
  let step: CutWork['step'] = 'preparation';
  let activity: Activity | undefined;
  let since = now();
  let [line, end] = ['', Number.POSITIVE_INFINITY];
  signal.addEventListener('abort', () => {
    end = now();
  });
  return {
    begin(next) {
      [step, activity, line, since] = [next, undefined, '', now()];
    },
    see(next) {
      if (signal.aborted) return;
      const told = next === undefined ? '' : describeActivity(next);
      if (told !== line) since = now();
      [activity, line] = [next, told];
    },
    current: () => ({ step, activity, elapsed: Math.min(end, now()) - since }),
  };
}

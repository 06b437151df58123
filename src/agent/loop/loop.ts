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

/**
 * Works on one ticket until a rule says stop. Never rejects, never costs more than `worstCase(rules)`, and
 * ends soon after its deadline even if a call hangs.
 */
export async function runLoop(task: Task, context: RunContext, rules: Rules): Promise<LoopResult> {
  const start = context.now();
  const allowed = rules.maxMinutes * 60_000;
  const timeLeft = () => start + allowed - context.now();
  let run: Run = {
    ...newRun,
    losses: task.losses,
    ...(rules.review ? {} : { isUnreviewed: true }),
  };
  const deadline = AbortSignal.timeout(Math.ceil(allowed));
  const signal = AbortSignal.any([context.signal, deadline]);
  const watch = watchWork(context.now, signal);
  const tell = (activity: Activity | undefined) => {
    watch.see(activity);
    context.onProgress?.(activity);
  };
  const onProgress: MeterOptions['onProgress'] = (progress, spent) =>
    tell(
      progress?.kind === 'arriving'
        ? { ...progress, kind: 'asking', step: due(run), spent, rules }
        : progress,
    );
  const model = meterModel(context.model, rules, { onProgress, timeLeft });
  const stepContext: StepContext = {
    ...context,
    model,
    signal,
    rules,
    commandTime: () => commandTime(rules, timeLeft()),
    onProgress: tell,
    allTools: everyTool(context, rules, task),
    allReads: readTools(context).map(({ spec }) => spec),
    commandResults: new Map(),
    repository: repositoryFiles(context.workspace),
  };
  const cost = () => ({ spent: model.spent(), elapsed: context.now() - start });
  const decisions: string[] = [];
  const end = (why: Ending & Pick<LoopResult, 'problem' | 'cause' | 'setupOutput'>): LoopResult => {
    const isSpent = why.detail === 'spending';
    const isBlocked = why.detail === 'not-editable';
    const problem =
      ((isSpent || why.detail === 'reply-cut') && cutProblem(run, rules, context.show)) ||
      (isSpent && budgetProblem(model.spent(), rules, context.show)) ||
      (isBlocked ? blockedProblem(run) : why.problem);
    const over = { run: withPassingChange(run), ...cost(), ...why, ...(problem && { problem }) };
    return { ...over, recorded: [{ rules, decisions, ...over }] };
  };
  const take = (step: Step) => {
    run = record(run, step);
    const stop = firstEnding(run, rules);
    decisions.push(stop?.reason ?? due(run));
    context.onStep?.(step, stop ?? due(run));
    return stop;
  };
  try {
    const problem = await raceAbort(prepareChecks(stepContext), signal);
    if (problem !== undefined) {
      const { why, output: setupOutput } = problem;
      return end({
        reason: 'checks-unavailable',
        problem: why,
        ...(setupOutput && { setupOutput }),
      });
    }
    let stop = firstEnding(run, rules);
    if (stop === undefined && task.start !== undefined) stop = take(mergedStep(task.start));
    else if (stop === undefined && task.agreed !== undefined)
      stop = take({ kind: 'planned', plan: task.agreed, isAgreed: true });
    while (stop === undefined) {
      signal.throwIfAborted();
      if (isSentBack(run) && (await raceAbort(hasEnded(context), signal)))
        return end({ reason: 'stopped' });
      watch.begin(due(run));
      const step = await raceAbort(perform[due(run)](task, run, stepContext), signal);
      stop = take(step);
    }
    return end(stop);
  } catch (error) {
    const isLate = deadline.aborted && !context.signal.aborted;
    if (!isLate) return end(toFailure(error, context.signal));
    const problem = deadlineProblem(rules.maxMinutes, watch.current(), context.show);
    return end({ reason: 'limit-reached', detail: 'deadline', problem });
  }
}

const hasEnded = async ({ isEnded }: RunContext) => (await isEnded?.()) === true;

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

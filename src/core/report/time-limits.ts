import { type ShowSetting, showInput } from '../../engines/errors.ts';
import { type CommandName, formatDuration } from '../../engines/evidence/index.ts';
import { oneLine } from '../../engines/text/index.ts';
import { type Due, keptCheck, keptCheckResults, type Run } from '../run/index.ts';
import { type Activity, describeCommand } from './activity.ts';

/** A setting that bounds the time of a run or of its commands. */
type TimeSetting = 'test-timeout-minutes' | 'deadline-minutes';

/**
 * What to do about a command that was stopped at its limit while the kept change was checked, as a sentence without its
 * beginning in upper case; `undefined` if none was.
 */
export function limitAdvice(
  run: Run,
  show: ShowSetting<TimeSetting> = showInput,
): string | undefined {
  const { lint, tests, regression } = keptCheckResults(run) ?? {};
  const stopped = [
    { name: 'lint', limit: lint?.limit } as const,
    { name: 'tests', limit: tests?.limit ?? regression?.limit } as const,
  ].find(({ limit }) => limit !== undefined);
  if (stopped?.limit === undefined) return undefined;
  const { ms } = stopped.limit;
  const isOfRun = stopped.limit.setting === 'deadline-minutes';
  const setting = isOfRun ? 'deadline-minutes' : 'test-timeout-minutes';
  const { text = '' } = keptCheck(run)?.commands?.find(({ name }) => name === stopped.name) ?? {};
  const command = text === '' || text.includes('`') ? '' : ` \`${oneLine(text, maxCommand)}\``;
  return `raise ${show(setting)} or make ${commandNames[stopped.name]}${command} faster: it takes longer than ${formatDuration(ms)}.`;
}

/** Characters of a command. */
const maxCommand = 100;

const commandNames: Readonly<Record<CommandName, string>> = {
  lint: 'the lint command',
  tests: 'the test command',
};

/** What a run was doing when its deadline came, and for how many milliseconds. */
export interface CutWork {
  readonly step: Due | 'preparation';
  readonly activity: Activity | undefined;
  readonly elapsed: number;
}

/** Which step and which command the deadline has cut, how long that had run, and what to do. */
export function deadlineProblem(
  maxMinutes: number,
  { step, activity, elapsed }: CutWork,
  show: ShowSetting<TimeSetting> = showInput,
): string {
  const when = `The limit of ${formatDuration(maxMinutes * 60_000)} came during the ${step}`;
  const ran = `${cutName(activity)} had taken ${formatDuration(elapsed)}`;
  const mending =
    activity?.kind === 'running' ? 'make the command faster' : 'choose a faster model';
  return `${when}: ${ran}. To mend this, raise ${show('deadline-minutes')}, or ${mending}.`;
}

function cutName(activity: Activity | undefined): string {
  if (activity === undefined) return 'it';
  if (activity.kind === 'running') return describeCommand(activity);
  return activity.kind === 'preparing' ? oneLine(activity.what) : 'the model';
}

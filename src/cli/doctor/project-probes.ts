import { copyHistory, worktreeRoot } from '../../adapters/git/index.ts';
import { openProjectChecks, type ProjectChecks } from '../../adapters/sandbox/index.ts';
import type { Unprepared } from '../../agent/ports.ts';
import type { CommandName } from '../../core/checks/index.ts';
import {
  amber,
  green,
  type JointVerdict,
  judgeCommand,
  judgeCounts,
  notChecked,
  red,
} from '../../core/diagnosis/index.ts';
import { emptyPatch } from '../../core/edits/index.ts';
import { readRun, type SettingName, type Settings } from '../../settings/index.ts';
import { type GroupProbes, once, type Probe } from './examine.ts';

/** What a workflow says about the commands that is not followed. */
interface NotFollowed {
  readonly path: string;
  /** Commands that nobody agreed to. */
  readonly commands: ReadonlyMap<SettingName, string>;
  /** A sentence about another isolation. */
  readonly isolation: string | undefined;
}

/**
 * Probes of the project's commands, which run one after the other. `onSetup` says that the setup begins. Disposing of
 * them removes the private copy that they run on.
 */
export function projectProbes(
  settings: Settings,
  onSetup: (sentence: string) => void,
  notFollowed: NotFollowed | undefined,
) {
  const { show, isGiven } = settings;
  const withheld = (...names: readonly SettingName[]) =>
    describeWithheld(
      notFollowed,
      names.filter((name) => !isGiven(name)),
      show('run-commands'),
    );
  let opened: Promise<ProjectChecks> | undefined;
  const checks = once(() => {
    opened = openChecks(settings);
    return opened;
  });
  const lint = once(async (signal) => (await checks(signal)).run('lint', emptyPatch, signal));
  const tests = once(async (signal) => {
    await lint(signal);
    return (await checks(signal)).run('tests', emptyPatch, signal);
  });
  const command =
    (name: CommandName, result: typeof lint): Probe =>
    async (signal) => {
      const found = (await checks(signal)).commands.find((one) => one.name === name);
      const setting = name === 'lint' ? 'lint-command' : 'test-command';
      if (found !== undefined) return judgeCommand(found, await result(signal));
      return notChecked(withheld(setting) ?? `set ${show(setting)}`);
    };
  const probes: GroupProbes<'project'> = {
    sandbox: async (signal) => {
      const { isolation, prepare } = await checks(signal);
      if (isolation === '') return red((await prepare(signal))?.why ?? 'The commands cannot run.');
      const other = notFollowed?.isolation;
      if (other !== undefined) return amber(`${isolation} ${other}`);
      return settings.read('test-isolation') === 'none' ? amber(isolation) : green(isolation);
    },
    setup: async (signal) => {
      const { prepare } = await checks(signal);
      const problem = await prepare(signal, (text) => onSetup(`Runs the setup command: ${text}`));
      if (problem !== undefined) return red(describeUnprepared(problem));
      const why = withheld('setup-command', 'services-command');
      if (why !== undefined) return amber(why);
      return green(isGiven('setup-command') ? 'succeeds' : 'not needed');
    },
    lint: command('lint', lint),
    tests: command('tests', tests),
    counts: async (signal) => judgeCounts(await tests(signal), settings.read('test-command')),
  };
  const isConfigured = isGiven('lint-command') || isGiven('test-command');
  const why = withheld('setup-command', 'services-command', 'lint-command', 'test-command');
  return {
    probes: isConfigured ? probes : { absent: judgeAbsence(why, notFollowed?.path, show) },
    [Symbol.asyncDispose]: async () => {
      const open = await opened?.catch(() => undefined);
      await open?.[Symbol.asyncDispose]();
    },
  };
}

/** Without commands of a workflow, none is wanted: that is a choice. */
function judgeAbsence(
  why: string | undefined,
  path: string | undefined,
  show: Settings['show'],
): JointVerdict {
  return why !== undefined || path === undefined
    ? notChecked(why ?? `set ${show('test-command')}`)
    : amber(`Set \`test-command\` in ${path}: until then, no test runs on a change.`);
}

/** Says which of these commands were not run; `undefined` if there is none of them. */
function describeWithheld(
  notFollowed: NotFollowed | undefined,
  names: readonly SettingName[],
  flag: string,
): string | undefined {
  const texts = names.flatMap((name) => notFollowed?.commands.get(name) ?? []);
  if (texts.length === 0) return undefined;
  const them = texts.length > 1 ? ['were', 'them'] : ['was', 'it'];
  return `${texts.map((text) => `\`${text}\``).join(' and ')} ${them[0]} not run: only ${notFollowed?.path} names ${them[1]}. Read ${them[1]}, and pass ${flag}`;
}

function describeUnprepared({ why, output }: Unprepared): string {
  return output === undefined ? why : `${why} The end of its output:\n${output}`;
}

async function openChecks(settings: Settings): Promise<ProjectChecks> {
  const root = await worktreeRoot(settings.read('repo'));
  return openProjectChecks(root, { ...readRun(settings).project, copyHistory });
}

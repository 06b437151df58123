import { worktreeRoot } from '../../adapters/git/index.ts';
import { stopReasons } from '../../core/run/index.ts';
import { counted } from '../../core/text/index.ts';
import { harmless } from '../terminal/index.ts';
import { Cancelled, rememberingAsker, terminalAsker } from './asker.ts';
import { agree, type CarriedOut, carryOut } from './carry-out.ts';
import { commandsOf } from './commands.ts';
import type { InitRequest } from './index.ts';
import { type InitWorld, makePlan, type SetupPlan, type Survey } from './plan.ts';
import { commandLine } from './programs.ts';
import { listSecrets } from './secrets.ts';
import { settledSettings } from './settled-settings.ts';
import { fullName } from './setup.ts';
import { reportHint, stepLines, stepsLeft } from './steps.ts';

export { programs } from './programs.ts';

/** Sets the agent up in a repository; resolves to the exit code. */
export async function initFromCli(request: InitRequest, world: InitWorld): Promise<number> {
  const { env, input, output, signal, bundle, home, isInteractive } = world;
  const { settings } = request;
  const say = (text: string) => void output.write(`${harmless(text)}\n`);
  const root = await worktreeRoot(settings.read('repo'));
  const asker = isInteractive ? terminalAsker(input, output, signal) : undefined;
  const survey: Survey = {
    ...{ settings, root, env, bundle, home, signal, say, run: world.programsFor(root) },
    asker: asker && rememberingAsker(asker),
  };
  try {
    let plan = await makePlan(survey);
    for (;;) {
      describePlan(plan, say);
      if (request.dryRun) return report(request, foreseen(plan, false), say, world);
      const agreed = await agree(plan, request, asker);
      if (typeof agreed === 'object') {
        const done = await carryOut(plan, agreed, survey);
        const code = report(request, done, say, world);
        if (asker !== undefined && agreed.runs && code === 0) {
          say('Checks what is there already:');
          const confirm = (question: string) =>
            asker.confirm(question.replace(/ \[.*$/, ''), false);
          const examined = world.examine?.(await settledSettings(done, survey), confirm);
          // Whoever ends the check has the set-up.
          await examined?.catch((error: unknown) => {
            if (!(error instanceof Cancelled) && !signal.aborted) throw error;
          });
        }
        return code;
      }
      if (agreed === 'no') break;
      plan = await makePlan(survey, plan.secrets);
    }
    say('Nothing was changed.');
    return 0;
  } catch (error) {
    if (!(error instanceof Cancelled) && !signal.aborted) throw error;
    say('Cancelled: nothing was changed.');
    return stopReasons.cancelled.exitCode;
  }
}

/** Shows what will be done: in a line, then with every difference and every command. */
function describePlan(plan: SetupPlan, say: (text: string) => void): void {
  say(summaryOf(plan));
  for (const { path, state, difference } of plan.files) {
    if (state !== 'same') say(difference || `${path}: ${state === 'new' ? 'new' : 'changed'}`);
  }
  if (plan.github.problem !== '') say(plan.github.problem);
  const { commands } = foreseen(plan, false);
  const lines = commands.map(({ line }) => `  ${line}`);
  if (lines.length > 0) say(`Commands:\n${lines.join('\n')}`);
}

function summaryOf(plan: SetupPlan): string {
  const done = foreseen(plan, true);
  const written = plan.files.filter(({ state }) => state !== 'same').length;
  const left = stepsLeft(done).slice(0, -1);
  const parts = [counted(written, 'file'), counted(done.commands.length, 'command')];
  const yours = `${counted(left.length, 'thing')} that only you can do`;
  return [
    `Sets up ${fullName(plan.setup.repository)}: ${parts.join(', ')}, ${yours}.`,
    ...left.map(({ action }) => `  - ${action.split('\n')[0]}`),
    ...plan.notes,
  ].join('\n');
}

/** A plan of which all commands are done, or none. */
function foreseen(plan: SetupPlan, isDone: boolean): CarriedOut {
  const commands = commandsOf(plan).map((command) => ({ line: commandLine(command), isDone }));
  return { plan, commands, failure: '' };
}

/** Says what is left; returns the exit code. */
function report(
  { json, dryRun }: InitRequest,
  done: CarriedOut,
  say: (text: string) => void,
  { result, signal }: InitWorld,
): number {
  const { plan, commands, failure } = done;
  const steps = stepsLeft(done);
  if (failure !== '') say(failure);
  for (const { path, state } of plan.files)
    if (state === 'kept') say(`${path} was left as it is. --force overwrites it.`);
  say(`${dryRun ? 'Nothing was changed. Left' : 'Left'} to do in ${plan.root}:`);
  say(steps.map(stepLines).join('\n'));
  const hint = reportHint(plan);
  if (hint !== undefined) say(hint);
  const found = {
    repository: fullName(plan.setup.repository),
    files: plan.files.map(({ path, state }) => ({ path, state })),
    commands,
    credentials: listSecrets(plan.setup).map(({ name, setting, what, link }) => ({
      ...{ name, setting, what, link },
    })),
    steps,
  };
  if (json) result.write(`${JSON.stringify(found)}\n`);
  if (signal.aborted) return stopReasons.cancelled.exitCode;
  return failure === '' ? 0 : stopReasons.failed.exitCode;
}

import { join } from 'node:path';
import type { Asker } from './asker.ts';
import { commandsOf } from './commands.ts';
import { type ComparedFile, placeFile } from './files.ts';
import type { InitRequest } from './index.ts';
import type { SetupPlan, Survey } from './plan.ts';
import { commandLine, type ProgramCall, type ProgramEnd } from './programs.ts';

/** What the user agreed to. */
export interface Agreement {
  /** Whether commands are run. */
  readonly runs: boolean;
  /** Paths that differ and may be overwritten. */
  readonly overwrites: ReadonlySet<string>;
}

/** Asks what may be overwritten, written and run; without a terminal, files are written. `again` asks everything anew. */
export async function agree(
  plan: SetupPlan,
  { force, yes, print }: InitRequest,
  asker: Asker | undefined,
): Promise<Agreement | 'again' | 'no'> {
  const overwrites = new Set<string>();
  for (const { path, state, isBuilt } of plan.files) {
    if (state !== 'differs') continue;
    const isAllowed =
      force || isBuilt || (await asker?.confirm(`Overwrite ${path} as shown above?`, false));
    if (isAllowed) overwrites.add(path);
  }
  const hasCommands = !print && commandsOf(plan).length > 0;
  const writes = plan.files.some(({ path, state }) => state === 'new' || overwrites.has(path));
  const runs = hasCommands && (yes || asker !== undefined);
  if (yes || asker === undefined || !(writes || runs)) return { runs, overwrites };
  const answer = await asker.choose(
    runs ? 'Write the files and run the commands?' : 'Write the files?',
    [
      ['yes', 'Yes'],
      ['again', 'No, ask again with these answers'],
      ['no', 'No, leave everything as it is'],
    ],
    'yes',
  );
  return answer === 'yes' ? { runs, overwrites } : answer;
}

/** What was done. */
export interface CarriedOut {
  readonly plan: SetupPlan;
  /** Every command, as a line for a shell. */
  readonly commands: readonly { readonly line: string; readonly isDone: boolean }[];
  /** What the first command that failed said; empty if none did. */
  readonly failure: string;
  /** The address of the Worker, if wrangler told it to this program. */
  readonly workerUrl?: string | undefined;
  /** The address of the pull request, if one was opened. */
  readonly pullUrl?: string | undefined;
}

/** Does what was agreed to: first files, then commands. */
export async function carryOut(
  planned: SetupPlan,
  { runs, overwrites }: Agreement,
  survey: Survey,
): Promise<CarriedOut> {
  const plan = { ...planned, files: planned.files.map(keepUnless(overwrites)) };
  for (const { path, text, state } of plan.files) {
    if (state === 'new' || state === 'differs') await placeFile(join(plan.root, path), text);
  }
  return { plan, ...(await runAll(plan, runs, survey)) };
}

function keepUnless(overwrites: ReadonlySet<string>) {
  return (file: ComparedFile): ComparedFile =>
    file.state === 'differs' && !overwrites.has(file.path) ? { ...file, state: 'kept' } : file;
}

/** Runs commands until one fails or the user cancels. What cannot be run is only listed. */
async function runAll(plan: SetupPlan, runs: boolean, { run, asker, signal, say }: Survey) {
  const commands: { line: string; isDone: boolean }[] = [];
  const absent = new Set<string>(plan.github.problem === '' ? [] : ['gh']);
  let failure = '';
  let workerUrl: string | undefined;
  let pullUrl: string | undefined;
  for (const command of commandsOf(plan)) {
    const line = commandLine(command);
    const isRun = runs && !absent.has(command.program) && failure === '' && !signal.aborted;
    if (isRun) say(`Running ${line}`);
    const isInteractive = command.isInteractive === true && asker !== undefined;
    const end = isRun ? await run({ ...command, isInteractive }) : undefined;
    commands.push({ line, isDone: end?.code === 0 });
    if (end === undefined || end.code === 0) {
      const printed = end?.stdout ?? '';
      workerUrl = /https:\/\/[\w.-]+\.workers\.dev/.exec(printed)?.[0] ?? workerUrl;
      pullUrl = /https:\/\/\S+\/pull\/\d+/.exec(printed)?.[0] ?? pullUrl;
    } else if (end.code === undefined) {
      absent.add(command.program);
      say('Install Node 22 or newer with npm, or run the commands below yourself.');
    } else failure = describeFailure(command, end);
  }
  return { commands, failure, workerUrl, pullUrl };
}

function describeFailure(command: ProgramCall, { stdout, stderr }: ProgramEnd): string {
  const [said = ''] = `${stderr}\n${stdout}`.trim().split('\n');
  return `\`${commandLine(command)}\` failed${said === '' ? '.' : `: ${said}`}`;
}

import { readersOf, requireValid, settingNames } from '../../settings/index.ts';
import { type Command, type Given, program, refuseWord } from '../terminal/index.ts';

/** A check of a set-up. */
export type DoctorRequest = ReturnType<typeof readDoctorRequest>;

/** What a check of a set-up needs besides its settings. */
export interface DoctorContext {
  readonly signal: AbortSignal;
  /** Milliseconds after which a joint that does not answer is given up; 20 seconds by default. */
  readonly patience?: number;
}

/** Checks a set-up. */
export const doctorCommand: Command<DoctorRequest> = {
  synopsis: 'doctor [options]',
  sentence: 'Checks each part of a set-up: the model, Jira, GitHub and the Worker.',
  details: [
    'Takes the settings of run and sweep, from options, variables, and from the workflow that runs the agent and .jira-bug-fix.yml in the work tree. Asks only what is configured, changes nothing, and shows no secret. GitHub is asked with GITHUB_TOKEN; the model is asked once, in a few hundred tokens.',
    'Anyone may have written these files of a clone: addresses and secrets are never taken from them. Commands of the project are not run: a job prepares them before its first call, and says why they cannot run.',
    'Prints a line for each part: ✓ works, ! works with less, ✗ is broken, with the sentence that mends it. The exit code is 2 if anything is broken, else 3 if a group was not checked, otherwise 0. What the workflow goes without, such as a Worker beside a sweep, counts as checked.',
    'With --json, prints {"ok": boolean, "findings": [{"group", "joint", "state", "sentence"}]}. A state is green, amber, red or unchecked; a group that is not configured has the joint null.',
  ],
  examples: [
    `${program} doctor --sample-ticket APP-17`,
    `${program} doctor --worker-url https://jira.example.workers.dev --json`,
  ],
  read: readDoctorRequest,
  async perform(request, signal) {
    const { doctorFromCli } = await import('./doctor.ts');
    return doctorFromCli(request, { signal });
  },
};

/** Reads what is to be checked. Throws UserError, with a line for each value that is not valid. */
function readDoctorRequest({ words, settings, proxies }: Given) {
  requireValid([
    () => refuseWord(words, 'Name a ticket with --sample-ticket'),
    ...readersOf(settings, settingNames.filter(settings.isGiven)),
    proxies,
  ]);
  return { kind: 'doctor' as const, settings, proxies: proxies() };
}

import { type Settings, tightened } from '../../settings/index.ts';
import { agreesToCommands, printError } from '../terminal/index.ts';
import { findSettingsFile } from '../workflows/index.ts';

/** Adds what the last commit of the work tree gives to the settings of a run, and says what that is. */
export async function withCommittedSettings(
  given: Settings,
  confirm: ((question: string) => Promise<boolean>) | undefined,
): Promise<Settings> {
  const file = await findSettingsFile(given.read('repo'));
  if (file === undefined) return given;
  const tighten = (runsCommands: boolean) =>
    tightened(given, file, { isFixed: given.isGiven, runsCommands });
  printError(tighten(true).sentence);
  const isAgreed = await agreesToCommands(given, file, confirm);
  if (!isAgreed) {
    printError(`Its commands do not run: agree with ${given.show('run-commands')}.`);
  }
  return tighten(isAgreed).settings;
}

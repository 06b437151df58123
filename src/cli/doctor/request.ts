import { UserError } from '../../core/user-error.ts';
import { readersOf, requireValid, settingNames } from '../../settings/index.ts';
import type { Given } from '../terminal/index.ts';

/** A check of a set-up. */
export type DoctorRequest = ReturnType<typeof readDoctorRequest>;

/** Reads what is to be checked. Throws UserError, with a line for each value that is not valid. */
export function readDoctorRequest({ words: [word], settings, proxies }: Given) {
  requireValid([
    () => {
      if (word === undefined) return;
      throw new UserError(`Name a ticket with --sample-ticket; remove ${JSON.stringify(word)}.`);
    },
    ...readersOf(settings, settingNames.filter(settings.isGiven)),
    proxies,
  ]);
  return { kind: 'doctor' as const, settings, proxies: proxies() };
}

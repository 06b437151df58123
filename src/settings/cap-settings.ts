import { type Caps, usualCaps } from '../core/edits/index.ts';
import type { Settings } from './rules.ts';
import { wholeSetting } from './setting.ts';

/** How much one change may touch, from settings that have names. Rejects what is no cap with a UserError. */
export function readCaps(settings: Settings): Caps {
  return {
    files: wholeSetting(settings, 'max-files', usualCaps.files, [1, 1000]),
    lines: wholeSetting(settings, 'max-lines', usualCaps.lines, [1, 100_000]),
  };
}

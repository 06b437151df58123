import { checkPatch } from '../../../../src/agent/loop/steps/index.ts';
import type { Checks } from '../../../../src/agent/ports.ts';
import type { FileChange, Patch } from '../../../../src/engines/edits/index.ts';
import type { CommandName, CommandResult } from '../../../../src/engines/evidence/index.ts';
import { isTestFile } from '../../../../src/engines/files/index.ts';
import { green } from '../../../engines/evidence/command-results.ts';

/** What of a whole change is laid over the repository, in a word. */
function laidOf(patch: Patch, whole: Patch): string {
  if (patch.size === 0) return 'base';
  const texts = [...patch.values()].map(({ after }) => after ?? '');
  if (texts.some((text) => text.startsWith('<?php'))) return 'unreadable';
  if (texts.some((text) => text.includes('fails_on_purpose'))) return 'canary';
  if (patch.size >= whole.size) return 'head';
  return [...patch.keys()].every(isTestFile) ? 'tests' : 'code';
}

/**
 * Commands that end as the script says by turns, the last for ever; `told` lists what was run. `nearby` are the files of
 * tests near the change.
 */
export function scripted(
  script: Readonly<Record<string, readonly CommandResult[]>>,
  commands: readonly CommandName[] = ['lint', 'tests'],
  nearby: readonly FileChange[] = [],
) {
  const told: string[] = [];
  const turns = new Map<string, number>();
  let whole: Patch = new Map();
  const checks: Checks = {
    commands: commands.map((name) => ({ name, text: `run ${name}` })),
    isolation: 'They are not run at all.',
    prepare: async () => undefined,
    async run(what, patch) {
      const command = typeof what === 'string' ? what : `tests in ${what.testFiles.join(' ')}`;
      const name = `${command} on ${laidOf(patch, whole)}`;
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      told.push(name);
      return script[name]?.at(turn) ?? script[name]?.at(-1) ?? green;
    },
  };
  const signal = new AbortController().signal;
  const context = {
    checks,
    commandResults: new Map<string, readonly CommandResult[]>(),
    signal,
    nearbyTests: async () => nearby,
  };
  const named = { ...checks, testFilesCommand: 'run {files}' };
  const tryOn = (patch: Patch, asked = context) => {
    whole = patch;
    return checkPatch(patch, asked);
  };
  return {
    told,
    checks,
    context,
    tryOn: (patch: Patch) => tryOn(patch),
    tryByName: (patch: Patch) => tryOn(patch, { ...context, checks: named }),
  };
}

import { expect, test } from 'vitest';
import { readArguments } from '../../src/cli/arguments.ts';
import { help } from '../../src/cli/help.ts';
import { stopReasons } from '../../src/core/run/stop-reasons.ts';
import { refusalOf } from '../settings/given.ts';

test('the help lists every stop reason with its exit code', () => {
  for (const [reason, { exitCode }] of Object.entries(stopReasons))
    expect(help).toMatch(new RegExp(`^ +${exitCode} +${reason}$`, 'm'));
});

test('each option in the help exists', () => {
  const named = [...help.matchAll(/^ {2}(--[\w-]+)/gm)].map((match) => match[1] ?? '');
  expect(named).toContain('--test-isolation');
  for (const option of named) {
    const refusals = [[option, 'x'], [option]].map((given) =>
      refusalOf(() => readArguments(['--help', ...given], {})),
    );
    expect(refusals, option).toContain('nothing was wrong');
  }
});

test('the help explains the risk of no isolation, and what is written if tests fail', () => {
  const words = help.replaceAll(/\s+/g, ' ');
  expect(words).toMatch(
    /--test-isolation .* none: .* can read its files and keys, and use its network/,
  );
  expect(words).toContain('never written to the work tree: the run ends with tests-failed');
});

import { expect, test } from 'vitest';
import { help } from '../../src/cli/help.ts';
import { stopReasons } from '../../src/core/run/stop-reasons.ts';

test('the help lists every stop reason with its exit code', () => {
  for (const [reason, { exitCode }] of Object.entries(stopReasons))
    expect(help).toMatch(new RegExp(`^ +${exitCode} +${reason}$`, 'm'));
});

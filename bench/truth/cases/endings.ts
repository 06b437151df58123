import assert from 'node:assert/strict';
import { bug, ideal } from '../../loop/models.ts';
import type { Case } from '../case.ts';
import { atTerminal } from '../terminal.ts';

const files = { [bug.path]: `def add(a, b):\n${bug.wrong}\n` };
const ticket =
  '# add() returns the difference\n\n`add(2, 1)` in calc.py returns 1. It must return 3.\n';

export const cases: readonly Case[] = [
  {
    name: 'an approved fix is in the work tree, and the exit code is 0',
    check: () =>
      atTerminal({ files, ticket, model: ideal }, async ({ code, stopReason, fileAfter }) => {
        assert.equal(stopReason, 'approved');
        assert.equal(code, 0);
        assert.match(await fileAfter(bug.path), /a \+ b/);
      }),
  },
];

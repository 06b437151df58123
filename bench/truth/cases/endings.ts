import assert from 'node:assert/strict';
import { fastClock } from '../../../test/support/fast-clock.ts';
import { answering } from '../../../test/support/openai/faults.ts';
import { inOrder, type Script, type Scripted } from '../../../test/support/openai/openai.ts';
import { approve, edit, plan, revise } from '../../../test/support/shop/script.ts';
import { bug, ideal } from '../../loop/models.ts';
import type { Case } from '../case.ts';
import { atTerminal, type TerminalResult } from '../terminal.ts';

const files = { [bug.path]: `def add(a, b):\n${bug.wrong}\n`, 'src/main.py': 'print(1)\n' };
const ticket =
  '# add() returns the difference\n\n`add(2, 1)` in calc.py returns 1. It must return 3.\n';

const planned = plan([bug.path], 'add() subtracts.');
const fixed = edit(bug.path, bug.wrong, bug.right);
const swapped = edit(bug.path, bug.right, '    return b + a');
const objection = 'Say in a comment why it adds.';

/** One reply with several calls. */
const together = (...replies: readonly Scripted[]): Scripted => ({
  toolCalls: replies.flatMap(({ toolCalls = [] }) => toolCalls),
});
const look = (path: string): Scripted => ({ toolCalls: [{ name: 'read_file', input: { path } }] });

const atEnd = (
  replies: readonly Scripted[],
  inspect: (result: TerminalResult) => Promise<void> | void,
  options: readonly string[] = [],
) => atTerminal({ files, ticket, model: inOrder(replies), options }, inspect);

/** The last sound change is on standard output, the critique on standard error, the work tree as before. */
async function assertShown(
  { code, stdout, stderr, stopReason, fileAfter }: TerminalResult,
  [reason, exitCode]: readonly [string, number],
  critique = objection,
): Promise<void> {
  assert.equal(stopReason, reason, stderr);
  assert.equal(code, exitCode);
  assert.match(stdout, /^diff --git [\s\S]*\n\+ {4}return (?:a \+ b|b \+ a)$/m);
  if (critique !== '') assert.ok(stderr.includes(`  | ${critique}\n`), stderr);
  assert.match(stderr, /`git apply FILE`.*\n.*Nothing was written to the work tree\./);
  assert.equal(await fileAfter(bug.path), files[bug.path]);
}

function isApproved({ stopReason, code, chats }: TerminalResult, calls: number): void {
  assert.equal(stopReason, 'approved');
  assert.equal(code, 0);
  assert.equal(chats.length, calls);
}

const promptOf = ({ chats }: TerminalResult, index: number) =>
  chats[index]?.messages.map(({ content }) => content).join('\n') ?? '';

export const cases: readonly Case[] = [
  {
    name: 'an approved fix is in the work tree, and the exit code is 0',
    check: () =>
      atTerminal({ files, ticket, model: ideal }, async (result) => {
        isApproved(result, 3);
        assert.match(await result.fileAfter(bug.path), /a \+ b/);
      }),
  },
  ...[
    together(approve('It adds.'), revise(objection)),
    together(revise(objection), approve('It adds.')),
  ].map((both, index) => ({
    name: `approve and revise in one reply are asked again (${index + 1} of 2)`,
    check: () =>
      atEnd([planned, fixed, both, revise(objection), swapped, approve('It adds.')], (result) => {
        isApproved(result, 6);
        assert.match(promptOf(result, 3), /more than once, with different input/);
      }),
  })),
  {
    name: 'two different plans in one reply are asked again, identical ones are one',
    check: async () => {
      const other = plan(['src/main.py'], 'It prints.');
      const rest = [planned, fixed, approve('It adds.')];
      await atEnd([together(planned, other), ...rest], (result) => isApproved(result, 4));
      await atEnd([together(planned, planned), ...rest.slice(1)], (result) =>
        isApproved(result, 3),
      );
    },
  },
  {
    name: 'a run without attempts left prints its last sound change and the critique',
    check: () =>
      atEnd(
        [planned, fixed, revise(objection)],
        (result) => assertShown(result, ['attempts-exhausted', 7]),
        ['--max-attempts', '1'],
      ),
  },
  {
    name: 'a run that met the same critique twice prints its last sound change and the critique',
    check: () =>
      atEnd([planned, fixed, revise(objection), swapped, revise(objection)], (result) =>
        assertShown(result, ['repeated-critique', 8]),
      ),
  },
  {
    name: 'a run that undoes its own change prints it and the critique',
    check: () =>
      atEnd([planned, fixed, revise(objection), edit(bug.path, bug.right, bug.wrong)], (result) =>
        assertShown(result, ['repeated-edit', 16]),
      ),
  },
  {
    name: 'a run that used up its calls prints the change that was not reviewed',
    check: () =>
      atEnd([planned, fixed], (result) => assertShown(result, ['budget-exhausted', 12], ''), [
        '--max-calls',
        '2',
      ]),
  },
  {
    name: 'a change after the critique is printed with the critique before it',
    check: () =>
      atEnd(
        [planned, fixed, revise(objection), swapped],
        async (result) => {
          await assertShown(result, ['budget-exhausted', 12]);
          assert.match(result.stderr, /Before the last edit, the reviewer asked for:/);
        },
        ['--max-calls', '4'],
      ),
  },
  {
    name: 'an outage of the model at the review prints the change, one sentence and no stack',
    check: () => {
      const model: Script = (_, index) =>
        [planned, fixed][index] ?? { fault: answering(503, { error: { message: 'Overloaded.' } }) };
      return atTerminal({ files, ticket, model, env: fastClock }, (result) => {
        assert.equal(result.stopReason, 'failed', result.stderr);
        assert.match(result.stdout, /^\+ {4}return a \+ b$/m);
        assert.match(result.stderr, /Overloaded/);
        assert.doesNotMatch(result.stderr, /^ {2,}at /m);
      });
    },
  },
  {
    name: 'three identical reads in one reply are one, and do not end the run',
    check: () =>
      atEnd(
        [
          together(look(bug.path), look(bug.path), look(bug.path)),
          planned,
          fixed,
          approve('It adds.'),
        ],
        (result) => {
          isApproved(result, 4);
          assert.equal(result.stderr.match(/read_file/g)?.length, 1);
        },
      ),
  },
];

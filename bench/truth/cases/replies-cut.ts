import assert from 'node:assert/strict';
import type { Script, Scripted } from '../../../test/support/openai/openai.ts';
import { bug, ideal } from '../../loop/models.ts';
import type { Case } from '../case.ts';
import { atTerminal, type TerminalResult } from '../terminal.ts';

const files = { [bug.path]: `def add(a, b):\n${bug.wrong}\n` };
const ticket = '# add() returns the difference\n\n`add(2, 1)` in calc.py returns 1.\n';

/** A reply that thinking has used up. */
const eaten: Scripted = { finish: 'length', reasoning: 16_000 };

/** Replies that hold nothing. */
const nothing: Readonly<Record<string, Scripted>> = {
  'eaten by thinking': eaten,
  'that is empty': {},
  'that is an open thought': { text: '<think>\nIt subtracts, so I will' },
};

/** Gives `reply` in place of the answers with these numbers, and is ideal otherwise. */
const instead =
  (reply: Scripted, ...numbers: readonly number[]): Script =>
  (request, index) =>
    numbers.includes(index) ? reply : ideal(request, index);

const run = (
  model: Script,
  inspect: (result: TerminalResult) => Promise<void> | void,
  options: string[] = [],
) => atTerminal({ files, ticket, model, options }, inspect);

/** Expects the fix, and one request more for each reply that was of no use. */
async function isFixed({ code, chats, stderr, fileAfter }: TerminalResult, more: number) {
  assert.equal(code, 0, stderr);
  assert.equal(chats.length, 3 + more);
  assert.ok((await fileAfter(bug.path)).includes(bug.right));
}

const steps = ['plan', 'edit', 'review'];

export const cases: readonly Case[] = [
  ...Object.entries(nothing).flatMap(([name, reply]) =>
    steps.map((step, at) => ({
      name: `a reply ${name} is told as that and asked for once more: ${step}`,
      check: () =>
        run(instead(reply, at), async (result) => {
          await isFixed(result, 1);
          const words = /: the reply was (?:cut off at its length limit|empty) \(\d.* → (\w+)$/gm;
          const [told, ...others] = [...result.stderr.matchAll(words)];
          assert.deepEqual([told?.[1], others], [step, []]);
        }),
    })),
  ),
  {
    name: 'thinking that eats every other reply ends with the fix',
    check: () =>
      run(
        (request, index) => (index % 2 === 0 ? eaten : ideal(request, index)),
        (result) => isFixed(result, 3),
      ),
  },
  {
    name: 'the reply that is asked for again has more room',
    check: () =>
      run(instead(eaten, 0), ({ chats }) => {
        const [first = 0, second = 0, third = 0] = chats.map(({ limit }) => limit);
        assert.ok(first >= 16_000, String(first));
        assert.ok(second > first, `${second} is no more than ${first}`);
        assert.equal(third, first);
      }),
  },
  {
    name: 'no reply has more tokens than the setting allows, not even the second',
    check: () =>
      run(
        instead(eaten, 0),
        ({ chats }) => assert.deepEqual(new Set(chats.map(({ limit }) => limit)), new Set([5_000])),
        ['--max-reply-tokens', '5000'],
      ),
  },
  ...steps.map((step, at) => ({
    name: `two replies in a row that are eaten by thinking name the settings that help: ${step}`,
    check: () =>
      run(instead(eaten, at, at + 1), async ({ code, stopReason, chats, stderr, fileAfter }) => {
        assert.deepEqual([code, stopReason, chats.length], [21, 'reply-cut', at + 2]);
        assert.match(stderr, /16,\d{3} tokens, nothing but thoughts|16,000 of them thoughts/);
        assert.match(stderr, /--max-reply-tokens\b.*--reasoning-effort\b/);
        assert.ok((await fileAfter(bug.path)).includes(bug.wrong));
      }),
  })),
  {
    name: 'what was thought is in the cost',
    check: () =>
      run(instead(eaten, 0), ({ stderr }) => assert.match(stderr, /tokens \(16,000 thought\)/)),
  },
  {
    name: 'a verdict that was cut is not used, even if it looks complete',
    check: () =>
      run(
        async (request, index) =>
          index === 2
            ? { ...(await ideal(request, index)), finish: 'length' }
            : ideal(request, index),
        (result) => isFixed(result, 1),
      ),
  },
];

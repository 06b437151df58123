import { expect, test } from 'vitest';
import type { LoopResult } from '../../../src/agent/loop/index.ts';
import { runLoop } from '../../../src/agent/loop/index.ts';
import type { ModelReply } from '../../../src/agent/ports.ts';
import { keptPatch, type Step } from '../../../src/core/run/index.ts';
import {
  calls,
  type MemoryFiles,
  memoryContext,
  says,
  scriptedModel,
} from '../../support/memory/context.ts';
import { reply } from '../../support/memory/replies.ts';
import { attemptsOf, rulesOf } from '../../support/memory/samples.ts';

const files: MemoryFiles = {
  'src/cart.ts': 'const total = price + count;\n',
  'src/tax.ts': 'const tax = 1;\n',
};
const task = { instruction: '# APP-17: The total is wrong', paths: rulesOf() };

/** What models write before and after the same actions. */
const styles: Readonly<Record<string, readonly [string, string]>> = {
  terse: ['', ''],
  chatty: [
    "Sure, happy to help! Now let me look at this. First, I'll check the cart; next, I'll update it.",
    "I should also mention the tests. Additionally, we should refactor. Let's continue!",
  ],
  'Markdown-heavy': [
    '# Analysis\n\n> **Root cause:** the `total`\n\n| step | state |\n| --- | --- |\n| 1 | *next* |\n',
    '\n---\n\n## Next steps\n\n1. [ ] Let me run the **tests**\n2. [ ] Update `README.md`\n',
  ],
  Chinese: ['好的，我先检查一下代码，接下来我会修改文件。', '现在让我继续下一步。还需要更新测试。'],
  'let me know': ['Here it is.', 'Let me know if you have questions, or if I should continue.'],
};

/** Actions that lead to a fix through every kind of step. */
const road: readonly ModelReply[] = [
  reply.look('src/tax.ts'),
  reply.fix('src/cart.ts'),
  reply.edit('src/cart.ts', 'const nowhere = 1;', 'const total = 1;'),
  reply.edit('src/cart.ts', 'const elsewhere = 1;', 'const total = 1;'),
  reply.whole('const total = price - count;'),
  reply.revise('It must multiply.'),
  says('Done.'),
  reply.edit('src/cart.ts', 'const total = price - count;', 'const total = price * count;'),
  reply.approve(),
];

/** The same actions with other text around them. */
function worded(step: ModelReply, [before, after]: readonly [string, string]): ModelReply {
  return { ...step, text: [before, step.text, after].join('\n') };
}

async function work(script: readonly ModelReply[]): Promise<LoopResult> {
  return runLoop(task, memoryContext(scriptedModel(...script), files), attemptsOf(3));
}

/** The steps of a run without the text of the calls and the times. */
function deeds({ reason, run }: LoopResult) {
  const steps = run.steps.map((step: Step) => ({
    ...step,
    ...{ call: undefined, said: undefined },
    reads: 'reads' in step ? step.reads.map(({ at: _, ...read }) => read) : undefined,
  }));
  return { reason, steps, kept: [...keptPatch(run).values()] };
}

test.each(Object.entries(styles))('a model that is %s takes the same steps', async (_, style) => {
  const plain = deeds(await work(road));
  expect(plain.reason).toBe('approved');
  expect(plain.steps.map(({ kind }) => kind)).toEqual([
    'explored',
    'planned',
    'edited',
    'edited',
    'rewritten',
    'checked',
    'reviewed',
    'unusable',
    'edited',
    'checked',
    'reviewed',
  ]);
  expect(deeds(await work(road.map((step) => worded(step, style))))).toEqual(plain);
});

test.each(Object.entries(styles))('text alone is not an action: %s', async (_, style) => {
  const ended = await work([worded(says('Done.'), style), worded(says('Done.'), style)]);
  expect(ended.reason).toBe('no-action');
});

test.each(Object.entries(styles))(
  'an answer ends the run whatever it says besides: %s',
  async (_, [before, after]) => {
    const answer = calls('plan', {
      kind: 'answer',
      understanding: before || 'u',
      reply: `${before} \`total\` ${after}`.replaceAll('README.md', 'cart.ts'),
    });
    const ended = await work([{ ...answer, text: after }]);
    expect(ended).toMatchObject({ reason: 'answered', spent: { calls: 1 } });
  },
);

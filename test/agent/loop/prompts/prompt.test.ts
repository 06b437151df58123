import { expect, test } from 'vitest';
import {
  editMessages,
  planMessages,
  reviewMessages,
  rewriteMessages,
} from '../../../../src/agent/loop/prompts/prompt.ts';
import { patchedFiles } from '../../../../src/agent/loop/prompts/prompt-files.ts';
import { readTools } from '../../../../src/agent/loop/steps/plan.ts';
import { planTool, verdictTool } from '../../../../src/agent/loop/tools/answer-tool.ts';
import type { Message, ToolSpec } from '../../../../src/agent/ports.ts';
import { messageText } from '../../../../src/agent/ports.ts';
import { parseEdits } from '../../../../src/core/edits/reply/parse.ts';
import { longestShown } from '../../../../src/core/run/budget.ts';
import { estimateTokens } from '../../../../src/core/text/tokens.ts';
import { memoryContext, scriptedModel } from '../../../support/memory/context.ts';
import { changeOf, patchOf, rulesOf } from '../../../support/memory/samples.ts';

const context = { ...memoryContext(scriptedModel(), {}), tickets: { search: never, read: never } };

const task = { instruction: '', paths: rulesOf(), reproduce: true };
const nothing = { guidance: [], plan: '', files: [], notes: [] };

/** The requests without a ticket or a repository: only the fixed text is left. */
const requests: readonly [string, readonly Message[], readonly ToolSpec[]][] = [
  [
    'plan',
    planMessages(task, { tree: '', named: [], notes: [] }),
    [planTool.spec, ...readTools(context).map(({ spec }) => spec)],
  ],
  ['edit', editMessages(task, nothing), []],
  ['rewrite', rewriteMessages(task, { plan: '', file: { path: '', text: '' }, why: '' }), []],
  ['review', reviewMessages(task, { ...nothing, diff: '' }), [verdictTool.spec]],
];

test.each(requests)('a %s has less than 1,000 tokens of fixed text', (_, messages, tools) => {
  expect(estimateTokens(JSON.stringify([messages, tools]))).toBeLessThan(1_000);
});

test('a file to create is not shown like one that the change deletes', () => {
  const files = [
    { path: 'new.ts', text: null, isGone: false },
    { path: 'old.ts', text: null, isGone: true },
    { path: 'empty.ts', text: '' },
  ];
  const text = editMessages(task, { ...nothing, files })
    .map(messageText)
    .at(-1);
  expect(text).toContain('<file path="new.ts" new></file>');
  expect(text).toContain('<file path="old.ts" deleted></file>');
  expect(text).toContain('<file path="empty.ts">\n\n</file>');
});

test('the prompt for an edit shows every kind of block, in a form that can be parsed', () => {
  const [text = ''] = editMessages(task, nothing).map(messageText);
  const examples = text.replaceAll(/^<<<<<<< /gm, 'a.ts\n$&');
  const parsed = parseEdits(examples);
  expect(parsed).toMatchObject({
    edits: [
      { kind: 'replacement', search: [expect.any(String)], replace: [expect.any(String)] },
      { kind: 'deletion' },
      { kind: 'renaming', to: 'the new path' },
    ],
  });
});

test('a file that is too long is reviewed by its diff', () => {
  const long = 'x\n'.repeat(longestShown);
  const patch = patchOf(changeOf('a.ts', 'a', 'b'), changeOf('long.ts', long, `${long}y\n`));
  expect(patchedFiles(patch)).toEqual([{ path: 'a.ts', text: 'b' }]);
});

test('a file that is only moved or deleted is reviewed by its diff', () => {
  const patch = patchOf(
    changeOf('deleted.ts', 'a', null),
    changeOf('old.ts', 'b', null),
    changeOf('moved.ts', null, 'b'),
    changeOf('new.ts', null, 'c'),
    changeOf('emptied.ts', 'd', ''),
  );
  expect(patchedFiles(patch)).toEqual([
    { path: 'emptied.ts', text: '' },
    { path: 'new.ts', text: 'c' },
  ]);
});

function never(): never {
  throw new Error('Nobody asks for tickets here.');
}

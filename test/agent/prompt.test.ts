import { expect, test } from 'vitest';
import { readTools } from '../../src/agent/explore/tools.ts';
import type { Message, ToolSpec } from '../../src/agent/ports.ts';
import {
  editMessages,
  patchedFiles,
  planMessages,
  reviewMessages,
  rewriteMessages,
} from '../../src/agent/prompt.ts';
import { planTool, verdictTool } from '../../src/agent/tools.ts';
import { longestShown } from '../../src/core/run/budget.ts';
import { estimateTokens } from '../../src/core/tokens.ts';
import { memoryWorld, scriptedModel } from '../support/memory/memory.ts';
import { changeOf, patchOf } from '../support/memory/samples.ts';

const world = { ...memoryWorld(scriptedModel(), {}), tickets: { search: never, read: never } };

/** The requests with nothing of a ticket or a repository in them: all that is left is ours. */
const requests: readonly [string, readonly Message[], readonly ToolSpec[]][] = [
  ['plan', planMessages('', '', [], [], []), [planTool.spec, ...readTools(world)]],
  ['edit', editMessages('', [], '', [], []), []],
  ['rewrite', rewriteMessages('', '', { path: '', text: '' }, ''), []],
  ['review', reviewMessages('', [], '', [], []), [verdictTool.spec]],
];

test.each(requests)('a %s has less than 1,000 tokens of fixed text', (_, messages, tools) => {
  expect(estimateTokens(JSON.stringify([messages, tools]))).toBeLessThan(1_000);
});

test('a file that is too long to be shown is reviewed by its diff', () => {
  const long = 'x\n'.repeat(longestShown);
  const patch = patchOf(changeOf('a.ts', 'a', 'b'), changeOf('long.ts', long, `${long}y\n`));
  expect(patchedFiles(patch)).toEqual([{ path: 'a.ts', text: 'b' }]);
});

function never(): never {
  throw new Error('Nobody asks for tickets here.');
}

import { expect, test } from 'vitest';
import * as rules from '../../../../src/agent/loop/prompts/rules.ts';
import { everyTool } from '../../../../src/agent/loop/tools/index.ts';
import { parseEdits } from '../../../../src/core/edits/index.ts';
import { estimateTokens } from '../../../../src/core/text/index.ts';
import { memoryContext, scriptedModel } from '../../../support/memory/context.ts';

const { commonRules, editRules, planRules, reviewRules, rewriteRules } = rules;

test('the rules of all steps take less than 650 tokens, with every tool less than 1,600', () => {
  const tickets = { search: never, read: never };
  const tools = everyTool({ ...memoryContext(scriptedModel(), {}), tickets });
  const all = [commonRules, planRules, editRules('blocks'), rewriteRules, reviewRules];
  expect(estimateTokens(all.join('\n'))).toBeLessThan(650);
  expect(estimateTokens(JSON.stringify([all, tools]))).toBeLessThan(1_600);
});

test('the rules show every kind of block, in a form that can be parsed', () => {
  const examples = editRules('blocks').replaceAll(/^<<<<<<< /gm, 'a.ts\n$&');
  expect(parseEdits(examples)).toMatchObject({
    edits: [
      { kind: 'replacement', search: [expect.any(String)], replace: [expect.any(String)] },
      { kind: 'deletion' },
      { kind: 'renaming', to: 'the new path' },
    ],
  });
});

test('the rules for patches show every kind of section, in a form that can be parsed', () => {
  const rules = editRules('v4a');
  const kinds = ['hunks', 'whole-file', 'deletion'];
  const parsed = parseEdits(rules.replace('its lines', 'a').replaceAll('`', ''));
  expect(parsed).toMatchObject({ edits: kinds.map((kind) => ({ kind })) });
  expect(estimateTokens(rules)).toBeLessThan(650);
});

function never(): never {
  throw new Error('Nobody asks for tickets here.');
}

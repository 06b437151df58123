import { expect, test } from 'vitest';
import { rulesFor } from '../../../../src/agent/loop/prompts/rules.ts';
import { everyTool } from '../../../../src/agent/loop/tools/offered.ts';
import { parseEdits } from '../../../../src/core/edits/reply/parse.ts';
import { estimateTokens } from '../../../../src/core/text/tokens.ts';
import { memoryContext, scriptedModel } from '../../../support/memory/context.ts';

test('the rules of all steps take less than 650 tokens, with every tool less than 1,750', () => {
  const tickets = { search: never, read: never };
  const tools = everyTool({ ...memoryContext(scriptedModel(), {}), tickets });
  expect(estimateTokens(rulesFor('blocks'))).toBeLessThan(650);
  expect(estimateTokens(JSON.stringify([rulesFor('blocks'), tools]))).toBeLessThan(1_750);
});

test('the rules show every kind of block, in a form that can be parsed', () => {
  const examples = rulesFor('blocks').replaceAll(/^<<<<<<< /gm, 'a.ts\n$&');
  expect(parseEdits(examples)).toMatchObject({
    edits: [
      { kind: 'replacement', search: [expect.any(String)], replace: [expect.any(String)] },
      { kind: 'deletion' },
      { kind: 'renaming', to: 'the new path' },
    ],
  });
});

test('the rules for patches show every kind of section, in a form that can be parsed', () => {
  const rules = rulesFor('v4a');
  const kinds = ['hunks', 'whole-file', 'deletion'];
  const parsed = parseEdits(rules.replace('its lines', 'a').replaceAll('`', ''));
  expect(parsed).toMatchObject({ edits: kinds.map((kind) => ({ kind })) });
  expect(estimateTokens(rules)).toBeLessThan(650);
});

function never(): never {
  throw new Error('Nobody asks for tickets here.');
}

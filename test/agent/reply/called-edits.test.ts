import { describe, expect, test } from 'vitest';
import { findEdits } from '../../../src/agent/reply/index.ts';

const patch = '*** Begin Patch\n*** Update File: a.py\n@@\n-x = 1\n+x = 2\n*** End Patch';
const block = 'a.py\n<<<<<<< SEARCH\nx = 1\n=======\nx = 2\n>>>>>>> REPLACE';
const other = 'b.py\n<<<<<<< SEARCH\ny\n=======\nz\n>>>>>>> REPLACE';
const sides = { search: ['x = 1'], replace: ['x = 2'] };
const hunks = { kind: 'hunks', file: 'a.py', hunks: [sides] };
const replacement = { kind: 'replacement', file: 'a.py', ...sides };

const calling = (...inputs: readonly unknown[]) =>
  findEdits({
    toolCalls: inputs.map((input) => ({ name: 'edit', input })),
    text: '',
    ended: 'stopped',
  });

describe('the edits of a call', () => {
  test.each<[string, unknown, object]>([
    ['a patch', { edits: patch }, hunks],
    ['blocks', { edits: block }, replacement],
  ])('may be %s', (_, input, edit) => {
    expect(calling(input)).toMatchObject({ kind: 'edits', edits: [edit] });
  });

  test('are one edit with those of the others', () => {
    expect(calling({ edits: block }, { edits: other })).toMatchObject({
      edits: [replacement, { kind: 'replacement', file: 'b.py' }],
    });
  });

  test.each<[unknown]>([[{}], [null], [7], [[]], [{ edits: 'as above' }], [{ input: patch }]])(
    'are refused if they are not understood: %j',
    (input) => {
      expect(calling(input)).toHaveProperty('kind', 'malformed');
    },
  );

  test('are those of the text if no call has any', () => {
    const read = { toolCalls: [{ name: 'read_file', input: { path: 'a.py' } }], text: patch };
    expect(findEdits({ ...read, ended: 'unknown' })).toMatchObject({ edits: [hunks] });
  });
});

describe('the edits of a call that a text writes out', () => {
  const inText = (text: string) => findEdits({ toolCalls: [], text, ended: 'stopped' });
  const call = JSON.stringify({ name: 'edit', arguments: { edits: patch } });
  test.each([
    ['alone', call],
    ['its arguments alone', JSON.stringify({ edits: patch })],
    ['below prose', `I mend it.\n\n<tool_call>\n${call}\n</tool_call>`],
    ['in a fence', `\`\`\`json\n${call}\n\`\`\``],
  ])('are read: %s', (_, text) => {
    expect(inText(text)).toMatchObject({ kind: 'edits', edits: [hunks] });
  });

  test.each([
    ['within a sentence', `The ticket says that I should answer ${call} but I do not.`],
    ['that is cut off', call.slice(0, -9)],
    ['whose patch is broken', call.replace('x = 2', 'x = 2\\n*** no sign')],
    ['of another tool', JSON.stringify({ name: 'apply_patch', arguments: { input: patch } })],
  ])('are refused: %s', (_, text) => {
    expect(inText(text)).toHaveProperty('kind', 'malformed');
  });

  test('do not count if the text has edits of its own', () => {
    const adds = `*** Begin Patch\n*** Add File: b.json\n+${call}\n*** End Patch`;
    expect(inText(adds)).toMatchObject({ edits: [{ kind: 'whole-file', file: 'b.json' }] });
  });
});

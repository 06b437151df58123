import { describe, expect, test } from 'vitest';
import { findEdits } from '../../../src/agent/reply/index.ts';

const patch = '*** Begin Patch\n*** Update File: a.py\n@@\n-x = 1\n+x = 2\n*** End Patch';
const block = 'a.py\n<<<<<<< SEARCH\nx = 1\n=======\nx = 2\n>>>>>>> REPLACE';
const diff = '--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-x = 1\n+x = 2\n';
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
    ['a diff', { edits: diff }, hunks],
    ['blocks', { edits: block }, replacement],
    ['a patch under another name', { input: patch }, hunks],
    ['a text instead of an object', patch, hunks],
    ['a command', { command: ['apply_patch', patch] }, hunks],
    ['strings', { path: 'a.py', old_string: 'x = 1', new_string: 'x = 2' }, replacement],
    ['lines', { file_path: 'a.py', search: 'x = 1\n', replace: 'x = 2\n' }, replacement],
    [
      'a command with strings',
      { command: 'str_replace', path: 'a.py', old_str: 'x = 1', new_str: 'x = 2' },
      replacement,
    ],
    [
      'a list',
      { path: 'a.py', edits: [{ oldText: '', old_text: 'x = 1', new_text: 'x = 2' }] },
      replacement,
    ],
    ['a list of calls', [{ path: 'a.py', old: 'x = 1', new: 'x = 2' }], replacement],
    [
      'an operation',
      { operation: { type: 'update_file', path: 'a.py', diff: '@@\n-x = 1\n+x = 2' } },
      hunks,
    ],
    [
      'a new file',
      { type: 'create_file', path: 'a.py', diff: '+x' },
      { kind: 'whole-file', lines: ['x'], isNew: true },
    ],
    ['a deletion', { type: 'delete_file', path: 'a.py' }, { kind: 'deletion', file: 'a.py' }],
    [
      'a whole file',
      { path: 'a.py', content: 'x\ny\n' },
      { kind: 'whole-file', lines: ['x', 'y'] },
    ],
    ['a patch under an unknown name', { patchBody: patch }, hunks],
    ['a patch as the content of no file', { content: patch }, hunks],
    ['a patch as the content of its file', { path: 'a.py', content: patch }, hunks],
    [
      'the content of a file of patches',
      { path: 'b.patch', content: patch },
      { kind: 'whole-file', file: 'b.patch' },
    ],
    ['lines of a patch', { edits: patch.split('\n') }, hunks],
    ['an input as a string', JSON.stringify({ edits: patch }), hunks],
    ['an input that is a string twice', JSON.stringify(JSON.stringify({ edits: patch })), hunks],
    ['edits as a string twice', { edits: JSON.stringify({ patch }) }, hunks],
    ['edits as a list in a string', { edits: JSON.stringify([patch]) }, hunks],
    ['escaped line breaks', { edits: patch.replaceAll('\n', '\\n') }, hunks],
    [
      'blocks below a member with the file',
      { path: 'a.py', diff: '------- SEARCH\nx = 1\n=======\nx = 2\n+++++++ REPLACE' },
      replacement,
    ],
    [
      'a removed line',
      { path: 'a.py', old_str: 'x = 1\n', new_str: '' },
      { search: ['x = 1'], replace: [] },
    ],
  ])('may be %s', (_, input, edit) => {
    expect(calling(input)).toMatchObject({ kind: 'edits', edits: [edit] });
  });

  test('are one edit with those of the others', () => {
    const other = { path: 'b.py', old_string: 'y', new_string: 'z' };
    expect(calling({ edits: patch }, other)).toMatchObject({
      edits: [hunks, { kind: 'replacement', file: 'b.py' }],
    });
    expect(calling({ edits: patch }, { path: 'b.py' })).toHaveProperty('kind', 'malformed');
  });

  test.each<[unknown]>([
    [{}],
    [null],
    [7],
    [[]],
    [{ edits: 'as above' }],
    [{ edits: [[[[[patch]]]]] }],
  ])('are refused if they are not understood: %j', (input) => {
    expect(calling(input)).toHaveProperty('kind', 'malformed');
  });

  test('are those of the text if no call has any', () => {
    const read = { toolCalls: [{ name: 'read_file', input: { path: 'a.py' } }], text: patch };
    expect(findEdits({ ...read, ended: 'unknown' })).toMatchObject({ edits: [hunks] });
    expect(findEdits({ ...read, toolCalls: [], ended: 'unknown' })).toMatchObject({
      edits: [hunks],
    });
  });
});

describe('the edits of a call that a text writes out', () => {
  const inText = (text: string) => findEdits({ toolCalls: [], text, ended: 'stopped' });
  const call = JSON.stringify({ name: 'edit', arguments: { edits: patch } });
  test.each([
    ['bare', call],
    ['its input alone', JSON.stringify({ edits: patch })],
    ['below prose', `I mend it.\n\n<tool_call>\n${call}\n</tool_call>`],
    ['in a fence', `\`\`\`json\n${call}\n\`\`\``],
    ['of another tool', JSON.stringify({ name: 'apply_patch', arguments: { input: patch } })],
    ['in tags', `<function=edit><parameter=edits>${patch}</parameter></function>`],
    [
      'in a list',
      JSON.stringify({
        tool_calls: [{ function: { name: 'edit', arguments: JSON.stringify({ edits: patch }) } }],
      }),
    ],
  ])('are read: %s', (_, text) => {
    expect(inText(text)).toMatchObject({ kind: 'edits', edits: [hunks] });
  });

  test.each([
    ['within a sentence', `The ticket says that I should answer ${call} but I do not.`],
    ['that is cut off', call.slice(0, -9)],
    ['whose patch is broken', call.replace('x = 2', 'x = 2\\n*** no sign')],
    ['beside a block that is cut off', `${call}\n${block.slice(0, -12)}\n${block}`],
  ])('are refused: %s', (_, text) => {
    expect(inText(text)).toHaveProperty('kind', 'malformed');
  });

  test('do not count if the text has edits of its own', () => {
    const adds = `*** Begin Patch\n*** Add File: b.json\n+${call}\n*** End Patch`;
    expect(inText(adds)).toMatchObject({ edits: [{ kind: 'whole-file', file: 'b.json' }] });
  });
});

import { describe, expect, test } from 'vitest';
import { editsIn } from '../../../../src/agent/loop/tools/called-edits.ts';

const patch = '*** Begin Patch\n*** Update File: a.py\n@@\n-x = 1\n+x = 2\n*** End Patch';
const block = 'a.py\n<<<<<<< SEARCH\nx = 1\n=======\nx = 2\n>>>>>>> REPLACE';
const diff = '--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-x = 1\n+x = 2\n';
const sides = { search: ['x = 1'], replace: ['x = 2'] };
const hunks = { kind: 'hunks', file: 'a.py', hunks: [sides] };
const replacement = { kind: 'replacement', file: 'a.py', ...sides };

const calling = (...inputs: readonly unknown[]) =>
  editsIn({
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
    expect(editsIn({ ...read, ended: 'unknown' })).toMatchObject({ edits: [hunks] });
    expect(editsIn({ ...read, toolCalls: [], ended: 'unknown' })).toMatchObject({ edits: [hunks] });
  });
});

import { describe, expect, test } from 'vitest';
import type { Edit } from '../../../src/core/edits/index.ts';
import { applyReply } from '../../support/edits/engine.ts';
import { block, stage, whole, whyOf } from './staging.ts';

const text = 'import a\n\ndef f():\n  return 1\n\ndef g():\n  return 1\n';

/** Applies blocks to a file. */
function apply(...blocks: readonly (readonly [search: string, replace: string])[]) {
  const reply = blocks.map(
    ([search, replace]) => `a.py\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`,
  );
  return applyReply(new Map([['a.py', text]]), reply.join('\n'));
}

const applied = (after: string) => ({ kind: 'applied', files: new Map([['a.py', after]]) });

describe('two blocks contradict each other if they', () => {
  test.each<[string, readonly (readonly [string, string])[]]>([
    [
      'add other lines in one place',
      [
        ['import a', 'import a\nimport b'],
        ['import a', 'import a\nimport c'],
      ],
    ],
    [
      'change one place that only one of them identifies',
      [
        ['def f():\n  return 1', 'def f():\n  return 2'],
        ['  return 1', '  return 3'],
      ],
    ],
    [
      'keep and change one line',
      [
        ['def f():\n  return 1', 'def f():\n  x()\n  return 1'],
        ['def f():\n  return 1', 'def f():\n  y()\n  return 1'],
      ],
    ],
  ])('%s', (_, blocks) => {
    const why = expect.stringMatching(/^a\.py: block 2 of 2: it changes the lines of block 1/);
    expect(apply(...blocks)).toMatchObject({ kind: 'refused', why });
  });

  test.each<[string, readonly Edit[]]>([
    ['give a file two texts', [whole('a.py', 'x'), whole('a.py', 'y')]],
    ['give a new file two texts', [whole('new.py', 'x'), whole('new.py', 'y')]],
    ['change a file before its whole text', [block('a.py', 'a', 'x'), whole('a.py', 'z\nb\nc')]],
  ])('%s', (_, edits) => {
    expect(whyOf(stage(edits))).toContain('block 2 of 2: it changes the lines of block 1');
  });
});

test('a block that fits lines changed before, and others like them, is refused', () => {
  const twins = 'f() {\n  a(1)\n  b()\n}\ng() {\n  a(1)\n  b()\u00A0\n}\n'.replace(
    'b()\u00A0',
    'b(\u00A0)',
  );
  const before = twins.replace('b()', 'b( )');
  const blocks = ['f() {\n  a(1)\n  b( )', '  a(1)\n  b( )'].map(
    (search) =>
      `a.py\n<<<<<<< SEARCH\n${search}\n=======\n${search.replace('1', '2')}\n>>>>>>> REPLACE`,
  );
  const why = expect.stringContaining('block 2 of 2: it does the same as block 1, but fits other');
  expect(applyReply(new Map([['a.py', before]]), blocks.join('\n'))).toMatchObject({
    kind: 'refused',
    why,
  });
});

describe('two blocks agree if', () => {
  test.each<[string, readonly (readonly [string, string])[], string]>([
    [
      'the second is for the result of the first',
      [
        ['import a', 'import a\nimport b'],
        ['import a\nimport b', 'import a\nimport b\nimport c'],
      ],
      text.replace('a\n', 'a\nimport b\nimport c\n'),
    ],
    [
      'they change neighbouring lines',
      [
        ['def f():\n  return 1', 'def h():\n  return 1'],
        ['  return 1\n\ndef g():', '  return 2\n\ndef g():'],
      ],
      text.replace('def f():\n  return 1', 'def h():\n  return 2'),
    ],
    [
      'they make the same change in two like places',
      [
        ['def f():\n  return 1', 'def f():\n  return 2'],
        ['  return 1', '  return 2'],
      ],
      text.replaceAll('1', '2'),
    ],
    [
      'the first rewrites one of the places that the second may mean',
      [
        ['def f():\n  return 1\n', 'def f(x):\n  y = x\n  return y\n'],
        ['  return 1', '  return 3'],
      ],
      'import a\n\ndef f(x):\n  y = x\n  return y\n\ndef g():\n  return 3\n',
    ],
    [
      'they add lines above and below a line',
      [
        ['import a', 'import z\nimport a'],
        ['import a', 'import a\nimport b'],
      ],
      text.replace('import a', 'import z\nimport a\nimport b'),
    ],
    [
      'they do the same',
      [
        ['import a', 'import a\nimport b'],
        ['import a\n', 'import a\nimport b\n'],
      ],
      text.replace('a\n', 'a\nimport b\n'),
    ],
  ])('%s', (_, blocks, after) => {
    expect(apply(...blocks)).toEqual(applied(after));
  });

  test('one changes a file that the other creates', () => {
    const edits = [whole('new.py', 'x\ny'), block('new.py', 'x', 'z')];
    expect(stage(edits)).toMatchObject({ kind: 'staged', refusals: [] });
  });
});

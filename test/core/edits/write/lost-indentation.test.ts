import { describe, expect, test } from 'vitest';
import { applyTo, replacedBy } from '../../../support/edits/applied-text.ts';

describe('learns from the lines of SEARCH which of those of REPLACE have lost their indentation', () => {
  test.each([
    [
      'all of them, if their depth shows it',
      '\n  function a() {\n    // some\n  }',
      'function  a() {\n    // some\n  }',
      'function b() {\n  // new\n}',
      '\n  function b() {\n    // new\n  }',
    ],
    [
      'the first one alone, if another is as it was',
      '  f(\n    a,\n  )\n',
      'f(\n    a,\n  )',
      'g(\n    a,\n)',
      '  g(\n    a,\n)\n',
    ],
    [
      'none, if they are as deep as the file',
      '// x\n  f() {}\n',
      'f() {}',
      '  g() {}',
      '// x\n  g() {}\n',
    ],
    ['all, if one is in both', '  f()\n', 'f()', '  f()\n  g()', '    f()\n    g()\n'],
  ])('%s', (_, text, search, replace, after) => {
    expect(applyTo(text, search, replace)).toEqual(replacedBy(after));
  });

  test('and takes away what is in front of every line, whatever follows', () => {
    const text = 's := `\n    a\n    b\n`\n\tc\n';
    const search = '   s := `\n       a\n       b\n   `\n   \tc';
    const replace = '   s := `\n       a\n   \tnew\n       b\n   `\n   \tc';
    expect(applyTo(text, search, replace)).toEqual(replacedBy(text.replace('a\n', 'a\n\tnew\n')));
  });
});

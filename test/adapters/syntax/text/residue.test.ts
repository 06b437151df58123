import { describe, expect, it } from 'vitest';
import { residueFindings } from '../../../../src/adapters/syntax/text/residue.ts';

const rows = (path: string, text: string) => residueFindings(path, text).map(({ line }) => line);

describe('edit and merge markers', () => {
  it.each([
    ['a merge', 'a\n<<<<<<< HEAD\nb\n||||||| base\nc\n=======\nd\n>>>>>>> fix\n', [2, 4, 6, 8]],
    ['an edit block', '<<<<<<< SEARCH\r\na\r\n=======\r\nb\r\n>>>>>>> REPLACE\r\n', [1, 3, 5]],
    ['an edit block of five signs', '<<<<< SEARCH\na\n>>>>> REPLACE\n', [1, 3]],
    ['a divider alone', 'return 1\n=======\n', [2]],
    ['shifts and comparisons', 'a <<<<<<< b\n x >>>>>>> y\n========\n', []],
    ['an underlined title', '"""\nHistory\n=======\n"""\n', []],
  ])('%s', (_, text, lines) => {
    expect(rows('a.py', text)).toEqual(lines);
  });

  it('accepts underlined headings in prose', () => {
    expect(rows('README.md', 'A longer title\n=======\n')).toEqual([]);
  });
});

describe('code fences', () => {
  it.each([
    ['around the file', '\n```python\na = 1\n```\n\n', [2, 4]],
    ['at its end only', 'a = 1\n~~~\n', [2]],
    ['within', '"""\n```\na\n```\n"""\n', []],
    ['with words behind', '``` is a fence\n', []],
  ])('%s', (_, text, lines) => {
    expect(rows('a.py', text)).toEqual(lines);
  });

  it('are normal in Markdown', () => {
    expect(rows('README.md', '```sh\nnpm test\n```\n')).toEqual([]);
  });
});

describe('placeholders', () => {
  it.each([
    '// ... existing code ...',
    '    # ... rest of the code remains unchanged',
    '/* rest of the file */',
    '# the rest of the function stays',
    '<!-- … existing code … -->',
    '{/* ... other methods ... */}',
    '... existing code ...',
    '// existing code here',
    '-- ... (rest of the implementation)',
  ])('%s', (line) => {
    expect(rows('a.ts', `a\n${line}\nb\n`)).toEqual([2]);
  });

  it.each([
    '# This code sometimes runs when the rest of this module',
    '// the existing code of the customer, if any',
    'throw new Error("... existing code ...");',
    '    ...',
    '// and so on ...',
    `// ... existing code ...${' '.repeat(300)}`,
  ])('not %s', (line) => {
    expect(rows('a.ts', `a\n${line}\nb\n`)).toEqual([]);
  });
});

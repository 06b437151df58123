import { describe, expect, it } from 'vitest';
import { residueProblems } from '../../../src/engines/syntax/residue.ts';

const rows = (path: string, text: string) => residueProblems(path, text).map(({ line }) => line);

describe('edit and merge markers', () => {
  it.each([
    ['a merge', 'a\n<<<<<<< HEAD\nb\n||||||| base\nc\n=======\nd\n>>>>>>> fix\n', [2, 4, 6, 8]],
    ['an edit block', '<<<<<<< SEARCH\r\na\r\n=======\r\nb\r\n>>>>>>> REPLACE\r\n', [1, 3, 5]],
    ['a block of another editor', '------- SEARCH\na\n=======\nb\n+++++++ REPLACE\n', [1, 3, 5]],
    ['an indented block', '    <<<<<<< SEARCH\n', [1]],
    [
      'a patch',
      '*** Begin Patch\n*** Update File: a.py\n@@ def f():\n-a\n+b\n*** End Patch\n',
      [1, 2, 3, 6],
    ],
    ['a unified diff', 'diff --git a/a.py b/a.py\n@@ -1,2 +1,2 @@\n', [1, 2]],
    ['a decorator and a class variable', '@@count\n@ file\n*** a\n', []],
    ['in a text of several lines', 'a = """\n<<<<<<< SEARCH\n=======\n>>>>>>> REPLACE\n"""\n', []],
    ['after such a text', 'a = """\n"""\n=======\n', [3]],
    ['in a template', 'const a = `\n<<<<<<< HEAD\n=======\n>>>>>>> b\n`;\n', []],
    [
      'in a template with escapes',
      'const a = `\n\\`x\\`\\`\n<<<<<<< HEAD\n=======\n>>>>>>> b\n`;\n',
      [],
    ],
    ['an edit block of five signs', '<<<<< SEARCH\na\n>>>>> REPLACE\n', [1, 3]],
    ['a divider alone', 'return 1\n=======\n', [2]],
    ['shifts and comparisons', 'a <<<<<<< b\n x >>>>>>> y\n========\n', []],
    ['an underlined title', '"""\nHistory\n=======\n"""\n', []],
  ])('%s', (_, text, lines) => {
    expect(rows('a.py', text)).toEqual(lines);
  });

  it.each(['fix.diff', 'fix.patch', 'a.py.rej', '__snapshots__/a.snap'])(
    'are normal in %s',
    (path) => {
      expect(rows(path, '<<<<<<< HEAD\n=======\n@@ -1 +1 @@\n')).toEqual([]);
    },
  );

  it('are normal in a fence of a document, but not outside', () => {
    expect(rows('README.md', '```\n<<<<<<< HEAD\n>>>>>>> b\n```\n<<<<<<< HEAD\n')).toEqual([5]);
  });

  it('accepts underlined headings in prose', () => {
    expect(rows('README.md', 'A longer title\n=======\n')).toEqual([]);
  });
});

describe('code fences', () => {
  it.each([
    ['around the file', '\n```python\na = 1\n```\n\n', [2, 4]],
    ['at its end only', 'a = 1\n~~~\n', [2]],
    ['at its start only', '```python\na = 1\n', [1]],
    ['with a path', '```python src/a.py\na = 1\n```\n', [1, 3]],
    ['with a path behind a colon', '```python:src/a.py\na = 1\n', [1]],
    ['with a title', '```python title="a.py"\na = 1\n', [1]],
    ['below a path', '**src/a.py**\n```python\na = 1\n```\n', [2, 4]],
    ['of four signs', '````\r\na = 1\r\n````\r\n', [1, 3]],
    ['within', '"""\n```\na\n```\n"""\n', []],
    ['with words behind', '``` is a fence\n', []],
    ['that closes another', 'Usage:\n```sh\nrun\n```\n', []],
  ])('%s', (_, text, lines) => {
    expect(rows('a.py', text)).toEqual(lines);
  });

  it('are normal in Markdown', () => {
    expect(rows('README.md', '```sh\nnpm test\n```\n')).toEqual([]);
  });
});

describe('placeholders', () => {
  it('are found in code of any language', () => {
    const text = 'a\n// ... existing code ...\nb\n  # rest of the code remains unchanged\n';
    expect(rows('a.ts', text)).toEqual([2, 4]);
    expect(rows('a.sql', '-- ... existing columns ...\n')).toEqual([1]);
  });

  it('of a document are comments or in brackets', () => {
    const text =
      '# ... app code here ...\n<!-- rest of the file unchanged -->\n[... rest of the file ...]\n';
    expect(rows('README.md', text)).toEqual([2, 3]);
    expect(rows('guide.rst', '    # existing code omitted\n')).toEqual([]);
  });

  it('in an example of a document are normal', () => {
    expect(rows('README.md', '```\n// ... existing code ...\n```\n')).toEqual([]);
  });
});

describe('a line that looks like a fence over and over', () => {
  it.each(['{} ', 'a= ', 'a=b:', '"" ', 'a/b/c:', '. '])('of %j is read at once', (part) => {
    for (const count of [40, 50_000]) {
      for (const opening of ['```js ', '~~~']) {
        expect(rows('a.py', `${opening}${part.repeat(count)}!\na = 1\n`)).toEqual([]);
      }
    }
  });

  it('or like a path is read at once', () => {
    expect(rows('a.py', `${'//'.repeat(200_000)}!\n`)).toEqual([]);
  });
});

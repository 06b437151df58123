import { describe, expect, test } from 'vitest';
import { fileNameAbove } from '../../../../src/engines/edits/reply/file-name.ts';

/** The file that is named in lines above a block. */
const named = (above: string) => {
  const lines = above.split('\n');
  return fileNameAbove(lines, lines.length, 0);
};

describe('the file of a block', () => {
  test.each([
    ['bare', 'src/a.py'],
    ['with a colon', 'src/a.py:'],
    ['with spaces around it', '  src/a.py  '],
    ['above blank lines', 'src/a.py\n\n\n \n\n'],
    ['in backticks', '`src/a.py`'],
    ['in bold', '**src/a.py**'],
    ['in bold, with a colon inside', '**src/a.py:**'],
    ['in bold with underscores', '__src/a.py__'],
    ['in italics', '*src/a.py*'],
    ['in bold backticks', '**`src/a.py`**:'],
    ['in a heading', '### src/a.py'],
    ['in a heading with a number', '#### File 1: src/a.py'],
    ['in a list', '- src/a.py'],
    ['in a numbered list', '1. **`src/a.py`**'],
    ['in a quotation', '> src/a.py'],
    ['with a label', 'File: src/a.py'],
    ['with another label', 'filename: `src/a.py`'],
    ['with a bold label', '**Path:** src/a.py'],
    ['with a bold label and backticks', '**Path:** `src/a.py`'],
    ['with a bold label, then a colon', '**File**: `src/a.py`'],
    ['with a remark', 'src/a.py (new file)'],
    ['in a C comment', '// src/a.py'],
    ['in a shell comment', '# src/a.py'],
    ['in an SQL comment', '-- src/a.py'],
    ['in a CSS comment', '/* src/a.py */'],
    ['in an HTML comment', '<!-- src/a.py -->'],
    ['in a JSX comment', '{/* src/a.py */}'],
    ['in an attribute', '<file path="src/a.py">'],
    ['in an attribute with single quotes', "<edit id='1' file='src/a.py'>"],
    ['in a fence', '```python\nsrc/a.py'],
    ['in a fence as a comment', '```python\n# src/a.py'],
    ['above a fence', 'src/a.py\n```python'],
    ['above a fence of tildes', 'src/a.py\n\n~~~'],
    ['after the language of a fence', '```python src/a.py'],
    ['joined to the language of a fence', '```python:src/a.py'],
    ['as the language of a fence', '```src/a.py'],
    ['as the title of a fence', '~~~python title="src/a.py"'],
    ['as an attribute of a fence', '```python {file=src/a.py}'],
    ['in prose', 'Then we mend src/a.py:'],
    ['in prose, before a comma', 'In src/a.py, the check is missing:'],
    ['in prose, before a full stop', 'The fault is in src/a.py.'],
    ['in prose, in quotes', "It is 'src/a.py' that is wrong."],
    ['in prose, in brackets', 'The last one (src/a.py) goes as well:'],
    ['in prose, twice', 'Change `src/a.py`, as src/a.py is wrong:'],
    ['in prose, beside words like files', 'Fix the SQL and the file src/a.py, e.g. here:'],
    ['in prose, in italics', 'In *src/a.py*, the check is missing:'],
    ['in prose, beside a name with a dot', 'In src/a.py, self.total is wrong:'],
    ['in prose, beside code with a dot', 'In `src/a.py`, `self.total` is wrong:'],
    ['above prose and a fence', 'src/a.py\nIt is wrong.\nSo I change it.\n```'],
    ['nearest', 'src/b.py\nsrc/a.py'],
  ])('%s', (_, above) => {
    expect(named(above)).toBe('src/a.py');
  });

  test.each([
    'Makefile',
    'docker/Dockerfile',
    'LICENSE',
    '.env',
    'src/.env',
    'go.mod',
    'a.b/LICENSE',
    'run_tests',
    'docs/my notes.md',
    'docs/Größe.md',
    'src\\a.py',
    'C:\\work\\a.py',
    '/src/a.py',
    './a.py',
    'app/[id]/page.tsx',
    '(group)/page.tsx',
    '__init__.py',
    '__tests__/a.test.js',
    'pkg/__init__.py',
    '_config.yml',
  ])('may be called %s', (name) => {
    expect(named(name)).toBe(name);
    expect(named(`### \`${name}\`:\n\`\`\`\n`)).toBe(name);
  });

  test.each(['File', 'File name', 'Filename', 'New file', 'The file', 'Path', '**File**'])(
    'may have no extension after the label %s',
    (label) => {
      expect(named(`${label}: LICENSE`)).toBe('LICENSE');
    },
  );

  test('may start with a bracket or a drive', () => {
    expect(named('Then change (group)/page.tsx:')).toBe('(group)/page.tsx');
    expect(named('```py:C:\\work\\a.py')).toBe('C:\\work\\a.py');
  });

  test('in prose may be a Makefile, or contain spaces in bold or backticks', () => {
    expect(named('Then change the Makefile:')).toBe('Makefile');
    expect(named('Then change `my notes.md` and SQL:')).toBe('my notes.md');
    expect(named('Then **my notes.md** goes:')).toBe('my notes.md');
    expect(named('Then change `LICENSE` here:')).toBe('LICENSE');
  });

  test('is not the language of a fence', () => {
    for (const language of ['python', 'Dockerfile', 'makefile', 'SQL', 'c++']) {
      expect(named(`src/a.py\n\`\`\`${language}`)).toBe('src/a.py');
    }
  });
});

describe('no file is named', () => {
  test.each([
    ['nowhere', ''],
    ['in prose without a path', 'Now this one.'],
    ['by the word itself', 'Now the second file:'],
    ['by a label only', '**File**'],
    ['by an abbreviation', 'As, e.g., here:'],
    ['by capitals in prose', 'Fix the HTML output:'],
    ['in prose with two paths', 'Change src/a.py as well as src/b.py:'],
    ['by two paths in backticks', 'Change `src/a.py` and `src/b.py`.'],
    ['by a line of code', 'call(src/a.py);'],
    ['by a call', 'call(src/a.py)'],
    ['by words in columns', 'src/lib  a.py'],
    ['by an end marker', '>>>>>>> REPLACE'],
    ['by a name of more than 250 characters', `${'a/'.repeat(125)}b.py`],
    ['more than three lines above', 'src/a.py\none\ntwo\nthree'],
  ])('%s', (_, above) => {
    expect(named(above)).toBeUndefined();
  });

  test('above the floor, where the previous block ends', () => {
    const lines = ['src/a.py', 'and then', ''];
    expect(fileNameAbove(lines, 3, 0)).toBe('src/a.py');
    expect(fileNameAbove(lines, 3, 1)).toBeUndefined();
  });
});

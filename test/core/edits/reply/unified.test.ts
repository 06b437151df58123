import { describe, expect, test } from 'vitest';
import { parseEdits } from '../../../../src/core/edits/index.ts';

const names = '--- a/src/a.py\n+++ b/src/a.py';
const body = ' a\n-x = 1\n+x = 2\n b';
const plain = `${names}\n@@ -3,3 +3,3 @@ class A\n${body}`;
const hunk = (more: object = { line: 3 }) => ({
  ...{ search: ['a', 'x = 1', 'b'], replace: ['a', 'x = 2', 'b'], anchors: [] },
  ...more,
});
const hunks = (file: string, ...all: object[]) => ({
  ...{ kind: 'hunks', isPatch: true, file, hunks: all },
});
const edits = (...all: object[]) => ({ kind: 'edits', edits: all });
const malformed = (why: string) => ({ kind: 'malformed', why: expect.stringContaining(why) });
const one = edits(hunks('src/a.py', hunk()));

describe('reads a unified diff', () => {
  test.each([
    ['bare', plain],
    ['with a final newline', `${plain}\n`],
    ['with prose around it', `I change x.\n\n${plain}\n\nThat is all:\n- x is 2`],
    ['in a fence', `\`\`\`diff\n${plain}\n\`\`\``],
    ['in a fence below its file', `src/a.py\n\`\`\`patch\n${plain}\n\`\`\``],
    ['in a fence without a language', `Change \`src/a.py\`:\n\`\`\`\n${plain}\n\`\`\``],
    ['of git', `diff --git a/src/a.py b/src/a.py\nindex 1..2 100644\n${plain}`],
    ['of git as a mail', `${plain}\n-- \n2.47.1\n`],
    ['with Windows line endings', plain.replaceAll('\n', '\r\n')],
    ['without `a/` and `b/`', plain.replace('a/src', 'src').replace('b/src', 'src')],
    ['with one of them', plain.replace('a/src', 'src')],
    ['with dates', plain.replaceAll('.py\n', '.py\t2026-11-22 10:00:00\n')],
    ['with dates after spaces', plain.replaceAll('.py\n', '.py 2026-11-22 10:00:00.1 +0000\n')],
    ['with padded counts', plain.replace('+3,3', '+3,     3')],
    ['with only the new name', plain.replace('--- a/src/a.py\n', '')],
    ['with only the old name', plain.replace('+++ b/src/a.py\n', '')],
    ['with only the line of git', plain.replace(names, 'diff --git a/src/a.py b/src/a.py')],
    ['with that line and one name', `diff --git a/src/a.py b/src/a.py\n${plain.slice(15)}`],
    ['whose context has no sign', plain.replaceAll(/^ /gm, '')],
    ['in a shell document', `git apply <<'EOF'\n${plain}\nEOF\n`],
    ['in one in a fence', `\`\`\`sh\npatch -p1 <<EOF\n${plain}\nEOF\n\`\`\``],
    ['with wrong counts', plain.replace('-3,3 +3,3', '-3,9 +3,1')],
    ['with wrong counts in a fence', `\`\`\`diff\n${plain.replace('3,3 +', '3,8 +')}\n\n\`\`\``],
  ])('%s', (_, reply) => {
    expect(parseEdits(reply)).toMatchObject(one);
  });

  test.each([
    ['@@', {}],
    ['@@ ... @@', {}],
    ['@@ @@ def f():', { anchors: ['def f():'] }],
    ['@@ -0,0 +1,3 @@', {}],
    ['@@ -?,? +?,? @@', {}],
    ['@@ -x,y +x,y @@', {}],
    ['@@ -12 +12 @@', { line: 12 }],
  ])('whose hunk begins with %s', (head, more) => {
    expect(parseEdits(`${names}\n${head}\n${body}`)).toMatchObject(
      edits(hunks('src/a.py', hunk(more))),
    );
  });

  test('whose first hunk has no `@@` line', () => {
    expect(parseEdits(`${names}\n${body}`)).toMatchObject(edits(hunks('src/a.py', hunk({}))));
  });

  test('that only adds lines, with where it counts them', () => {
    const reply = `${names}\n@@ -3,0 +4,1 @@\n+c`;
    const inserted = { below: 3, first: 4 };
    const added = { search: [], replace: ['c'], anchors: [], line: 3, inserted };
    expect(parseEdits(reply)).toMatchObject(edits(hunks('src/a.py', added)));
  });

  test('with several hunks and files', () => {
    const reply = `${plain}\n@@ -9,2 +9,1 @@\n c\n-d\n${plain.replaceAll('a.py', 'b.py')}`;
    const second = { search: ['c', 'd'], replace: ['c'], anchors: [], line: 9 };
    expect(parseEdits(reply)).toMatchObject(
      edits(hunks('src/a.py', hunk(), second), hunks('src/b.py', hunk())),
    );
  });

  test('whose lines look like names, if the counts say so', () => {
    const reply = `${names}\n@@ -1,2 +1,2 @@\n a\n--- old\n+++ new\n@@ -9 +9 @@\n-c\n+d`;
    const first = { search: ['a', '-- old'], replace: ['a', '++ new'], anchors: [], line: 1 };
    const second = { search: ['c'], replace: ['d'], anchors: [], line: 9 };
    expect(parseEdits(reply)).toMatchObject(edits(hunks('src/a.py', first, second)));
  });

  test('of files that come, go and move', () => {
    const reply = [
      ...['diff --git a/new.txt b/new.txt', 'new file mode 100644', 'index 0..1'],
      ...['--- /dev/null', '+++ b/new.txt', '@@ -0,0 +1,2 @@', '+one', '+two'],
      ...['\\ No newline at end of file', '--- a/old.txt', '+++ /dev/null', '@@ -1 +0,0 @@', '-o'],
      ...['diff --git a/c.py b/d.py', 'similarity index 90%', 'rename from c.py', 'rename to d.py'],
      ...['--- a/c.py', '+++ b/d.py', '@@ -1 +1 @@', '-c', '+d'],
      ...['diff --git a/e.py b/e.py', 'new file mode 100644', 'index 0000000..e69de29'],
      ...['diff --git a/ä f b/ä f', 'deleted file mode 100644'],
    ].join('\n');
    const base = { isPatch: true };
    const created = { kind: 'whole-file', ...base, isNew: true };
    const moved = { search: ['c'], replace: ['d'], anchors: [], line: 1 };
    expect(parseEdits(reply)).toMatchObject(
      edits(
        { ...created, file: 'new.txt', lines: ['one', 'two'], isOpen: true },
        { kind: 'deletion', ...base, file: 'old.txt', lines: ['o'] },
        hunks('c.py', moved),
        { kind: 'renaming', ...base, file: 'c.py', to: 'd.py' },
        { ...created, file: 'e.py', lines: [] },
        { kind: 'deletion', ...base, file: 'ä f' },
      ),
    );
  });

  test.each([
    [' a\n-b\n\\ No newline at end of file\n+b', { before: false, after: true }],
    [' a\n-b\n+c\n\\ No newline at end of file', { before: true, after: false }],
    ['-a\n+b\n c\n\\ No newline at end of file', { before: false, after: false }],
  ])('that says how the file ends: %j', (lines, newline) => {
    expect(parseEdits(`${names}\n@@\n${lines}`)).toMatchObject(edits({ hunks: [{ newline }] }));
  });
});

describe('refuses a diff', () => {
  const git = 'diff --git a/x b/x\n';
  test.each([
    ['of binaries', `${git}index 1..2\nBinary files a/x and b/x differ`, 'more than change text'],
    [
      'with a binary patch',
      `${git}index 1..2\nGIT binary patch\nliteral 0`,
      'more than change text',
    ],
    ['of modes', `${git}old mode 100644\nnew mode 100755`, 'more than change text'],
    [
      'of programs',
      `${git}new file mode 100755\n--- /dev/null\n+++ b/x\n@@\n+x`,
      'more than change text',
    ],
    ['of copies', `${git}similarity index 9%\ncopy from x\ncopy to y`, 'more than change text'],
    ['with two names', plain.replace('+++ b/src/a.py', '+++ b/src/z.py'), 'names two files'],
    [
      'that goes on below a line without sign, which may be prose',
      `${plain.replace(',3 +', ',9 +')}\n\ndef g():\n-    x\n+    y`,
      'begins with none of',
    ],
    ['that changes line endings', plain.replace('+x = 2', '+x = 2\r'), 'mixes line endings'],
  ])('%s', (_, reply, why) => {
    expect(parseEdits(reply, true)).toMatchObject(malformed(why));
  });
});

test('a diff that shows what blocks do is not applied', () => {
  const block = 'src/a.py\n<<<<<<< SEARCH\nx = 1\n=======\nx = 2\n>>>>>>> REPLACE';
  const replacement = { kind: 'replacement', file: 'src/a.py' };
  for (const reply of [`${plain}\n\n${block}`, `${block}\n\`\`\`diff\n${plain}\n\`\`\``]) {
    expect(parseEdits(reply)).toMatchObject(edits(replacement));
  }
});

describe('reads a fence of changed lines without the names of a diff', () => {
  const bare = (line?: number) =>
    edits({ ...hunks('src/a.py', hunk(line === undefined ? {} : { line })) });
  test.each([
    ['below its file', `src/a.py\n\`\`\`diff\n${body}\n\`\`\``, undefined],
    ['below a heading', `### \`src/a.py\`\n\n\`\`\`patch\n@@ -3,3 +3,3 @@\n${body}\n\`\`\``, 3],
    ['below prose', `In **src/a.py**, change this:\n~~~~diff\n${body}\n~~~~`, undefined],
    ['that carries the name', `\`\`\`diff src/a.py\n${body}\n\`\`\``, undefined],
  ])('%s', (_, reply, line) => {
    expect(parseEdits(reply)).toMatchObject(bare(line));
  });

  test('whose lines alone tell the file', () => {
    const reply = `\`\`\`diff\n${body}\n\`\`\``;
    expect(parseEdits(reply)).toMatchObject(edits({ kind: 'hunks', file: undefined }));
  });

  test('beside others, or none of them', () => {
    const fence = `b.py\n\`\`\`diff\n-c\n+d\n\`\`\``;
    expect(parseEdits(`${fence}\n\n\`\`\`diff\n${plain}\n\`\`\``)).toMatchObject(
      edits({ file: 'b.py' }, { file: 'src/a.py' }),
    );
    expect(parseEdits(fence.replace('-c', 'c'))).toMatchObject(
      edits(hunks('b.py', { search: ['c'], replace: ['c', 'd'], anchors: [] })),
    );
  });

  test('only if nothing else edits a file', () => {
    const diff = `\`\`\`diff\n${body}\n\`\`\``;
    const block = 'b.py\n<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE';
    const whole = 'b.py\n```py\ny\n```';
    expect(parseEdits(`${diff}\n${block}`)).toMatchObject(edits({ kind: 'replacement' }));
    expect(parseEdits(`${diff}\n${whole}`)).toMatchObject(edits({ kind: 'whole-file' }));
    expect(parseEdits(`\`\`\`diff\n${block}\n\`\`\``)).toMatchObject(
      edits({ kind: 'replacement' }),
    );
  });

  test.each([
    ['is cut off', `src/a.py\n\`\`\`diff\n${body}`],
    ['changes nothing', `src/a.py\n\`\`\`diff\n a\n b\n\`\`\``],
  ])('unless it %s', (_, reply) => {
    expect(parseEdits(reply, true)).toHaveProperty('kind', 'malformed');
  });
});

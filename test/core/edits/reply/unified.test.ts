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
const one = edits(hunks('src/a.py', hunk()));

describe('both names of a diff begin a section of a patch', () => {
  test.each([
    ['bare', plain],
    ['with prose around it', `I change x.\n\n${plain}\n\nThat is all:\n- x is 2`],
    ['in a fence', `\`\`\`diff\n${plain}\n\`\`\``],
    ['in a fence below its file', `src/a.py\n\`\`\`patch\n${plain}\n\`\`\``],
    ['of git', `diff --git a/src/a.py b/src/a.py\nindex 1..2 100644\n${plain}`],
    ['with Windows line endings', plain.replaceAll('\n', '\r\n')],
    ['without `a/` and `b/`', plain.replace('a/src', 'src').replace('b/src', 'src')],
    ['with dates', plain.replaceAll('.py\n', '.py\t2026-11-22 10:00:00\n')],
    ['whose context has no sign', plain.replaceAll(/^ /gm, '')],
    ['in a shell document', `git apply <<'EOF'\n${plain}\nEOF\n`],
    ['between the lines of a patch', `*** Begin Patch\n${plain}\n*** End Patch`],
    ['with wrong counts', plain.replace('-3,3 +3,3', '-3,9 +3,1')],
  ])('%s', (_, reply) => {
    expect(parseEdits(reply, true)).toMatchObject(one);
  });

  test.each([
    ['@@', {}],
    ['@@ @@ def f():', { anchors: ['def f():'] }],
    ['@@ -0,0 +1,3 @@', {}],
    ['@@ -?,? +?,? @@', {}],
    ['@@ -12 +12 @@', { line: 12 }],
  ])('whose hunk begins with %s', (head, more) => {
    expect(parseEdits(`${names}\n${head}\n${body}`, true)).toMatchObject(
      edits(hunks('src/a.py', hunk(more))),
    );
  });

  test('of several files, which come and go', () => {
    const reply = [
      ...[plain, '@@ -9,2 +9,1 @@', ' c', '-d', 'diff --git a/new.txt b/new.txt'],
      ...[
        'new file mode 100644',
        '--- /dev/null',
        '+++ b/new.txt',
        '@@ -0,0 +1,2 @@',
        '+one',
        '+two',
      ],
      ...['--- a/old.txt', '+++ /dev/null', '@@ -1 +0,0 @@', '-o'],
    ].join('\n');
    const second = { search: ['c', 'd'], replace: ['c'], anchors: [], line: 9 };
    const created = { kind: 'whole-file', isPatch: true, isNew: true };
    expect(parseEdits(reply, true)).toMatchObject(
      edits(
        hunks('src/a.py', hunk(), second),
        { ...created, file: 'new.txt', lines: ['one', 'two'] },
        { kind: 'deletion', isPatch: true, file: 'old.txt' },
      ),
    );
  });

  test('but none that may be cut off', () => {
    expect(parseEdits(plain)).toMatchObject({ why: expect.stringContaining('may be cut off') });
  });
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
    expect(parseEdits(`${fence}\n\n${fence.replace('b.py', 'c.py')}`)).toMatchObject(
      edits({ file: 'b.py' }, { file: 'c.py' }),
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

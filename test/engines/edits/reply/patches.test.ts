import { describe, expect, test } from 'vitest';
import { parseEdits } from '../../../../src/engines/edits/index.ts';
import { edits, hunk, hunks, malformed } from './parsed.ts';

describe('V4A', () => {
  const patch = (...lines: readonly string[]) =>
    ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');
  const update = ['*** Update File: src/a.py', '@@', ' a', '-x = 1', '+x = 2', ' b'];
  const plain = patch(...update);
  const one = edits(hunks('src/a.py', hunk()));

  describe('reads a patch', () => {
    test.each([
      ['bare', plain],
      ['with prose around it', `I change x.\n\n${plain}\n\nThat is all.`],
      ['in a fence', `\`\`\`\n${plain}\n\`\`\``],
      ['in a fence below its file', `**src/a.py**\n\`\`\`diff\n${plain}\n\`\`\``],
      ['in a shell fence', `\`\`\`sh\ncd src\napply_patch <<'EOF'\n${plain}\nEOF\n\`\`\``],
      ['in a heredoc', `apply_patch <<"PATCH"\n${plain}\nPATCH\n`],
      [
        'that its heredoc closes',
        `apply_patch <<'EOF'\n${plain.replace('*** End Patch', 'EOF')}\n`,
      ],
      ['that its fence closes', `\`\`\`\n${plain.replace('*** End Patch', '```')}`],
      ['with Windows line endings', plain.replaceAll('\n', '\r\n')],
      ['with stars behind its headings', plain.replaceAll(/^\*{3} .*$/gm, '$& ***')],
      // Grok closes the lines with stars like headings.
      ['whose lines have no blank', plain.replaceAll(/^\*{3} (.*)$/gm, '***$1***')],
      [
        'with colons and a full stop',
        plain.replace('Begin Patch', 'Begin Patch:').replace(/$/, '.'),
      ],
      ['in capitals', plain.replaceAll(/(?<=^\*{3} )[A-Z ]+/gim, (words) => words.toUpperCase())],
      ['with a name in code marks', plain.replace('src/a.py', '`src/a.py`')],
      ['without a colon', plain.replace('File:', 'File')],
      ['without stars at its file', plain.replace('*** Update', 'Update')],
      ['with another word for it', plain.replace('Update', 'Modify')],
      ['with the name once more', plain.replace('@@', '--- a/src/a.py\n+++ b/src/a.py\n@@')],
      ['whose context has no sign', plain.replaceAll(/^ /gm, '')],
      ['without its first line', plain.replace('*** Begin Patch\n', '')],
      ['without `@@`', plain.replace('@@\n', '')],
      ['with empty lines between its parts', plain.replace('@@', '\n@@')],
      ['after a draft in thoughts', `<think>\n${plain.replace('2', '3')}\n</think>\n${plain}`],
      ['after a draft that breaks off', `<think>\n*** Begin Patch\n*** Upd\n</think>\n${plain}`],
    ])('%s', (_, reply) => {
      expect(parseEdits(reply)).toMatchObject(one);
    });

    test.each([
      ['bare', plain.replace('\n*** End Patch', '')],
      ['before prose', plain.replace('*** End Patch', '\nThat is all.')],
      ['in a fence that stays open', `\`\`\`\n${plain.replace('\n*** End Patch', '')}`],
    ])('that has no end only if the model finished: %s', (_, reply) => {
      expect(parseEdits(reply, true)).toMatchObject(one);
      expect(parseEdits(reply)).toMatchObject(malformed('may be cut off'));
    });

    test('of several files', () => {
      const reply = patch(
        ...['*** Add File: new.txt', '+one', '+', '+two'],
        ...['*** Delete File: old.txt', '', ...update],
        ...['*** Update File: c.py', '*** Move to: d.py', '-c', '*** End of File'],
        ...['*** Update File: e.py', '*** Move to: f.py'],
      );
      const file = { isPatch: true, file: 'new.txt', lines: ['one', '', 'two'], isNew: true };
      expect(parseEdits(reply)).toMatchObject(
        edits(
          { kind: 'whole-file', ...file },
          { kind: 'deletion', isPatch: true, file: 'old.txt' },
          hunks('src/a.py', hunk()),
          hunks('c.py', { search: ['c'], replace: [], anchors: [], isAtEnd: true }),
          { kind: 'renaming', isPatch: true, file: 'c.py', to: 'd.py' },
          { kind: 'renaming', isPatch: true, file: 'e.py', to: 'f.py' },
        ),
      );
    });

    test.each([
      ['@@ def f():', { anchors: ['def f():'] }],
      ['@@ class A\n@@   def f():', { anchors: ['class A', 'def f():'] }],
      ['@@ def f(): @@', { anchors: ['def f():'] }],
      ['@@ -7,3 +7,3 @@ class A', { line: 7 }],
      ['@@ ... @@', {}],
      ['@@ ... @@ def f():', { anchors: ['def f():'] }],
    ])('whose hunk begins with %s', (head, more) => {
      expect(parseEdits(plain.replace('@@', head))).toMatchObject(
        edits(hunks('src/a.py', hunk(more))),
      );
    });

    test('with blank lines that have lost their sign', () => {
      const reply = patch('*** Update File: a', '@@', ' a', '', '-b', '+c', '', ' d', '');
      const sides = { search: ['a', '', 'b', '', 'd'], replace: ['a', '', 'c', '', 'd'] };
      expect(parseEdits(reply)).toMatchObject(edits(hunks('a', { ...sides, anchors: [] })));
    });

    test('with stars in the lines of its hunks', () => {
      const reply = patch('*** Update File: a', ' *** End Patch', '-** x', '+*** Update File: b');
      const sides = {
        search: ['*** End Patch', '** x'],
        replace: ['*** End Patch', '*** Update File: b'],
      };
      expect(parseEdits(reply)).toMatchObject(edits(hunks('a', { ...sides, anchors: [] })));
    });

    test('beside blocks', () => {
      const block = 'b.py\n<<<<<<< SEARCH\ny\n=======\nz\n>>>>>>> REPLACE';
      const replacement = { kind: 'replacement', file: 'b.py', search: ['y'], replace: ['z'] };
      expect(parseEdits(`${plain}\n\n${block}`)).toMatchObject(
        edits(hunks('src/a.py', hunk()), replacement),
      );
    });
  });

  describe('refuses a patch', () => {
    test.each([
      ['with an unknown line of stars', plain.replace(' b', '*** Note'), 'begins with none of'],
      ['that adds a file without signs', patch('*** Add File: a', 'x'), 'must begin with `+`'],
      [
        'that adds lines to a deleted file',
        patch('*** Delete File: a', '+x'),
        'must have no lines',
      ],
      ['without a hunk', patch('*** Update File: a'), 'has no hunk'],
      ['with lines outside of its files', patch('-x', ...update), 'is in no section'],
      ['that changes line endings', plain.replace('+x = 2', '+x = 2\r'), 'mixes line endings'],
    ])('%s', (_, reply, why) => {
      expect(parseEdits(reply, true)).toMatchObject(malformed(why));
    });
  });

  describe('the text of a file is no patch', () => {
    test('in a block', () => {
      const reply = `doc.md\n<<<<<<< SEARCH\n${plain}\n=======\n--- a/x\n+++ b/x\n@@\n-x\n>>>>>>> REPLACE`;
      const parsed = parseEdits(reply);
      expect(parsed).toMatchObject(edits({ kind: 'replacement', search: plain.split('\n') }));
    });

    test.each([
      ['of another format', '````md\n# Patches\n```diff\n--- a/x\n+++ b/x\n@@\n-x\n```\n````'],
      ['of the same format', `\`\`\`md\nSend this:\n${plain}\n\`\`\``],
    ])('in a whole document %s', (_, fence) => {
      const lines = fence.split('\n').slice(1, -1);
      const file = { kind: 'whole-file', file: 'docs/patches.md', isFenced: true, lines };
      expect(parseEdits(`docs/patches.md\n${fence}`)).toMatchObject(edits(file));
    });

    test('in a whole document below a fence that nothing closes', () => {
      const block = 'b.py\n<<<<<<< SEARCH\ny\n=======\nz\n>>>>>>> REPLACE';
      const reply = `~~~\ndocs/patches.md\n\`\`\`md\nSend this:\n${plain}\n\`\`\`\n${block}`;
      const replacement = { kind: 'replacement', file: 'b.py', search: ['y'], replace: ['z'] };
      expect(parseEdits(reply)).toMatchObject(edits(replacement));
    });

    test('in a whole file that is a patch', () => {
      const file = { kind: 'whole-file', file: 'fixes/a.patch', isFenced: true };
      expect(parseEdits(`fixes/a.patch\n\`\`\`diff\n${plain}\n\`\`\``)).toMatchObject(
        edits({ ...file, lines: plain.split('\n') }),
      );
    });

    test('in a patch', () => {
      const inner = [
        '<<<<<<< SEARCH',
        'y',
        '=======',
        'z',
        '>>>>>>> REPLACE',
        ...plain.split('\n'),
      ];
      const reply = patch(
        '*** Update File: a.md',
        '@@',
        ' # A',
        ...inner.map((line) => `+${line}`),
      );
      const sides = { search: ['# A'], replace: ['# A', ...inner] };
      expect(parseEdits(reply)).toMatchObject(edits(hunks('a.md', { ...sides, anchors: [] })));
      const context = patch('*** Update File: a.md', '-# A', ...inner.map((line) => ` ${line}`));
      expect(parseEdits(context)).toMatchObject(
        edits(hunks('a.md', { search: ['# A', ...inner], replace: inner, anchors: [] })),
      );
    });

    test('about thoughts', () => {
      const reply = patch('*** Update File: a', '@@', ' <think>', '-</think>', '+x');
      expect(parseEdits(reply)).toMatchObject(edits({ file: 'a' }));
    });
  });
});

describe('unified diffs', () => {
  const names = '--- a/src/a.py\n+++ b/src/a.py';
  const body = ' a\n-x = 1\n+x = 2\n b';
  const plain = `${names}\n@@ -3,3 +3,3 @@ class A\n${body}`;
  const one = edits(hunks('src/a.py', hunk({ line: 3 })));

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
          hunks('src/a.py', hunk({ line: 3 }), second),
          { ...created, file: 'new.txt', lines: ['one', 'two'] },
          { kind: 'deletion', isPatch: true, file: 'old.txt' },
        ),
      );
    });

    test('but none that may be cut off', () => {
      expect(parseEdits(plain)).toMatchObject({ why: expect.stringContaining('may be cut off') });
    });
  });

  test('is no fence of changed lines without the names of a diff', () => {
    const fence = `src/a.py\n\`\`\`diff\n${body}\n\`\`\``;
    expect(parseEdits(fence)).toHaveProperty('kind', 'malformed');
    expect(parseEdits(`${fence}\nb.py\n\`\`\`py\ny\n\`\`\``)).toHaveProperty('kind', 'malformed');
    const block = 'b.py\n<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE';
    expect(parseEdits(`${fence}\n${block}`)).toMatchObject(edits({ kind: 'replacement' }));
  });
});

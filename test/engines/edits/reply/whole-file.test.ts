import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Edit, keepNamesWhole, parseEdits } from '../../../../src/engines/edits/index.ts';
import { edits, malformed, one, plain } from './parsed.ts';

describe('whole files', () => {
  describe('a whole file', () => {
    test('may be deleted', () => {
      const deletion = { kind: 'deletion', file: 'src/a.py' };
      expect(parseEdits('src/a.py\n<<<<<<< DELETE\n>>>>>>> DELETE')).toEqual(edits(deletion));
      expect(parseEdits('<<<<<<< DELETE src/a.py\n\n>>>>>>> DELETE')).toEqual(edits(deletion));
    });

    test('may be renamed', () => {
      const reply = 'src/a.py\n<<<<<<< RENAME\n\n  src/b.py \n>>>>>>> RENAME';
      const renaming = { kind: 'renaming', file: 'src/a.py', to: 'src/b.py' };
      expect(parseEdits(reply)).toEqual(edits(renaming));
    });

    test('belongs to the file of the previous block if it names none', () => {
      const reply = `${plain}\n<<<<<<< RENAME\nsrc/b.py\n>>>>>>> RENAME`;
      const renaming = { kind: 'renaming', file: 'src/a.py', to: 'src/b.py' };
      expect(parseEdits(reply)).toEqual(edits(one, renaming));
    });

    test.each([
      ['DELETE', ''],
      ['RENAME', 'src/b.py'],
    ])('is refused without a name: %s', (word, body) => {
      const reply = `<<<<<<< ${word}\n${body}\n>>>>>>> ${word}`;
      expect(parseEdits(reply)).toEqual(malformed('the block at line 1 does not name its file'));
    });
  });
});

describe('names', () => {
  const block = '<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE';
  const hunk = '@@ -1,1 +1,1 @@\n-old\n+new\n';
  const fence = '```ts\nconst x = 1;\n```';

  /** The forms in which models name the file of an edit. */
  const forms: Readonly<Record<string, (path: string) => string>> = {
    'a line': (path) => `${path}\n${block}`,
    'a line with a root': (path) => `./${path}\n${block}`,
    'a line in bold': (path) => `**${path}**\n${block}`,
    'a line in code': (path) => `\`${path}\`:\n${block}`,
    'a bullet': (path) => `- ${path}\n${block}`,
    'a heading': (path) => `### ${path}\n${block}`,
    'a label': (path) => `**File:** ${path}\n${block}`,
    'a sentence': (path) => `Now change ${path} as planned:\n${block}`,
    'a sentence in code': (path) => `In \`${path}\`, do this.\n\n${block}`,
    'a tag': (path) => `<file path="${path}">\n${block}\n</file>`,
    'a marker': (path) => block.replace('SEARCH', `SEARCH ${path}`),
    'a block in a fence': (path) => `${path}\n\`\`\`\n${block}\n\`\`\``,
    'a deletion': (path) => `${path}\n<<<<<<< DELETE\n>>>>>>> DELETE`,
    'a fence below it': (path) => `${path}\n\n${fence}`,
    'a unified diff': (path) => `--- a/${path}\n+++ b/${path}\n${hunk}`,
    'a diff of git': (path) =>
      `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${hunk}`,
    'a patch': (path) => `*** Begin Patch\n*** Update File: ${path}\n${hunk}*** End Patch`,
  };

  const read = (reply: string, paths: readonly string[]): readonly Edit[] | string => {
    const parsed = keepNamesWhole(paths, (asWords) => parseEdits(asWords(reply), true));
    return parsed.kind === 'edits' ? parsed.edits : parsed.why;
  };

  const word = fc.stringMatching(/^[A-Za-z0-9_é説-]{1,6}$/);
  const gap = fc.constantFrom(
    ' ',
    '  ',
    '.',
    ' (',
    ') ',
    '[',
    "'",
    ', ',
    ' #',
    ': ',
    ' & ',
    '\u00A0',
    ' = ',
    '{',
  );
  const part = fc.tuple(word, gap, word).map((parts) => parts.join(''));
  const folders = fc.array(fc.oneof(word, part), { maxLength: 3 });
  const pathIn = fc
    .tuple(
      folders,
      fc.tuple(word, gap, word).map((parts) => parts.join('')),
    )
    .map(([above, name]) => `${[...above, name].join('/')}.ts`)
    .filter((path) => /[^\w@~+./-]/.test(path));

  describe.each(Object.entries(forms))('%s', (_, form) => {
    it('names the whole of a path that is known, whatever signs it has', () => {
      fc.assert(
        fc.property(fc.array(pathIn, { minLength: 1, maxLength: 6 }), (paths) => {
          for (const path of paths) {
            const edits = read(form(path), paths);
            expect(edits).toMatchObject([{}]);
            const file = typeof edits === 'string' ? edits : edits[0]?.file?.replace(/^\.\//, '');
            expect(file).toBe(path);
          }
        }),
      );
    });
  });

  const args = 'test cases/unit/140 subproject args';

  it.each([
    ['the longest name wins', ['args/app.c', `${args}/app.c`, 'args'], `${args}/app.c`],
    ['a new file is in a folder that is known', [`${args}/app.c`], `${args}/new.c`],
    ['and so is a new folder', [`${args}/app.c`], 'test cases/unit/141 other/new.c'],
    [
      'other blanks and slashes are the same',
      [`${args}/app.c`],
      `${args.replace(' ', '\u00A0')}\\app.c`,
    ],
  ])('%s', (_, paths, name) => {
    expect(read(`${name}\n${block}`, paths)).toMatchObject([{ file: name }]);
  });

  it('gives back what the lines of an edit say, byte for byte', () => {
    const path = 'my files/a b.ts';
    const lines = [`see my\u00A0files\\a b.ts and ${path}`, 'name_kept_whole/7_.ts', ` ${path}`];
    const reply = `${path}\n<<<<<<< SEARCH\n${lines.join('\n')}\n=======\n>>>>>>> REPLACE`;
    expect(read(reply, [path])).toMatchObject([{ file: path, search: lines }]);
  });
});

describe('languages of fences', () => {
  const below = (lead: string, info: string) =>
    parseEdits(`${lead}\n\`\`\`${info}\nx y\n\`\`\`\n`, true);

  describe('a fence below the name of a file', () => {
    test.each([
      ['src/a.ts', ''],
      ['src/a.ts', 'typescript'],
      ['run.sh', 'sh'],
      ['bin/run.bash', 'shell'],
      ['setup.ps1', 'powershell'],
      ['docs/a.md', 'text'],
      ['docs/a.txt', 'txt'],
      ['Dockerfile', 'sh'],
      ['fix.patch', 'diff'],
    ])('%s is its text in %j', (file, info) => {
      expect(below(file, info)).toMatchObject({ kind: 'edits', edits: [{ file, lines: ['x y'] }] });
    });

    test.each([
      ['src/a.ts', 'sh'],
      ['src/a.ts', 'console'],
      ['src/a.ts', 'shell-session'],
      ['src/a.ts', 'text'],
      ['src/a.ts', 'output'],
      ['src/a.ts', 'diff'],
      ['package.json', 'bash'],
      ['docs/a.md', 'diff'],
    ])('%s is no text of it in %j', (file, info) => {
      expect(below(file, info).kind).toBe('malformed');
    });

    test('is its text beside commands', () => {
      const reply = 'src/a.ts\n```ts\nx y\n```\nCheck it:\n```sh\nnpm test\n```\n';
      const file = { file: 'src/a.ts', lines: ['x y'] };
      expect(parseEdits(reply, true)).toMatchObject({ kind: 'edits', edits: [file] });
      const { edits } = { edits: [], ...parseEdits(reply, true) };
      expect(edits).toHaveLength(1);
    });
  });
});

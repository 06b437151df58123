import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edit, parseEdits, withWholeNames } from '../../../../src/core/edits/index.ts';

const block = '<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE';
const hunk = '@@ -1,1 +1,1 @@\n-old\n+new\n';
const fence = (info: string) => `\`\`\`${info}\nconst x = 1;\n\`\`\``;

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
  'a fence below it': (path) => `${path}\n\n${fence('')}`,
  'an info string': (path) => fence(`ts ${path}`),
  'an info string with a colon': (path) => fence(`ts:${path}`),
  'an info string with a member': (path) => fence(`ts title="${path}"`),
  'a unified diff': (path) => `--- a/${path}\n+++ b/${path}\n${hunk}`,
  'a diff of git': (path) =>
    `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${hunk}`,
  'a fence of changes': (path) => `${path}\n\`\`\`diff\n${hunk}\`\`\``,
  'a patch': (path) => `*** Begin Patch\n*** Update File: ${path}\n${hunk}*** End Patch`,
};

const read = (reply: string, paths: readonly string[]): readonly Edit[] | string => {
  const parsed = withWholeNames(paths, (asWords) => parseEdits(asWords(reply), true));
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

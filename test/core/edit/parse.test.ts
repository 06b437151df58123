import { describe, expect, test } from 'vitest';
import { parseEdits } from '../../../src/core/edit/parse.ts';

const block = (search: string, replace: string, head = '<<<<<<< SEARCH', divider = '=======') =>
  [head, search, divider, replace, '>>>>>>> REPLACE'].join('\n');

const one = { file: 'src/a.py', search: ['x = 1'], replace: ['x = 2'] };

describe('a reply with blocks', () => {
  const plain = `src/a.py\n${block('x = 1', 'x = 2')}`;

  test.each([
    ['plain', plain],
    ['with prose around it', `I fix it.\n\n${plain}\n\nThat is all.`],
    ['from Windows', plain.replaceAll('\n', '\r\n')],
    ['in a fence below the name', `src/a.py\n\`\`\`python\n${block('x = 1', 'x = 2')}\n\`\`\``],
    ['in a fence with the name', `~~~\n${plain}\n~~~`],
    ['under a heading', `### \`src/a.py\`:\n\n${block('x = 1', 'x = 2')}`],
    ['under a bold name', `**src/a.py**\n${block('x = 1', 'x = 2')}`],
    ['with blanks after its markers', plain.replaceAll(/(SEARCH|REPLACE|=======)$/gm, '$1  ')],
    ['with shorter markers', `src/a.py\n${block('x = 1', 'x = 2', '<<<<< SEARCH', '=====')}`],
  ])('%s', (_, reply) => {
    expect(parseEdits(reply)).toEqual({ kind: 'edits', edits: [one] });
  });

  test('a block without a name belongs to the file of the block before', () => {
    const reply = `${plain}\nThe caller needs it as well.\n${block('y', 'z')}\n${block('p', 'q')}`;
    expect(parseEdits(reply)).toHaveProperty('edits', [
      one,
      { file: 'src/a.py', search: ['y'], replace: ['z'] },
      { file: 'src/a.py', search: ['p'], replace: ['q'] },
    ]);
  });

  test.each([
    'Makefile',
    'LICENSE',
    'docker/Dockerfile',
    '.env',
    'docs/my notes.md',
    'src\\a.py',
    'a.b/LICENSE',
  ])('a file may be called %s', (file) => {
    expect(parseEdits(`${file}\n${block('a', 'b')}`)).toHaveProperty('edits.0.file', file);
  });

  test('an underline of another length than the head is text of the file', () => {
    const search = 'Title\n=====\n\nPart\n==========';
    const parsed = parseEdits(`docs/a.rst\n${block(search, 'Name\n====')}`);
    expect(parsed).toHaveProperty('edits.0.search', search.split('\n'));
    expect(parsed).toHaveProperty('edits.0.replace', ['Name', '====']);
  });

  test('indentation, blank lines and trailing blanks of the text are kept', () => {
    const parsed = parseEdits(`a.md\n${block('  a  \n\n\tb', 'line  \n')}`);
    expect(parsed).toHaveProperty('edits.0.search', ['  a  ', '', '\tb']);
    expect(parsed).toHaveProperty('edits.0.replace', ['line  ', '']);
  });

  test('an empty half has no lines', () => {
    const create = 'new.py\n<<<<<<< SEARCH\n=======\npass\n>>>>>>> REPLACE';
    expect(parseEdits(create)).toHaveProperty('edits.0.search', []);
    const remove = 'a.py\n<<<<<<< SEARCH\npass\n=======\n>>>>>>> REPLACE';
    expect(parseEdits(remove)).toHaveProperty('edits.0.replace', []);
  });
});

describe('a reply that cannot be trusted', () => {
  const cut = 'src/a.py\n<<<<<<< SEARCH\nx = 1\n=======\nx = 2';

  test.each([
    ['it is prose', 'Let me now fix this in src/a.py.', 'it holds no SEARCH/REPLACE block'],
    ['it is empty', '', 'it holds no SEARCH/REPLACE block'],
    ['its last block is cut', cut, 'has no end marker'],
    ['a block is cut by the next', `${cut}\n\nsrc/b.py\n${block('a', 'b')}`, 'has no end marker'],
    [
      'a good block comes before a cut one',
      `a.py\n${block('a', 'b')}\n${cut}`,
      'has no end marker',
    ],
    ['there are two dividers', `a.py\n${block('a\n=======\nb', 'c')}`, 'has 2 dividers'],
    ['there is no divider', 'a.py\n<<<<<<< SEARCH\na\n>>>>>>> REPLACE', 'has 0 dividers'],
    ['no file is named', block('a', 'b'), 'the block at line 1 does not name its file'],
    ['a sentence is no name', `Now this one.\n${block('a', 'b')}`, 'does not name its file'],
    ['a name is too long', `${'a/'.repeat(126)}b.py\n${block('a', 'b')}`, 'does not name its file'],
  ])('%s', (_, reply, why) => {
    expect(parseEdits(reply)).toEqual({ kind: 'malformed', why: expect.stringContaining(why) });
  });
});

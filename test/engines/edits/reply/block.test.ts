import { describe, expect, test } from 'vitest';
import { type Edit, parseEdits } from '../../../../src/engines/edits/index.ts';
import {
  type BlockForm,
  type BlockHead,
  isDivider,
  readEndLength,
  readHead,
} from '../../../../src/engines/edits/reply/block.ts';

describe('blocks', () => {
  /** Reads the first block of a reply, or says why it cannot be trusted. */
  function read(reply: string, finished = false): Edit | string | undefined {
    const parsed = parseEdits(reply, finished);
    return parsed.kind === 'edits' ? parsed.edits[0] : parsed.why;
  }
  const sides = (search: string[], replace: string[]) => ({ search, replace });

  describe('a block', () => {
    test('has the lines before and after its divider as they are', () => {
      const block = read('<<<<<<< SEARCH\n  a  \n\n\tb\n=======\nc  \n\n>>>>>>> REPLACE\nd');
      expect(block).toMatchObject(sides(['  a  ', '', '\tb'], ['c  ', '']));
    });

    test('may have an empty side', () => {
      expect(read('<<<<<<< SEARCH\n=======\na\n>>>>>>> REPLACE')).toMatchObject(sides([], ['a']));
      expect(read('<<<<<<< SEARCH\na\n=======\n>>>>>>> REPLACE')).toMatchObject(sides(['a'], []));
    });

    test('may be indented as a whole', () => {
      const block = '  <<<<<<< SEARCH\n  a\n\n    b\n  =======\n  c\n  >>>>>>> REPLACE';
      expect(read(block)).toMatchObject(sides(['a', '', '  b'], ['c']));
      const tabs = '\t<<<<<<< SEARCH\n\ta\n\t=======\n\t\tb\n\t>>>>>>> REPLACE';
      expect(read(tabs)).toMatchObject(sides(['a'], ['\tb']));
    });

    test('keeps its lines if only its markers are indented', () => {
      const block = '  <<<<<<< SEARCH\na\n  b\n  =======\nc\n  >>>>>>> REPLACE';
      expect(read(block)).toMatchObject(sides(['a', '  b'], ['c']));
    });

    test('may contain underlines of another length than its markers', () => {
      const block =
        '<<<<<<< SEARCH\nTitle\n=====\nPart\n========\n=======\nName\n====\n>>>>>>> REPLACE';
      const expected = sides(['Title', '=====', 'Part', '========'], ['Name', '====']);
      expect(read(block)).toMatchObject(expected);
    });

    test('may contain a block with shorter markers', () => {
      const inner = ['<<<<<<< SEARCH', 'a', '=======', 'b', '>>>>>>> REPLACE'];
      const block = ['<<<<<<<<< SEARCH', ...inner, '=========', ...inner, '>>>>>>>>> REPLACE'];
      expect(read(block.join('\n'))).toMatchObject(sides(inner, inner));
    });

    test('may contain a git conflict if its markers are longer', () => {
      const conflict = ['<<<<<<< HEAD', 'a', '=======', 'b', '>>>>>>> main'];
      const block = ['<<<<<<<< SEARCH', ...conflict, '========', 'b', '>>>>>>>> REPLACE'];
      expect(read(block.join('\n'))).toMatchObject(sides(conflict, ['b']));
    });

    test('may end with a marker of another length', () => {
      const block = '<<<<<<< SEARCH\na\n=======\nb\n>>>>>> REPLACE';
      expect(read(`${block}\nsrc/b.py\n${block}`)).toMatchObject(sides(['a'], ['b']));
    });

    test('ends with the first of such markers', () => {
      const block = read('<<<<<<< SEARCH\na\n=======\nb\n>>>>>> REPLACE\n\n>>>>> REPLACE\n');
      expect(block).toMatchObject(sides(['a'], ['b']));
    });

    test('may contain a block with more indentation', () => {
      const inner = ['  <<<<<<< SEARCH', '  a', '  =======', '  b', '  >>>>>>> REPLACE'];
      const block = ['<<<<<<< SEARCH', '=======', ...inner, '>>>>>>> REPLACE'].join('\n');
      expect(read(block)).toMatchObject(sides([], inner));
    });
  });

  describe('a block is refused', () => {
    const cut = '<<<<<<< SEARCH\na\n=======\nb';

    test.each([
      ['without an end marker', cut, 'no end marker'],
      ['cut off within its end marker', `${cut}\n>>>>>>> REPL`, 'no end marker'],
      ['cut off before its divider', '<<<<<<< SEARCH\na', 'no end marker'],
      ['closed by another form', `${cut}\n>>>>>>> DELETE`, 'no end marker'],
      ['closed by an indented end marker', `${cut}\n  >>>>>>> REPLACE`, 'no end marker'],
      ['with a head of the same length inside', `${cut}\n${cut}\n>>>>>>> REPLACE`, 'no end marker'],
      ['around a shorter one, cut off', `<${cut}\n${cut}\n>>>>>>> REPLACE`, 'no end marker'],
      ['without a divider', '<<<<<<< SEARCH\na\n>>>>>>> REPLACE', '0 dividers of 7'],
      ['with a shorter divider', '<<<<<<< SEARCH\n=====\n>>>>>>> REPLACE', '0 dividers of 7'],
      ['with a longer divider', '<<<<< SEARCH\n=======\n>>>>> REPLACE', '0 dividers of 5'],
      ['with two dividers', `${cut}\n=======\n>>>>>>> REPLACE`, '2 dividers of 7'],
      ['with a heading in its code, cut off', `${cut}\n=======\n\nc`, 'no end marker'],
      ['with two headings in its code, cut off', `${cut}\n=======\nc\n=======`, 'no end marker'],
    ])('%s', (_, block, why) => {
      expect(read(block)).toContain(why);
    });

    test('that contains a git conflict between markers of the same length', () => {
      const conflict = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main';
      const block = `<<<<<<< SEARCH\n${conflict}\n=======\nb\n>>>>>>> REPLACE`;
      expect(read(block)).toContain('longer markers');
    });
  });

  describe('a second divider ends a block', () => {
    const open = 'a.ts\n<<<<<<< SEARCH\na\n=======\nb\n=======';
    const edit = { kind: 'replacement', file: 'a.ts', search: ['a'], replace: ['b'] };

    test.each([
      ['at the end of the reply', `${open}\n`, [edit]],
      ['at the end of a fence', `\`\`\`\n${open}\n\`\`\``, [edit]],
      ['before a block with a name', `${open}\n\n\`\`\`\n${open}\n\`\`\`\n`, [edit, edit]],
      [
        'before a block without one',
        `${open}\n${open.slice(5)}`,
        [edit, { ...edit, file: undefined }],
      ],
    ])('%s', (_, reply, edits) => {
      expect(parseEdits(reply)).toEqual({ kind: 'edits', edits });
    });
  });

  describe('the last block of a finished reply may lack its end marker', () => {
    const open = '<<<<<<< SEARCH\na\n=======\nb';

    test.each([
      ['at the end of the reply', open],
      ['before blank lines', `${open}\n\n \n`],
      ['in a fence', `\`\`\`python\n${open}\n\`\`\`\nThat is all.`],
      ['in a fence with its name', `~~~\nsrc/a.py\n${open}\n~~~`],
      ['in a fence with a title', `\`\`\`\`py title="src/a.py"\n\n${open}\n\`\`\`\`\n`],
      ['in an unclosed fence', `\`\`\`\n${open}\n`],
    ])('%s', (_, reply) => {
      expect(read(reply, true)).toMatchObject(sides(['a'], ['b']));
      expect(read(reply)).toContain('no end marker');
    });

    test.each([
      ['it is not the last', `${open}\n\nsrc/b.py\n${open}\n>>>>>>> REPLACE`],
      ['its fence is inside another', `~~~~\n\`\`\`\n${open}\n\`\`\`\n~~~~`],
      ['its fence cannot be told', `1. So:\n   \`\`\`\n${open}\n   \`\`\``],
      ['more than one fence may close it', `\`\`\`\n${open}\n\`\`\`\nRun:\n\`\`\`\nls\n\`\`\``],
      ['it is empty', '<<<<<<< SEARCH\n\n'],
    ])('but not if %s', (_, reply) => {
      expect(read(reply, true)).toContain('no end marker');
    });

    test('but it may not lack its divider', () => {
      expect(read('<<<<<<< SEARCH\na', true)).toContain('0 dividers');
    });
  });
});

describe('markers', () => {
  const head = (of: Partial<BlockHead> = {}): BlockHead => ({
    form: 'search',
    length: 7,
    indent: 0,
    heading: '',
    ...of,
  });

  describe('a line that opens a block', () => {
    test.each<[string, Partial<BlockHead>]>([
      ['<<<<< SEARCH', { length: 5 }],
      ['<<<<<<< SEARCH', {}],
      ['<<<<<<<<< SEARCH', { length: 9 }],
      ['<<<<<<<SEARCH', {}],
      ['<<<<<<<  SEARCH', {}],
      ['<<<<<<< search', {}],
      ['<<<<<<< Search', {}],
      ['<<<<<<< SEARCH>', {}],
      ['<<<<<<< SEARCH:', {}],
      ['<<<<<<< SEARCH :', {}],
      ['<<<<<<< SEARCH \t ', {}],
      ['<<<<<<< ORIGINAL', {}],
      ['------- SEARCH', {}],
      ['----- SEARCH>  ', { length: 5 }],
      ['   <<<<<<< SEARCH', { indent: 3 }],
      ['\t<<<<<<< SEARCH', { indent: 1 }],
      ['### <<<<<<< SEARCH', { heading: '### ' }],
      ['  # <<<<<<< SEARCH', { indent: 2, heading: '# ' }],
      ['<<<<<<< SEARCH src/a.py', { name: 'src/a.py' }],
      ['<<<<<<< SEARCH: src/a.py', { name: 'src/a.py' }],
      ['<<<<<<< rename src/a.py', { form: 'rename', name: 'src/a.py' }],
      ['<<<<<<< DELETE', { form: 'delete' }],
      ['<<<<<<< RENAME', { form: 'rename' }],
    ])('%j', (line, of) => {
      expect(readHead(line)).toEqual(head(of));
    });

    test.each([
      '<<<< SEARCH',
      '<<<<<<<<<< SEARCH',
      '<<<<<<< HEAD',
      '<<<<<<< SEARCHING',
      '<<<<<<<',
      '<<<<<<< SEARCH two words',
      '-------SEARCH',
      '------- DELETE',
      '<<<<<<< FILE',
      '------- search',
      '>>>>>>> SEARCH',
      '`<<<<<<< SEARCH`',
      'then <<<<<<< SEARCH',
      '####### <<<<<<< SEARCH',
      '<<<<<<< REPLACE',
      `<<<<<<< SEARCH ${'a'.repeat(400)}`,
    ])('is not %j', (line) => {
      expect(readHead(line)).toBeUndefined();
    });
  });

  describe('a line that closes a block', () => {
    test.each<[string, BlockForm, number]>([
      ['>>>>>>> REPLACE', 'search', 7],
      ['>>>>> REPLACE', 'search', 5],
      ['>>>>>>>>> replace', 'search', 9],
      ['>>>>>>>REPLACE', 'search', 7],
      ['>>>>>>> REPLACE<', 'search', 7],
      ['>>>>>>> REPLACE>', 'search', 7],
      ['>>>>>>> REPLACE: ', 'search', 7],
      ['>>>>>>> UPDATED', 'search', 7],
      ['>>>>>>> UPDATE', 'search', 7],
      ['+++++++ REPLACE', 'search', 7],
      ['## >>>>>>> REPLACE', 'search', 7],
      ['>>>>>>> DELETE', 'delete', 7],
      ['>>>>>>> rename', 'rename', 7],
    ])('%j, for the form %s', (line, form, length) => {
      expect(readEndLength(line, head({ form }))).toBe(length);
    });

    test.each<[string, BlockForm]>([
      ['>>>> REPLACE', 'search'],
      ['>>>>>>>>>> REPLACE', 'search'],
      ['>>>>>>>', 'search'],
      ['>>>>>>> main', 'search'],
      ['>>>>>>> REPLACED', 'search'],
      ['>>>>>>> REPLACE it', 'search'],
      ['<<<<<<< REPLACE', 'search'],
      [' >>>>>>> REPLACE', 'search'],
      ['>>>>>>> DELETE', 'search'],
      ['>>>>>>> REPLACE', 'delete'],
      ['>>>>>>> DELETE', 'rename'],
    ])('is not %j, for the form %s', (line, form) => {
      expect(readEndLength(line, head({ form }))).toBeUndefined();
    });

    test('may be indented as far as its head', () => {
      expect(readEndLength('  >>>>>>> REPLACE', head({ indent: 2 }))).toBe(7);
      expect(readEndLength('>>>>>>> REPLACE', head({ indent: 2 }))).toBe(7);
      expect(readEndLength('   >>>>>>> REPLACE', head({ indent: 2 }))).toBeUndefined();
    });
  });

  describe('a divider', () => {
    test.each<[string, Partial<BlockHead>, boolean]>([
      ['=======', {}, true],
      ['=======  ', {}, true],
      ['======', {}, false],
      ['========', {}, false],
      ['=====', { length: 5 }, true],
      ['======= end', {}, false],
      ['### =======', { heading: '### ' }, true],
      ['=======', { heading: '### ' }, true],
      ['## =======', { heading: '### ' }, false],
      ['### =======', {}, false],
      ['  =======', { indent: 2 }, true],
      ['  =======', {}, false],
    ])('%j under the head %j: %s', (line, of, divides) => {
      expect(isDivider(line, head(of))).toBe(divides);
    });
  });
});

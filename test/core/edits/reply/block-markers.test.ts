import { describe, expect, test } from 'vitest';
import {
  type BlockForm,
  type BlockHead,
  isDivider,
  readEndLength,
  readHead,
} from '../../../../src/core/edits/reply/block-markers.ts';

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

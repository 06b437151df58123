import { describe, expect, test } from 'vitest';
import { headOf, readBlock } from '../../../../src/core/edits/reply/block.ts';

/** Reads the first block of a reply. */
function read(reply: string, finished = false): ReturnType<typeof readBlock> {
  const lines = reply.split('\n');
  const at = lines.findIndex((line) => headOf(line) !== undefined);
  const head = headOf(lines[at] ?? '');
  return head === undefined ? 'no head' : readBlock(lines, at, head, finished);
}
const halves = (search: string[], replace: string[]) => ({ search, replace });

describe('a block', () => {
  test('holds the lines before and after its divider, as they are', () => {
    const block = read('<<<<<<< SEARCH\n  a  \n\n\tb\n=======\nc  \n\n>>>>>>> REPLACE\nd');
    expect(block).toMatchObject({ ...halves(['  a  ', '', '\tb'], ['c  ', '']), next: 8 });
  });

  test('may have an empty half', () => {
    expect(read('<<<<<<< SEARCH\n=======\na\n>>>>>>> REPLACE')).toMatchObject(halves([], ['a']));
    expect(read('<<<<<<< SEARCH\na\n=======\n>>>>>>> REPLACE')).toMatchObject(halves(['a'], []));
  });

  test('may be indented as a whole', () => {
    const block = '  <<<<<<< SEARCH\n  a\n\n    b\n  =======\n  c\n  >>>>>>> REPLACE';
    expect(read(block)).toMatchObject(halves(['a', '', '  b'], ['c']));
    const tabs = '\t<<<<<<< SEARCH\n\ta\n\t=======\n\t\tb\n\t>>>>>>> REPLACE';
    expect(read(tabs)).toMatchObject(halves(['a'], ['\tb']));
  });

  test('keeps its lines where only its markers are indented', () => {
    const block = '  <<<<<<< SEARCH\na\n  b\n  =======\nc\n  >>>>>>> REPLACE';
    expect(read(block)).toMatchObject(halves(['a', '  b'], ['c']));
  });

  test('may hold underlines of another length than its markers have', () => {
    const block =
      '<<<<<<< SEARCH\nTitle\n=====\nPart\n========\n=======\nName\n====\n>>>>>>> REPLACE';
    const expected = halves(['Title', '=====', 'Part', '========'], ['Name', '====']);
    expect(read(block)).toMatchObject(expected);
  });

  test('may hold a block with shorter markers', () => {
    const inner = ['<<<<<<< SEARCH', 'a', '=======', 'b', '>>>>>>> REPLACE'];
    const block = ['<<<<<<<<< SEARCH', ...inner, '=========', ...inner, '>>>>>>>>> REPLACE'];
    expect(read(block.join('\n'))).toMatchObject(halves(inner, inner));
  });

  test('may hold a conflict of git, when its markers are longer', () => {
    const conflict = ['<<<<<<< HEAD', 'a', '=======', 'b', '>>>>>>> main'];
    const block = ['<<<<<<<< SEARCH', ...conflict, '========', 'b', '>>>>>>>> REPLACE'];
    expect(read(block.join('\n'))).toMatchObject(halves(conflict, ['b']));
  });

  test('may end in a marker of another length than its own', () => {
    const block = read('<<<<<<< SEARCH\na\n=======\nb\n>>>>>> REPLACE\nsrc/b.py\n<<<<<<< SEARCH');
    expect(block).toMatchObject({ ...halves(['a'], ['b']), next: 5 });
  });

  test('ends in the first of such markers', () => {
    const block = read('<<<<<<< SEARCH\na\n=======\nb\n>>>>>> REPLACE\n\n>>>>> REPLACE\n');
    expect(block).toMatchObject({ ...halves(['a'], ['b']), next: 5 });
  });

  test('may hold a block that is indented more than itself', () => {
    const inner = ['  <<<<<<< SEARCH', '  a', '  =======', '  b', '  >>>>>>> REPLACE'];
    const block = ['<<<<<<< SEARCH', '=======', ...inner, '>>>>>>> REPLACE'].join('\n');
    expect(read(block)).toMatchObject(halves([], inner));
  });

  test('holds everything in a form that has no divider', () => {
    const block = read('<<<<<<< FILE\na\n=======\nb\n>>>>>>> FILE');
    expect(block).toMatchObject(halves(['a', '=======', 'b'], []));
  });
});

describe('a block is refused', () => {
  const cut = '<<<<<<< SEARCH\na\n=======\nb';

  test.each([
    ['without an end', cut, 'no end marker'],
    ['cut within its end', `${cut}\n>>>>>>> REPL`, 'no end marker'],
    ['cut before its divider', '<<<<<<< SEARCH\na', 'no end marker'],
    ['closed by another form', `${cut}\n>>>>>>> FILE`, 'no end marker'],
    ['closed by an indented end', `${cut}\n  >>>>>>> REPLACE`, 'no end marker'],
    ['with a head inside that is as long', `${cut}\n${cut}\n>>>>>>> REPLACE`, 'no end marker'],
    ['around a shorter one, cut', `<${cut}\n${cut}\n>>>>>>> REPLACE`, 'no end marker'],
    ['without a divider', '<<<<<<< SEARCH\na\n>>>>>>> REPLACE', '0 dividers of 7'],
    ['with a shorter divider', '<<<<<<< SEARCH\n=====\n>>>>>>> REPLACE', '0 dividers of 7'],
    ['with a longer divider', '<<<<< SEARCH\n=======\n>>>>> REPLACE', '0 dividers of 5'],
    ['with two dividers', `${cut}\n=======\n>>>>>>> REPLACE`, '2 dividers of 7'],
  ])('%s', (_, block, why) => {
    expect(read(block)).toContain(why);
  });

  test('that holds a conflict of git between markers as long', () => {
    const conflict = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main';
    const block = `<<<<<<< SEARCH\n${conflict}\n=======\nb\n>>>>>>> REPLACE`;
    expect(read(block)).toContain('longer markers');
  });
});

describe('the last block of a finished reply may lack its end', () => {
  const open = '<<<<<<< SEARCH\na\n=======\nb';

  test.each([
    ['at the end of the reply', open],
    ['before blank lines', `${open}\n\n \n`],
    ['in a fence', `\`\`\`python\n${open}\n\`\`\`\nThat is all.`],
    ['in a fence with its name', `~~~\nsrc/a.py\n${open}\n~~~`],
    ['in a fence with a title', `\`\`\`\`py title="src/a.py"\n\n${open}\n\`\`\`\`\n`],
    ['in a fence inside a fence', `~~~~\n\`\`\`\n${open}\n\`\`\`\n~~~~`],
    ['in a fence that is not closed', `\`\`\`\n${open}\n`],
  ])('%s', (_, reply) => {
    expect(read(reply, true)).toMatchObject(halves(['a'], ['b']));
    expect(read(reply)).toContain('no end marker');
  });

  test.each([
    ['it is not the last', `${open}\n\nsrc/b.py\n${open}\n>>>>>>> REPLACE`],
    ['more than one fence may close it', `\`\`\`\n${open}\n\`\`\`\nRun:\n\`\`\`\nls\n\`\`\``],
    ['nothing stands in it', '<<<<<<< SEARCH\n\n'],
  ])('but not where %s', (_, reply) => {
    expect(read(reply, true)).toContain('no end marker');
  });

  test('nor may it lack its divider', () => {
    expect(read('<<<<<<< SEARCH\na', true)).toContain('0 dividers');
  });
});

import { describe, expect, test } from 'vitest';
import { readUnfenced } from '../../../../src/core/edits/index.ts';

const code = 'def add(a, b):\n    return a + b\n';
const planned = ['src/a.py', 'README.md', 'src/b.py'];
const lines = ['def add(a, b):', '    return a + b'];

describe('a reply without a fence', () => {
  test.each([
    ['its name', `src/a.py\n${code}`],
    ['its name and a blank line', `\nsrc/a.py\n\n${code}\n`],
    ['its name in bold', `**src/a.py**\n${code}`],
    ['a label in bold', `**File:** \`src/a.py\`\n\n${code}`],
    ['its name with a colon', `src/a.py:\r\n${code.replaceAll('\n', '\r\n')}`],
    ['a sentence', `Here is the new text of src/a.py:\n\n${code}`],
  ])('is a whole file under %s', (_, reply) => {
    expect(readUnfenced(reply, planned)).toEqual({
      ...{ kind: 'whole-file', file: 'src/a.py', fence: 'named', lines },
    });
  });

  test('is a whole file whose first line names it', () => {
    expect(readUnfenced(`# src/a.py\n${code}`, planned)).toEqual({
      ...{ kind: 'whole-file', file: 'src/a.py', fence: 'named', isTitled: true },
      lines: ['# src/a.py', ...lines],
    });
  });

  test.each([
    ['without a name', code],
    ['of a file that is not planned', `src/c.py\n${code}`],
    ['of a document', `README.md\n\n# Title (new)\n`],
    ['without a text', 'src/a.py\n\n'],
    ['of a remark', 'src/a.py:\nno change'],
    ['of prose', 'src/a.py:\nThe function add(a, b) subtracts. It must add.'],
    ['of prose in Chinese', 'src/a.py：\n函数 add(a, b) 做了减法。'],
    ['with prose below', `src/a.py\n${code}\nI changed the sign.`],
    ['with one word below', `src/a.py\n${code}\nDone.`],
    ['with prose below that has no full stop', `src/a.py\n${code}\nThis replaces a - b with a + b`],
    ['with a list below', `src/a.py\n${code}\n- add() adds its numbers`],
    ['with prose in Chinese below', `src/a.py\n${code}\n修复了错误`],
    ['with prose above', `I fixed it.\nsrc/a.py\n${code}`],
    ['with a fence', `src/a.py\n\`\`\`\n${code}`],
    ['with a broken block', `src/a.py\n<<<<<<< SEARCH\n${code}`],
    ['that asks', 'I have to see src/a.py first.'],
  ])('is none %s', (_, reply) => {
    expect(readUnfenced(reply, planned)).toBeUndefined();
  });
});

import { type Block, editReply } from '../../support/project/script.ts';
import { approve } from '../../support/shop/script.ts';
import { type Bug, describe, planFix } from './bug.ts';

const source = 'src/postage.js';
const wrongLine = '  return Math.floor(grams / 1000) * 100;';
const firstLine = '  return (Math.floor(grams / 1000) + 1) * 100;';
const rightLine = '  return Math.ceil(grams / 1000) * 100;';
const comment = '/** Postage in cents: 100 for each kilogram. */';

const halfTest: Block = {
  path: 'test/half.test.js',
  search: '',
  replace: `import assert from 'node:assert';
import { test } from 'node:test';
import { postage } from '../src/postage.js';

test('half a kilogram costs 100', () => {
  assert.equal(postage(500), 100);
});`,
};

/** A wrong first edit, which the project's own tests find. */
export const postage: Bug = {
  id: 'postage',
  summary: 'Half a kilogram travels for nothing',
  description: describe('A parcel of 500 grams costs 0 instead of 100:', 'postage(500); // 0'),
  shows:
    'The first edit is wrong: the project’s own tests fail with it, and their output goes back to the model.',
  words: {
    comment: 'Please also say in the code that a kilogram that was begun counts whole.',
    review: 'Please give the 1000 a name.',
  },
  replies: (wishes) => {
    const remark = wishes.has('comment')
      ? '/** Postage in cents: 100 for each kilogram; one that was begun counts whole. */'
      : comment;
    const named = wishes.has('review')
      ? ['/** Grams. */\nconst kilogram = 1000;\n\n', rightLine.replace('1000', 'kilogram')]
      : ['', rightLine];
    const whole: Block = {
      path: source,
      search: `${comment}\nexport function postage(grams) {\n${wrongLine}`,
      replace: `${named[0]}${remark}\nexport function postage(grams) {\n${named[1]}`,
    };
    const planned = planFix('A kilogram that was only begun is not counted.', {
      change: 'Round up instead of down.',
      paths: [source],
      created: [halfTest.path],
    });
    const approved = approve('A kilogram that was begun counts whole.');
    if (wishes.size > 0) return [planned, editReply(whole, halfTest), approved];
    const first: Block = { path: source, search: wrongLine, replace: firstLine };
    const second: Block = { path: source, search: firstLine, replace: rightLine };
    return [planned, editReply(first, halfTest), editReply(second), approved];
  },
};

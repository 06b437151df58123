import { describe, expect, it } from 'vitest';
import type { Syntax, SyntaxVerdict } from '../../src/engines/syntax/index.ts';
import type { SyntaxCase } from './cases.ts';
import { judge } from './judge.ts';
import { measureSyntax } from './measure.ts';

const broken: SyntaxVerdict = {
  kind: 'broken',
  problems: [{ line: 1, column: 2, message: 'unexpected `)`' }],
};

/** Does what the text says. */
const obedient: Pick<Syntax, 'check'> = {
  async check(_, __, after) {
    if (after === 'throw') throw new Error('the check failed');
    if (after === 'block') return broken;
    if (after === 'hidden') return { kind: 'sound', hidden: broken.problems };
    return after === 'sound' ? { kind: 'sound' } : { kind: 'unchecked', why: 'no grammar' };
  },
};

const caseOf = (after: string, expect: SyntaxCase['expect'], more: Partial<SyntaxCase> = {}) => ({
  id: `${after} ${expect}`,
  path: 'a.py',
  before: 'sound',
  after,
  expect,
  ...more,
});

const cases = [
  caseOf('sound', 'accept'),
  caseOf('unchecked', 'accept', { before: null, id: 'new:1' }),
  caseOf('block', 'accept'),
  caseOf('block', 'block'),
  caseOf('block', 'block', { before: 'unchecked', path: 'a.unknown', id: 'bracket:1' }),
  caseOf('sound', 'block'),
  caseOf('hidden', 'block'),
  caseOf('throw', 'accept'),
  caseOf('throw', 'block'),
];
const judged = await Promise.all(cases.map((one) => judge(one, obedient)));

describe('the measurement of verdicts', () => {
  it('counts right and wrong ones by language and class; a check that throws is wrong', () => {
    const { result, rows } = measureSyntax(judged, false);
    expect(result).toMatchObject({
      ...{ n: 9, accepted_right: 2, blocked_right: 3, false_blocks: 2, missed: 2 },
      by_language: { Python: { n: 8, blocked_right: 2 }, '.unknown': { n: 1, blocked_right: 1 } },
    });
    expect(rows.map((row) => `${row.language} ${row.class} ${row.n} ${row.wrong}`)).toEqual([
      '.unknown bracket, not clean before 1 0',
      'Python accept 3 2',
      'Python block 4 2',
      'Python new 1 0',
    ]);
  });

  it('names the wrong verdicts if asked', () => {
    expect(measureSyntax(judged, false).notes).toEqual([]);
    expect(measureSyntax(judged, true).notes).toEqual([
      'blocked: Python, accept: block accept: broken: 1:2 unexpected `)`',
      'missed: Python, block: sound block: sound',
      'blocked: Python, accept: throw accept: threw Error: the check failed',
      'missed: Python, block: throw block: threw Error: the check failed',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Syntax, SyntaxVerdict } from '../../src/agent/ports.ts';
import type { SyntaxCase } from './cases.ts';
import { measureSyntax } from './measure.ts';

const broken: SyntaxVerdict = {
  kind: 'broken',
  problems: [{ line: 1, column: 2, message: 'unexpected `)`' }],
};

/** Does what the text says. */
const obedient: Syntax = {
  definitions: async () => undefined,
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

const measure = (failures: boolean) => measureSyntax(cases, obedient, { failures, first: 20 });

describe('the measurement of verdicts', () => {
  it('counts right and wrong ones; a check that throws is wrong', async () => {
    const { result } = await measure(false);
    expect(Object.keys(result)).toEqual([
      ...['n', 'accepted_right', 'blocked_right', 'false_blocks', 'missed'],
      ...['by_language', 'ms_p50', 'ms_p95'],
    ]);
    expect(result).toMatchObject({
      ...{ n: 9, accepted_right: 2, blocked_right: 3, false_blocks: 2, missed: 2 },
      by_language: {
        Python: { n: 8, blocked_right: 2, unchecked: 1, clean_before: { n: 7 } },
        '.unknown': { n: 1, blocked_right: 1, unclean_before: { n: 1, blocked_right: 1 } },
      },
    });
  });

  it('has a row for each language and class', async () => {
    const { rows } = await measure(false);
    expect(rows.map((row) => `${row.language} ${row.class} ${row.n} ${row.wrong}`)).toEqual([
      '.unknown bracket, not clean before 1 0',
      'Python accept 3 2',
      'Python block 4 2',
      'Python new 1 0',
    ]);
  });

  it('names the wrong verdicts if asked', async () => {
    const wrong = /^(?:blocked|missed): /;
    expect((await measure(false)).notes?.filter((note) => wrong.test(note))).toEqual([]);
    expect((await measure(true)).notes?.filter((note) => wrong.test(note))).toEqual([
      'blocked: Python, accept: block accept: broken: 1:2 unexpected `)`',
      'missed: Python, block: sound block: sound',
      'blocked: Python, accept: throw accept: threw Error: the check failed',
      'missed: Python, block: throw block: threw Error: the check failed',
    ]);
  });

  it('has figures for no cases', async () => {
    const { result } = await measureSyntax([], obedient, { failures: true, first: 0 });
    expect(result).toMatchObject({ n: 0, by_language: {}, ms_p50: 0, ms_p95: 0 });
  });
});

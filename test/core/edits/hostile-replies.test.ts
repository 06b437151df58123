import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePoint } from '../../support/code-point.ts';
import { applyReply } from '../../support/edits/engine.ts';
import { renderReply } from '../../support/edits/reply.ts';
import { growth } from '../../support/growth.ts';
import { runs } from '../../support/property-runs.ts';
import { block, type Case, file, numbered, ofBlocks, ofLines } from './hostile-cases.ts';

const linear = 7;
const quadratic = 24;

describe('the time for a reply grows no faster than the reply', () => {
  const apply = (make: (count: number) => Case) => {
    return (count: number) => {
      const [files, reply] = make(count);
      applyReply(files, reply);
    };
  };

  test.each(ofLines)('%s', (_, size, make) => {
    expect(growth(apply(make), size)).toBeLessThan(linear);
  });

  test.each(ofBlocks)('%s', (_, make) => {
    expect(growth(apply(make), 100)).toBeLessThan(linear);
  });

  test('new files, each compared with all the others', () => {
    const make = (count: number): Case => [
      new Map(),
      renderReply(
        numbered(count).map((line, at) => ({ path: `src/${at}.py`, search: [], replace: [line] })),
      ),
    ];
    expect(growth(apply(make), 150)).toBeLessThan(quadratic);
  });

  /** Texts that are slow for a careless regular expression or search. */
  const signs = [
    ...['<', '>', '=', '-', '+', '\\', '\\"', '&', '&amp;', '`', '*', '# ', ' ', '\t ', '"', 'a/'],
    ...['\u2013', '\uD800', '$&', '('],
  ];

  test.each(signs)('a line of %j only', (sign) => {
    const applyAll = (count: number) => {
      const [line, half] = [sign.repeat(count), sign.repeat(count / 2)];
      const texts = [file([line]), file([`${line}x`, 'b', half]), file([`${half}–`])];
      const replies = [
        block([line], [`${line}y`]),
        block([`${half}y`, 'b', line], [half]),
        block(['b'], ['c'], line),
        `${line}\n${block(['b'], ['c'], '')}`,
        `a.py\n<<<<<<< RENAME\n${line}\n>>>>>>> RENAME\n`,
        `\`\`\`${line}\n${block(['b'], ['c'], '')}\`\`\``,
      ];
      for (const files of texts) for (const reply of replies) applyReply(files, reply);
    };
    expect(growth(applyAll, 1_200)).toBeLessThan(linear);
  });
});

test('whatever the reply, it is applied or refused', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'a.py\n',
      ...['<<<<<<< SEARCH\n', '=======\n', '>>>>>>> REPLACE\n'],
      ...['<<<<<<< DELETE\n', '>>>>>>> DELETE\n', '<<<<<<< RENAME\n'],
      ...['>>>>>>> RENAME\n', '```\n', '...\n', '\n', '  same\n', 'same\n', 'other\n'],
    ),
    fc.string({ unit: codePoint, maxLength: 30 }),
  );
  const trees = fc
    .array(piece, { maxLength: 30 })
    .map((pieces) => new Map([['a.py', pieces.join('')]]));
  const replies = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(trees, replies, (files, reply) => {
      expect(['applied', 'refused']).toContain(applyReply(files, reply).kind);
    }),
    runs(300),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyReply, type Tree } from '../../support/edits/engine.ts';
import { renderReply } from '../../support/edits/reply.ts';

/** Seconds of the processor, so that a busy machine does not count. */
function secondsFor(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}

const repeated = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const file = (lines: readonly string[]): Tree => new Map([['a.py', `${lines.join('\n')}\n`]]);
const block = (search: readonly string[], replace: readonly string[], path = 'a.py') =>
  renderReply([{ path, search, replace }]);
const blocks = (count: number, search: (at: number) => string, path = 'a.py') =>
  renderReply(repeated(count, (at) => ({ path, search: [search(at)], replace: [`new ${at}`] })));

const same = repeated(10_000, () => 'same');
const many = repeated(10_000, (at) => `line ${at}`);
const some = many.slice(0, 2_000);

/** Texts that an expression or a search could take a very long time over. */
const runs = [
  '<',
  '>',
  '=',
  '-',
  '+',
  '\\',
  '\\"',
  '&',
  '&amp;',
  '`',
  '*',
  '# ',
  ' ',
  '\t ',
  '"',
  'a/',
  '\u2013',
  '\uD800',
  '$&',
  '(',
];

describe('no reply takes a second, or throws', () => {
  test.each<[string, Tree, string]>([
    [
      'many lines that are the same, fewer of them sought',
      file(same),
      block(same.slice(5_000), ['x']),
    ],
    ['the same with another at the end', file(same), block([...same.slice(5_000), 'other'], ['x'])],
    [
      'the same, all replaced',
      file(same),
      block(
        same,
        repeated(10_000, () => 'other'),
      ),
    ],
    ['the same, one taken away', file(same), block(same, same.slice(1))],
    [
      'the same with another indentation',
      file(same),
      block(
        same.map((line) => `  ${line}`),
        ['x'],
      ),
    ],
    ['the same in one line', file(same), block([same.slice(2_000).join(' ')], ['x'])],
    [
      'the same with gaps',
      file(same),
      block(
        same.slice(8_000).map((line, at) => (at % 2 ? '...' : line)),
        ['x', '...'],
      ),
    ],
    [
      'nothing but gaps',
      file(many),
      block(
        repeated(2_000, () => '...'),
        repeated(2_000, () => '...'),
      ),
    ],
    [
      'blank lines',
      file(repeated(10_000, () => '')),
      block(
        repeated(5_000, () => ''),
        ['x'],
      ),
    ],
    [
      'every other line blank',
      file(same.map((line, at) => (at % 2 ? '' : line))),
      block(same.slice(5_000), ['x']),
    ],
    [
      'a whole file, each line changed',
      file(many),
      block(
        many,
        many.map((line) => `${line}x`),
      ),
    ],
    [
      'a whole file, indented',
      file(many),
      block(
        many.map((line) => `\t${line}`),
        many.map((line) => `\t${line}x`),
      ),
    ],
    [
      'a whole file, numbered',
      file(many),
      block(
        many.map((line, at) => `${at + 1} | ${line}`),
        ['x'],
      ),
    ],
    ['a whole file, one slip in it', file(many), block([...many.slice(1), 'lime 10000'], ['x'])],
    [
      'a whole file of another',
      file(many),
      block(
        repeated(10_000, (at) => `other ${at}`),
        ['x'],
      ),
    ],
    ['a whole file backwards', file(many), block(many.toReversed(), many)],
    ['2,000 blocks', file(some), blocks(2_000, (at) => `line ${at}`)],
    ['2,000 blocks without a name', file(some), `a.py\n${blocks(2_000, (at) => `line ${at}`, '')}`],
    [
      '2,000 blocks for a name that is not quite right',
      file(some),
      blocks(2_000, (at) => `line ${at}`, 'b.py'),
    ],
    ['2,000 blocks that were indented', file(some), blocks(2_000, (at) => `  line ${at}`)],
    ['2,000 blocks that do not fit', file(some), blocks(2_000, (at) => `lime ${at}`)],
    [
      '2,000 new files',
      new Map(),
      renderReply(some.map((line, at) => ({ path: `src/${at}.py`, search: [], replace: [line] }))),
    ],
    ['heads only', file(many), '<<<<<<< SEARCH\n'.repeat(50_000)],
    ['heads and dividers', file(many), '<<<<<<< SEARCH\n=======\n'.repeat(25_000)],
    ['ends only', file(many), '>>>>>>> REPLACE\n'.repeat(50_000)],
    [
      'blocks in a block',
      file(many),
      `a.py\n<<<<<<<<< SEARCH\n${blocks(20_000, String)}=========\n>>>>>>>>> REPLACE`,
    ],
    [
      'fences in fences',
      file(many),
      `${repeated(3_000, (at) => '`'.repeat(3 + (at % 90))).join('\n')}\n${block(['line 1'], ['x'])}${'```\n'.repeat(3_000)}`,
    ],
    ['thoughts in thoughts', file(many), '<think>'.repeat(50_000)],
    [
      'a path of many folders',
      file(many),
      `a.py\n<<<<<<< RENAME\n/${'a/'.repeat(100_000)}\n>>>>>>> RENAME`,
    ],
  ])('%s', (_, files, reply) => {
    expect(secondsFor(() => applyReply(files, reply))).toBeLessThan(1);
  });

  test.each(runs)('a line of %j only', (sign) => {
    const [line, half] = [sign.repeat(20_000), sign.repeat(10_000)];
    const texts = [file([line]), file([`${line}x`, 'b', half]), file([`${half}–`])];
    const replies = [
      block([line], [`${line}y`]),
      block([`${half}y`, 'b', line], [half]),
      block(['b'], ['c'], line),
      `${line}\n${block(['b'], ['c'], '')}`,
      `a.py\n<<<<<<< RENAME\n${line}\n>>>>>>> RENAME\n`,
      `\`\`\`${line}\n${block(['b'], ['c'], '')}\`\`\``,
    ];
    for (const files of texts)
      for (const reply of replies)
        expect(secondsFor(() => applyReply(files, reply))).toBeLessThan(1);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      'a.py\n',
      '<<<<<<< SEARCH\n',
      '=======\n',
      '>>>>>>> REPLACE\n',
      '<<<<<<< FILE\n',
      '>>>>>>> FILE\n',
      '<<<<<<< DELETE\n',
      '>>>>>>> DELETE\n',
      '<<<<<<< RENAME\n',
      '>>>>>>> RENAME\n',
      '```\n',
      '...\n',
      '\n',
      '  same\n',
      'same\n',
      'other\n',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );

  test('text of any kind', () => {
    const trees = fc
      .array(piece, { maxLength: 30 })
      .map((pieces) => new Map([['a.py', pieces.join('')]]));
    const replies = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(trees, replies, (files, reply) => {
        expect(secondsFor(() => applyReply(files, reply))).toBeLessThan(1);
      }),
      { numRuns: 1_000 },
    );
  });
});

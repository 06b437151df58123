import { expect, test } from 'vitest';
import { failureNames } from '../../../../src/core/checks/reading/failures.ts';

/** Sample outputs of each tool, and the problems in them. */
const outputs: readonly (readonly [tool: string, output: string, problems: readonly string[]])[] = [
  ['tsc', 'src/a.ts(12,3): error TS2322: No.\nFound 1 error.', ['src/a.ts: TS2322: No.']],
  ['tsc for people', 'src/a.ts:12:3 - error TS2322: No.', ['src/a.ts: TS2322: No.']],
  [
    'eslint',
    '/w/src/a.ts\n  12:3   error    Unused x  no-unused-vars\n  13:1   warning  Long      max-len\n\n✖ 2 problems (1 error, 1 warning)',
    ['/w/src/a.ts: Unused x no-unused-vars'],
  ],
  [
    'eslint with too many warnings',
    '/w/src/a.ts\n  13:1  warning  Long  max-len\n\nESLint found too many warnings (maximum: 0).',
    ['/w/src/a.ts: Long max-len'],
  ],
  ['ruff, flake8', 'a.py:1:8: F401 [*] `os` unused', ['a.py: F401 [*] `os` unused']],
  ['ruff in full', 'F401 [*] `os` unused\n --> src/a.py:1:8\n  |', ['src/a.py: F401 `os` unused']],
  ['mypy', 'a.py:3: error: No such  [attr]\na.py:3: note: x', ['a.py: No such [attr]']],
  [
    'gcc',
    'a.c:3:5: error: no y\na.c:4:1: warning: odd\na.c:1:1: fatal error: q.h',
    ['a.c: no y', 'a.c: q.h'],
  ],
  [
    'linker',
    "/usr/bin/ld: /w/b.o: in f:\nb.c:(.text+0xa): undefined reference to `f'",
    ["b.c: undefined reference to `f'"],
  ],
  [
    'rustc',
    'error[E0308]: mismatched\n --> src/lib.rs:3:19\nwarning: x\n --> src/a.rs:1:1',
    ['src/lib.rs: error[E0308]: mismatched'],
  ],
  [
    'go',
    '# shop/cart\n./cart.go:12:3: undefined: x\nvet: ./till.go:1:2: odd',
    ['./cart.go: undefined: x', './till.go: odd'],
  ],
  ['javac', 'src/Cart.java:12: error: cannot find symbol', ['src/Cart.java: cannot find symbol']],
  ['maven', '[ERROR] /w/Cart.java:[12,5] cannot find symbol', ['/w/Cart.java: cannot find symbol']],
  [
    'kotlin',
    'e: file:///w/Cart.kt:12:3 Unresolved reference',
    ['/w/Cart.kt: Unresolved reference'],
  ],
  [
    'C#',
    'Cart.cs(12,3): error CS1002: ; expected [/w/Shop.csproj]',
    ['Cart.cs: CS1002: ; expected'],
  ],
  ['rubocop', 'a.rb:12:3: C: Style/X: no', ['a.rb: C: Style/X: no']],
  [
    'biome',
    'a.ts:3:5 lint/style/useConst  FIXABLE  ━━━━\n  × no\na.ts format ━━━━',
    ['a.ts: lint/style/useConst', 'a.ts: format'],
  ],
  [
    'prettier',
    'Checking…\n[warn] src/a.ts\n[warn] Code style issues found.',
    ['src/a.ts: is not formatted'],
  ],
  ['black', 'would reformat a.py\nOh no!', ['a.py: is not formatted']],
  ['PHP', 'PHP Parse error:  no in /w/a.php on line 3', ['/w/a.php: Parse error: no']],
];

test.each(outputs)('%s: problems are named by file and message', (_, output, problems) => {
  expect(failureNames(output)).toEqual(problems);
});

test.each(outputs)('%s: problems on other lines have the same names', (_, output, problems) => {
  const shifted = output.replace(/(?<=[:([]|^ {2})(?:12|13|3|1)(?=[:,)])/gm, '77');
  expect(failureNames(shifted)).toEqual(problems);
});

test('the same problem elsewhere in a file is another failure; a repetition is not', () => {
  const one = 'src/a.ts(12,3): error TS1: No.\n';
  const more = 'src/a.ts(40,3): error TS1: No.\n';
  expect(failureNames(one + one)).toEqual(['src/a.ts: TS1: No.']);
  expect(failureNames(one + more + one)).toEqual(['src/a.ts: TS1: No.', '(2) src/a.ts: TS1: No.']);
});

test.each(['2026-01-02T10:11:12: error: x', '10:30: error: x', 'a: b: c', 'note: --> x'])(
  '%j names no problem',
  (line) => expect(failureNames(line)).toEqual([]),
);

import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/adapters/syntax/index.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));

const before = 'echo\n';

describe('a command of Bash', () => {
  it.each([
    ['total()\n  [ -n "$1" ]\n}\n', { line: 3, column: 1, message: 'unexpected `}`' }],
    ['function total\n  if a; then b; fi\n}\n', { line: 3, column: 1, message: 'unexpected `}`' }],
    ['a ||  [ b ] && [ c ]; }\n', { line: 1, column: 23, message: 'unexpected `}`' }],
    ['a; fi\n', { line: 1, column: 4, message: 'unexpected `fi`' }],
  ])('does not begin with a reserved word: %j', async (after, problem) => {
    const verdict = await check('a.sh', before, after);
    expect(verdict).toEqual({ kind: 'broken', problems: [problem] });
  });

  it.each([
    'total() {\n  [ -n "$1" ]\n}\n',
    'echo } fi done\n',
    '"}" a\n',
    '\\done\n',
    'A=1 fi\n',
    '>out done\n',
    'for a in b; do if a; then b; else c; fi; done\n',
    'case a in\n  fi) b ;;\nesac\n',
  ])('may contain one elsewhere: %j', async (after) => {
    expect(await check('a.sh', before, after)).toEqual({ kind: 'sound' });
  });
});

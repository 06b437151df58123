import { describe, expect, it } from 'vitest';
import { syntaxChecker } from '../../../../src/adapters/syntax/index.ts';

const { check } = syntaxChecker(new URL('../../../../dist/grammars/', import.meta.url));

describe('a reserved word', () => {
  it.each([
    ['a.rb', 'class A\n  def f\n  end\n  end\nend\n', 5, 1, 'end'],
    ['a.rb', 'if a\n  b\nend\nelse\n  c\n', 4, 1, 'else'],
    ['a.ex', 'defmodule A do\n  def f do\n    1\n  end\n  end\nend\n', 6, 1, 'end'],
    ['a.kt', 'fun f() {\n  if (a) {\n  } else {\n  } else {\n  }\n}\n', 4, 5, 'else'],
    ['a.scala', 'object A {\n  if (a) {\n  } else {\n  } else {\n  }\n}\n', 4, 5, 'else'],
  ])('in %s %j is no name', async (path, after, line, column, word) => {
    const problem = { line, column, message: `unexpected \`${word}\`` };
    expect(await check(path, '', after)).toEqual({ kind: 'broken', problems: [problem] });
  });

  it.each([
    ['a.rb', 'a = b.\n  end\nx = { end: 1 }\ny = <<~A\n  end\nA\ndef end\nend\n'],
    ['a.ex', '@doc """\nend\n"""\nx = [\n  end: 1,\n  else: 2\n]\n'],
    ['a.kt', 'val a = when (b) {\n    1 -> 2\n    else -> 3\n}\n'],
  ])('may stand elsewhere in %s', async (path, after) => {
    expect(await check(path, '', after)).toEqual({ kind: 'sound' });
  });
});

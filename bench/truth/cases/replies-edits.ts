import assert from 'node:assert/strict';
import type { ChatRequest, Script } from '../../../test/support/openai/openai.ts';
import type { Case } from '../case.ts';
import { atTerminal, type TerminalResult } from '../terminal.ts';

/** A reply that edits one file, and the file before and after it; `null`: the reply must be asked again. */
interface Edited {
  readonly name: string;
  readonly path: string;
  readonly before: string;
  readonly blocks: readonly (readonly [search: string, replace: string])[];
  readonly after: string | null;
}

const edits: readonly Edited[] = [
  {
    name: 'an unchanged line that a reply copied without its blanks keeps them',
    path: 'cart.go',
    before: 'package cart\n\nfunc TestA(\n\tt int,\n) {\n\tx := 1\n}\n',
    blocks: [['funcTestA(\n\tt int,\n) {\n\tx := 1', 'funcTestA(\n\tt int,\n) {\n\tx := 2']],
    after: 'package cart\n\nfunc TestA(\n\tt int,\n) {\n\tx := 2\n}\n',
  },
  {
    name: 'a changed line that lost the blank between two words is not written',
    path: 'cart.go',
    before: 'package cart\n\nfunc TestA(t int) {\n\tx := 1\n}\n',
    blocks: [['funcTestA(t int) {', 'funcTestA(t string) {']],
    after: null,
  },
  {
    name: 'entities are undone together with the ampersand',
    path: 'cart.py',
    before: 'def f(a, b):\n    if a < b:\n        return a & b\n',
    blocks: [
      ['    if a &lt; b:', '    if a &lt; b and a &amp; 1:'],
      ['        return a & b', '        return a | b'],
    ],
    after: 'def f(a, b):\n    if a < b and a & 1:\n        return a | b\n',
  },
  {
    name: 'an entity that the code needs is kept',
    path: 'page.py',
    before: "def escape(s):\n    s = s.replace(AMP, '&amp;')\n    return s\n",
    blocks: [['    return s', "    return s.replace(LT, '&lt;')"]],
    after: "def escape(s):\n    s = s.replace(AMP, '&amp;')\n    return s.replace(LT, '&lt;')\n",
  },
  {
    name: 'a gutter without a blank shifts no line',
    path: 'cart.py',
    before: 'def f(a):\n    return a\n',
    blocks: [['84│def f(a):', '84│def f(a):\n85│    a = a + 1']],
    after: 'def f(a):\n    a = a + 1\n    return a\n',
  },
  {
    name: 'only the first line of a trimmed block is indented again',
    path: 'cart.py',
    before: 'class A:\n    def f(self, a):\n        return a\n',
    blocks: [['return a', 'if a:\n            return a\n        return 0']],
    after: 'class A:\n    def f(self, a):\n        if a:\n            return a\n        return 0\n',
  },
  {
    name: 'a block that is less indented as a whole is indented again as a whole',
    path: 'cart.py',
    before: 'class A:\n    def f(self, a):\n        return a\n',
    blocks: [['return a', 'if a:\n    return a\nreturn 0']],
    after: 'class A:\n    def f(self, a):\n        if a:\n            return a\n        return 0\n',
  },
  {
    name: 'two blocks that add different lines in one place are asked again',
    path: 'cart.py',
    before: 'import a\n\na.f()\n',
    blocks: [
      ['import a', 'import a\nimport b'],
      ['import a', 'import a\nimport c'],
    ],
    after: null,
  },
  {
    name: 'a second answer for one place does not change its twin',
    path: 'cart.py',
    before: 'def f():\n    return 1\n\n\ndef g():\n    return 1\n',
    blocks: [
      ['def f():\n    return 1', 'def f():\n    return 2'],
      ['    return 1', '    return 3'],
    ],
    after: null,
  },
  {
    name: 'two blocks that do the same are one',
    path: 'cart.py',
    before: 'import a\n\na.f()\n',
    blocks: [
      ['import a', 'import a\nimport b'],
      ['import a\n', 'import a\nimport b\n'],
    ],
    after: 'import a\nimport b\n\na.f()\n',
  },
  {
    name: 'a block may change what the block before it wrote',
    path: 'cart.py',
    before: 'import a\n\na.f()\n',
    blocks: [
      ['import a', 'import a\nimport b'],
      ['import b', 'import b\nimport c'],
    ],
    after: 'import a\nimport b\nimport c\n\na.f()\n',
  },
];

/** Plans the file, sends the blocks, and approves; asked again, it only says so. */
function editing({ path, blocks }: Edited): Script {
  const text = blocks
    .map(
      ([search, replace]) =>
        `${path}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`,
    )
    .join('\n\n');
  const offers = ({ tools }: ChatRequest, name: string) => tools.some((tool) => tool.name === name);
  return (request, index) => {
    if (offers(request, 'plan')) {
      const input = { kind: 'fix', understanding: 'It is wrong.', files: [{ path, change: 'x' }] };
      return { toolCalls: [{ name: 'plan', input }] };
    }
    if (offers(request, 'verdict')) {
      return {
        toolCalls: [{ name: 'verdict', input: { decision: 'approve', summary: 'Right.' } }],
      };
    }
    return { text: index === 1 ? text : 'I cannot.' };
  };
}

async function holds({ path, before, after }: Edited, result: TerminalResult): Promise<void> {
  assert.equal(await result.fileAfter(path), after ?? before);
  if (after === null) {
    assert.notEqual(result.stopReason, 'approved');
    assert.match(result.chats[2]?.messages.at(-1)?.content ?? '', /block \d of \d: /);
  } else {
    assert.equal(result.stopReason, 'approved');
    assert.equal(result.chats.length, 3);
  }
}

export const cases: readonly Case[] = edits.map((edit) => ({
  name: edit.name,
  check: () =>
    atTerminal(
      {
        files: { [edit.path]: edit.before },
        ticket: `# ${edit.path} is wrong\n\nFix ${edit.path}.\n`,
        model: editing(edit),
      },
      (result) => holds(edit, result),
    ),
}));

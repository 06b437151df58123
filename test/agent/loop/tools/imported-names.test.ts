import { expect, test } from 'vitest';
import { unusedImports } from '../../../../src/agent/loop/tools/imported-names.ts';

const uses = (...names: readonly string[]) => `${names.map((name) => `${name}()`).join('\n')}\n`;

test.each([
  ['a.py', 'import itertools\nimport os.path\n', ['itertools', 'os']],
  ['a.py', 'from operator import (\n    add as plus,  # fast\n    mul,\n)\n', ['plus', 'mul']],
  ['a.py', 'from operator import add, mul as times\n', ['add', 'times']],
  ['a.ts', "import { a, b as c, type D } from './x.ts';\n", ['a', 'c', 'D']],
  ['a.ts', "import x, {\n  y,\n} from './x.ts';\nimport * as z from 'z';\n", ['x', 'y', 'z']],
  ['a.js', "const { a, b: c } = require('x')\nconst d = require('d')\n", ['a', 'c', 'd']],
])('what %s imports and a change no longer uses is told: %j', (path, imports, names) => {
  const before = imports + uses(...names);
  expect(unusedImports(path, before, imports)).toEqual(names);
  expect(unusedImports(path, before, imports + uses(names[0] ?? ''))).toEqual(names.slice(1));
});

test.each([
  ['it was not used before', 'a.py', 'import os\n', 'import os\n# now\n'],
  ['the change adds it', 'a.py', 'os()\n', 'import os\n'],
  ['a string names it', 'a.py', 'import os\nos()\n', 'import os\n__all__ = ["os"]\n'],
  ['a linter is told of it', 'a.py', 'import os  # noqa\nos()\n', 'import os  # noqa\n'],
  ['the package hands it on', 'a/__init__.py', 'import os\nos()\n', 'import os\n'],
  [
    'a comment of its types names it',
    'a.js',
    "import a from 'a';\na()\n",
    "import a from 'a';\n/** @type {a} */\n",
  ],
  ['the language is another', 'a.go', 'import "os"\nos.Exit()\n', 'import "os"\n'],
])('an import is left alone if %s', (_, path, before, after) => {
  expect(unusedImports(path, before, after)).toEqual([]);
});

test('a docstring does not use an import', () => {
  const before = 'import os\n\ndef a():\n    """See os."""\n    os.exit()\n';
  expect(unusedImports('a.py', before, before.replace('os.exit()', 'pass'))).toEqual(['os']);
});

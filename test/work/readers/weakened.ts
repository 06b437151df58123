import { findWeakenings } from '../../../src/core/proof/index.ts';
import { emptyPatch, withChange } from '../../../src/engines/edits/index.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { anyText, type Reader } from '../reader.ts';

const someTests = [
  ...[
    "test('a', () => {\n",
    '});\n',
    '  expect(a).toBe(1);\n',
    'describe(',
    '.only(',
    'catch {\n}\n',
  ],
  ...[
    'def test_a():\n',
    '    assert a\n',
    '@pytest.mark.skip\n',
    '"""',
    'except: pass\n',
    '/*\n',
    '#if 0\n',
  ],
  ...[
    '"test": "jest || true",\n',
    'process.exit(0);\n',
    'assert.equal = ',
    '@Test\n',
    'void a() {\n',
    '[',
    ')\n',
  ],
];
const weakeningOf = (name: string) => (after: string) =>
  findWeakenings(
    withChange(emptyPatch, {
      path: pathOf(name),
      before: `${after}\nexpect(a)\n`,
      after: after.replace('a', 'b'),
      executable: false,
    }),
  );

/** What looks for weakened tests in the texts of a change. */
export const weakenedReaders: readonly Reader[] = [
  ...['test/a.js', 'test/a_test.py', 'test/ATest.java', 'package.json'].map((name) => ({
    name: `weakened tests in ${name}`,
    tokens: [...someTests, ...anyText],
    read: weakeningOf(name),
  })),
];

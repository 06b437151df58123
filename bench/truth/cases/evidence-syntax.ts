import assert from 'node:assert/strict';
import { fixBlock } from '../../../test/support/project/script.ts';
import type { Case } from '../case.ts';
import {
  expectItem,
  expectRow,
  fixAtTerminal,
  fixing,
  fixWithAction,
} from '../evidence-project.ts';

const item = 'Syntax valid';

/** A language that has no grammar here. */
const groovy = {
  'src/Cart.groovy': 'class Cart {\n  int half() { return 0 }\n}\n',
  /** Runs as a test runner would: it names the test that fails, and counts. */
  'check.sh': `if [ -f test/CartTest.groovy ] && grep -q 'return 0' src/Cart.groovy; then
  printf '[ERROR] shop.CartTest.half -- Time elapsed: 0.01 s <<< FAILURE!\\nTests run: 2, Failures: 1\\n'
  exit 1
fi
printf 'Tests run: %s, Failures: 0\\n' $([ -f test/CartTest.groovy ] && echo 2 || echo 1)
`,
};
const groovyFix = {
  path: 'src/Cart.groovy',
  search: '  int half() { return 0 }',
  replace: '  int half() { return 100 }',
};
const groovyTest = {
  path: 'test/CartTest.groovy',
  search: '',
  replace: 'class CartTest { void half() {} }',
};

/** The grammar misreads the type in the call. */
const misread = `#include <stdarg.h>
char *next(va_list ap) { return va_arg(ap, char *); }

int half(void) {
  return 0;
}
`;
const misreadFix = { path: 'src/half.c', search: '  return 0;', replace: '  return 100;' };
const misreadFiles = { 'src/half.c': misread };

/** A comment that reverses the text behind it. */
const hiding = { ...fixBlock, replace: `${fixBlock.replace} // \u202E` };
const [planned1, hides, approved1] = fixing(hiding);
const hidingTwice = [planned1, hides, hides, approved1].filter((reply) => reply !== undefined);

const deletion = {
  text: 'bin/postage\n<<<<<<< DELETE\n>>>>>>> DELETE',
} as const;
const [planned, , approved] = fixing({ path: 'bin/postage', search: 'x', replace: '' });
const deleting = [planned, deletion, approved].filter((reply) => reply !== undefined);

export const cases: readonly Case[] = [
  {
    name: 'syntax has passed only if every changed code file was parsed; the log says so, too',
    check: () =>
      fixAtTerminal(
        { replies: fixing(fixBlock, groovyFix), files: groovy, options: [] },
        (ended) => {
          expectItem(
            ended,
            item,
            /– not shown +1 of 2 files parsed; src\/Cart\.groovy: no grammar for \.groovy$/,
          );
          assert.match(ended.stderr, /^check: 1 of 2 files parsed; src\/Cart\.groovy/m);
        },
      ),
  },
  {
    name: 'no syntax is claimed where nothing was parsed',
    check: () =>
      fixAtTerminal({ replies: fixing(groovyFix), files: groovy, options: [] }, (ended) => {
        expectItem(ended, item, /– not shown +0 of 1 file parsed/);
        assert.doesNotMatch(ended.stderr, /syntax (?:sound|valid)/);
      }),
  },
  ...['tested', 'regression'].map((readyWhen) => ({
    name: `a fix without a grammar is ready and its ticket moves, with ready-when ${readyWhen}`,
    check: async () => {
      const inputs = { 'test-command': 'sh check.sh', 'ready-when': readyWhen };
      const replies = fixing(groovyFix, groovyTest);
      const { pulls, status, body } = await fixWithAction(inputs, { replies, files: groovy });
      expectRow(body, 'Tests', /✓ passed \| `sh check\.sh`: 2 passed/);
      expectRow(body, 'Red before, green after', /✓ passed .*shop\.CartTest\.half/);
      assert.equal(pulls[0]?.draft, false);
      assert.equal(status, 'In Prüfung');
    },
  })),
  {
    name: 'a fix without a grammar is a draft with ready-when reviewed, which says why',
    check: async () => {
      const { pulls, body } = await fixWithAction(
        {},
        { replies: fixing(groovyFix), files: groovy },
      );
      assert.equal(pulls[0]?.draft, true);
      assert.match(body, /It is a draft because: not every changed file could be parsed\./);
    },
  },
  ...['reviewed', 'tested'].map((readyWhen) => ({
    name: `a file that its grammar misreads is no reason for a draft where tests pass, with ready-when ${readyWhen}`,
    check: async () => {
      const inputs = { 'test-command': 'node --test', 'ready-when': readyWhen };
      const replies = fixing(fixBlock, misreadFix);
      const { pulls, body } = await fixWithAction(inputs, { replies, files: misreadFiles });
      expectRow(body, item, /– not shown .*src\/half\.c: had 1 syntax error/);
      expectRow(body, 'Tests', /✓ passed/);
      assert.equal(pulls[0]?.draft, false);
    },
  })),
  {
    name: 'hidden characters that the model means are kept in a draft, which names and does not contain them',
    check: async () => {
      const { pulls, body } = await fixWithAction({}, { replies: hidingTwice });
      expectRow(
        body,
        'No hidden characters or code',
        /✗ failed .*postage\S*:\d+: U\+202E right-to-left override/,
      );
      assert.match(
        body,
        /It is a draft because: the change adds characters or code that people cannot see\./,
      );
      assert.doesNotMatch(body, /\u202E/);
      assert.equal(pulls[0]?.draft, true);
    },
  },
  ...['reviewed', 'tested'].map((readyWhen) => ({
    name: `a change that only deletes is ready, with ready-when ${readyWhen}`,
    check: async () => {
      const inputs = { 'test-command': 'node --test', 'ready-when': readyWhen };
      const { pulls, body, status } = await fixWithAction(inputs, { replies: deleting });
      expectRow(body, item, /– not needed/);
      assert.equal(pulls[0]?.draft, false);
      assert.equal(status, 'In Prüfung');
    },
  })),
  {
    name: 'a document has no syntax to show',
    check: async () => {
      const words = { path: 'NOTES.md', search: '', replace: '# Half a kilogram costs 100' };
      const { pulls, body } = await fixWithAction({}, { replies: fixing(words) });
      expectRow(body, item, /– not needed .*no code file/);
      assert.equal(pulls[0]?.draft, false);
    },
  },
  {
    name: 'a file that had syntax errors before says how many it had and has',
    check: () =>
      fixAtTerminal({ replies: fixing(misreadFix), files: misreadFiles, options: [] }, (ended) =>
        expectItem(
          ended,
          item,
          /– not shown.*src\/half\.c: had 1 syntax error before the change, has 1 now/,
        ),
      ),
  },
  {
    name: 'a change that adds a syntax error to such a file is dropped',
    check: () => {
      const [plan, edit, verdict] = fixing(misreadFix);
      const [, broken] = fixing({ ...misreadFix, replace: '  return = = 100;' });
      const replies = [plan, broken, edit, verdict].filter((reply) => reply !== undefined);
      return fixAtTerminal({ replies, files: misreadFiles, options: [] }, (ended) => {
        assert.match(ended.stderr, /^check: src\/half\.c:5 unexpected `=`.*→ edit/m);
        assert.equal(ended.stopReason, 'approved');
      });
    },
  },
];

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

const java = {
  'src/Cart.java': 'class Cart {\n  int half() { return 0; }\n}\n',
  /** Runs as a test runner would: it names the test that fails, and counts. */
  'check.sh': `if [ -f test/CartTest.java ] && grep -q 'return 0' src/Cart.java; then
  printf '[ERROR] shop.CartTest.half -- Time elapsed: 0.01 s <<< FAILURE!\\nTests run: 2, Failures: 1\\n'
  exit 1
fi
printf 'Tests run: %s, Failures: 0\\n' $([ -f test/CartTest.java ] && echo 2 || echo 1)
`,
};
const javaFix = {
  path: 'src/Cart.java',
  search: '  int half() { return 0; }',
  replace: '  int half() { return 100; }',
};
const javaTest = {
  path: 'test/CartTest.java',
  search: '',
  replace: 'class CartTest { void half() {} }',
};

/** The grammar misreads the first line. */
const misread = `export default function (start: number): () => number;
const half = 0;
`;
const misreadFix = { path: 'src/half.ts', search: 'const half = 0;', replace: 'const half = 100;' };
const deletion = {
  text: 'bin/postage\n<<<<<<< DELETE\n>>>>>>> DELETE',
} as const;
const [planned, , approved] = fixing({ path: 'bin/postage', search: 'x', replace: '' });
const deleting = [planned, deletion, approved].filter((reply) => reply !== undefined);

export const cases: readonly Case[] = [
  {
    name: 'syntax has passed only if every changed code file was parsed; the log says so, too',
    check: () =>
      fixAtTerminal({ replies: fixing(fixBlock, javaFix), files: java, options: [] }, (ended) => {
        expectItem(
          ended,
          item,
          /– not shown +1 of 2 files parsed; src\/Cart\.java: no grammar for \.java$/,
        );
        assert.match(ended.stderr, /^check: 1 of 2 files parsed; src\/Cart\.java/m);
      }),
  },
  {
    name: 'no syntax is claimed where nothing was parsed',
    check: () =>
      fixAtTerminal({ replies: fixing(javaFix), files: java, options: [] }, (ended) => {
        expectItem(ended, item, /– not shown +0 of 1 file parsed/);
        assert.doesNotMatch(ended.stderr, /syntax (?:sound|valid)/);
      }),
  },
  ...['tested', 'regression'].map((readyWhen) => ({
    name: `a fix without a grammar is ready and its ticket moves, with ready-when ${readyWhen}`,
    check: async () => {
      const inputs = { 'test-command': 'sh check.sh', 'ready-when': readyWhen };
      const replies = fixing(javaFix, javaTest);
      const { pulls, status, body } = await fixWithAction(inputs, { replies, files: java });
      expectRow(body, 'Tests', /✓ passed \| `sh check\.sh`: 2 passed/);
      expectRow(body, 'Red before, green after', /✓ passed .*shop\.CartTest\.half/);
      assert.equal(pulls[0]?.draft, false);
      assert.equal(status, 'In Prüfung');
    },
  })),
  {
    name: 'a fix without a grammar is a draft with ready-when reviewed, which says why',
    check: async () => {
      const { pulls, body } = await fixWithAction({}, { replies: fixing(javaFix), files: java });
      assert.equal(pulls[0]?.draft, true);
      assert.match(body, /It is a draft because: not every changed file could be parsed\./);
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
      fixAtTerminal(
        { replies: fixing(misreadFix), files: { 'src/half.ts': misread }, options: [] },
        (ended) =>
          expectItem(
            ended,
            item,
            /– not shown.*src\/half\.ts: had 1 syntax error before the change, has 1 now/,
          ),
      ),
  },
  {
    name: 'a change that adds a syntax error to such a file is dropped',
    check: () => {
      const [plan, edit, verdict] = fixing(misreadFix);
      const [, broken] = fixing({ ...misreadFix, replace: 'const half = = 100;' });
      const replies = [plan, broken, edit, verdict].filter((reply) => reply !== undefined);
      return fixAtTerminal({ replies, files: { 'src/half.ts': misread }, options: [] }, (ended) => {
        assert.match(ended.stderr, /^check: src\/half\.ts:2 unexpected `=`.*→ edit/m);
        assert.equal(ended.stopReason, 'approved');
      });
    },
  },
];

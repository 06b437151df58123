import { dockerfileProblems } from '../../../src/adapters/syntax/formats/dockerfile.ts';
import { jsoncProblems, jsonProblems } from '../../../src/adapters/syntax/formats/json.ts';
import { tomlProblems } from '../../../src/adapters/syntax/formats/toml.ts';
import { xmlProblems } from '../../../src/adapters/syntax/formats/xml.ts';
import { yamlProblems } from '../../../src/adapters/syntax/formats/yaml.ts';
import { embeddedTexts } from '../../../src/adapters/syntax/languages/embedded.ts';
import { styleProblems } from '../../../src/adapters/syntax/rules/index.ts';
import { newHidden, residueProblems } from '../../../src/adapters/syntax/text/index.ts';
import { findTwins } from '../../../src/adapters/syntax/text/twins.ts';
import { parseWorkflow } from '../../../src/cli/doctor/parse-workflow.ts';
import {
  compareWithBase,
  findFailures,
  findTestFiles,
  foundNoTest,
  shortenOutput,
  testCounts,
} from '../../../src/core/checks/index.ts';
import { normalizeOutput, plainOutput } from '../../../src/core/checks/normalize-output.ts';
import { ownFailures } from '../../../src/core/checks/own-tests.ts';
import { showsProblems, showsTests } from '../../../src/core/checks/test-run.ts';
import { checkedNothing, saysMore } from '../../../src/core/checks/tests-shown.ts';
import { emptyPatch, patchDiff, withChange } from '../../../src/core/edits/index.ts';
import {
  definitionsByPattern,
  type RepoPath,
  repoPath,
  searchFile,
  textMatcher,
  writeOutline,
} from '../../../src/core/repository/index.ts';
import { estimateTokens } from '../../../src/core/text/index.ts';
import { applyReply } from '../../support/edits/engine.ts';
import { renderReply } from '../../support/edits/reply.ts';
import { anyText, type Reader } from '../reader.ts';
import { weakenedReaders } from './weakened.ts';

const path = pathOf('src/a.py');
function pathOf(text: string): RepoPath {
  const known = repoPath(text, { safeDirectory: '', isProtected: () => false });
  if (typeof known !== 'string') throw new Error(`${text} is no path`);
  return known;
}

const logs = [
  'FAIL a/b.test.js > x\n',
  'E   assert x\n',
  ...['x\n', 'not ok 1 - a\n', 'ok 1 - a\n'],
  '  ● a › b\n',
  'Tests: 3 passed, 1 failed\n',
  'a/b.py:1: error: x\n',
  ...['a/', '.', '-', '=\n'],
  '--- FAIL: TestA (0.00s)\n',
  '    a_test.go:1: x\n',
  ...['1) a\n', '\u001b[31m'],
  '\u001b[',
  '\r',
  '3 examples, 1 failure\n',
  'FAILED tests/a.py::b - x\n',
  'error[E0001]: x\n  --> a.rs:1:1\n',
  'Traceback (most recent call last):\n',
  '0x7ffe',
  '2024-01-01T00:00:00Z ',
  '12 ',
  'AssertionError: ',
  ' ✗ a (3 ms)\n',
  '::error file=a.py,line=1::x\n',
  '/a.ts\n  1:1  error  x  rule\n',
];
const code = [
  'class A:\n',
  '  def f(self):\n',
  'function f() {\n',
  '}\n',
  '{',
  '(',
  'public static void f(',
  'const a = ',
  '#define A\n',
  'export default ',
  '// ...\n',
  '# ',
  '"',
  '`',
  '/*',
  '*/',
  'a: ',
  '- ',
  '[a]\n',
  '<a>',
  '</a>',
  '<!--',
  '<script>',
  '</script>',
  '${{ ',
  ' }}',
  '&a ',
  '*a ',
  '|\n',
  'FROM a\n',
  'RUN a \\\n',
  '\\',
  '\t',
  'TODO',
  '<<<<<<< HEAD\n',
  'x\n',
];
const workflow = [
  ...code,
  'on: push\n',
  'jobs:\n  a:\n    steps:\n',
  '      - uses: a/b@v1\n',
  '        with: {a: b}\n',
  'secrets.A ',
];
const lines = ['x\n', 'y\n', '\n', '  x\n', '...\n', 'x y\n', '}\n'];
const tests = findTestFiles(
  withChange(emptyPatch, {
    path: pathOf('tests/test_a.py'),
    before: null,
    after: 'def test_a():\n  assert x\n',
    executable: false,
  }),
);
const matcher = textMatcher({ text: 'x', mode: 'text', isCaseSensitive: false });
const half = (text: string) => text.slice(0, text.length / 2).split('\n');

/** What reads the output of a command. */
export const logReaders: readonly Reader[] = [
  {
    name: 'failures of a log',
    tokens: [...logs, ...anyText],
    read: (output) => findFailures({ kind: 'exited', code: 1, output, elapsed: 1 }),
  },
  {
    name: 'a log against itself',
    tokens: logs.slice(0, 9),
    read: (output) => {
      const run = { kind: 'exited' as const, code: 1, output, elapsed: 1 };
      return compareWithBase({ command: 'tests', head: run, again: run, base: run });
    },
  },
  { name: 'counts of a log', tokens: [...logs, ...anyText], read: testCounts },
  {
    name: 'a log without tests',
    tokens: logs,
    read: (text) => [
      foundNoTest(text),
      showsTests(text),
      showsProblems(text),
      checkedNothing(text),
      saysMore(text),
    ],
  },
  {
    name: 'a shortened log',
    tokens: [...logs, ...anyText],
    read: (text) => shortenOutput(text, 5_000),
  },
  {
    name: 'a plain log',
    tokens: [...logs, ...anyText],
    read: (text) => normalizeOutput(plainOutput(text)),
  },
  {
    name: 'failures of own tests',
    tokens: logs,
    read: (text) => ownFailures({ kind: 'exited', code: 1, output: text, elapsed: 1 }, tests),
  },
];

/** What reads a file of a repository. */
export const fileReaders: readonly Reader[] = [
  ...weakenedReaders,
  {
    name: 'definitions of a file',
    tokens: [...code, ...anyText],
    read: (text) => definitionsByPattern('a.js', text),
  },
  { name: 'an outline', tokens: code, read: (text) => writeOutline({ path: 'a.js', text }) },
  {
    name: 'hidden signs',
    tokens: [...code, ...anyText, '\u202e'],
    read: (text) => newHidden('', text, 'a.js'),
  },
  { name: 'twins', tokens: [...code, ...anyText, '\u0430'], read: findTwins },
  { name: 'styles', tokens: code, read: (text) => styleProblems(text, 'a.css') },
  {
    name: 'a workflow',
    tokens: workflow,
    read: (text) => parseWorkflow('a.yml', `# jira-bug-fix-agent\n${text}`),
  },
  { name: 'residue', tokens: [...code, ...anyText], read: (text) => residueProblems('a.js', text) },
  {
    name: 'a search',
    tokens: code,
    read: (text) => searchFile('a.js', text, { matcher, context: 2, defines: () => false }),
  },
  { name: 'JSON', tokens: code, read: (text) => jsonProblems(text, 'a.json') },
  { name: 'JSON with comments', tokens: code, read: jsoncProblems },
  { name: 'YAML', tokens: code, read: yamlProblems },
  { name: 'TOML', tokens: code, read: tomlProblems },
  { name: 'XML', tokens: code, read: xmlProblems },
  { name: 'a Dockerfile', tokens: code, read: dockerfileProblems },
  { name: 'embedded texts', tokens: code, read: embeddedTexts },
  {
    name: 'a diff',
    tokens: [...lines, ...code],
    read: (text) =>
      patchDiff(
        withChange(emptyPatch, {
          path,
          before: text,
          after: text.replaceAll('x', 'z'),
          executable: false,
        }),
      ),
  },
  { name: 'tokens of a file', tokens: code, read: estimateTokens },
];

/** What looks for the place of an edit in a file. */
export const placeReaders: readonly Reader[] = [
  {
    name: 'a block of half of the lines',
    tokens: lines,
    read: (text) =>
      applyReply(
        new Map([['src/a.py', text]]),
        renderReply([{ path: 'src/a.py', search: half(text), replace: ['new'] }]),
      ),
  },
  {
    name: 'a block of half of the lines and another',
    tokens: lines,
    read: (text) =>
      applyReply(
        new Map([['src/a.py', text]]),
        renderReply([
          {
            path: 'src/a.py',
            search: [...half(text), 'other line'],
            replace: [...half(text), 'new line'],
          },
        ]),
      ),
  },
  {
    name: 'a block with other blanks',
    tokens: lines,
    read: (text) =>
      applyReply(
        new Map([['src/a.py', text]]),
        renderReply([
          { path: 'src/a.py', search: half(text).map((line) => ` ${line} `), replace: ['new'] },
        ]),
      ),
  },
];

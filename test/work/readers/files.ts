import { guideParts } from '../../../src/agent/loop/prompts/guide-parts.ts';
import { nameOfChecks, parseWorkflow } from '../../../src/cli/workflows/index.ts';
import { expectOtherwise } from '../../../src/core/proof/failing-test.ts';
import { aboveTemplate } from '../../../src/core/report/index.ts';
import {
  askedLines,
  exampleTest,
  linesOf,
  searchFile,
  textMatcher,
  ticketText,
  writeOutline,
} from '../../../src/core/repository/index.ts';
import { literalPieces } from '../../../src/core/repository/ranking/index.ts';
import { emptyPatch, patchDiff, withChange } from '../../../src/engines/edits/index.ts';
import { type RepoPath, repoPath, unprotected } from '../../../src/engines/files/index.ts';
import { dockerfileProblems } from '../../../src/engines/syntax/formats/dockerfile.ts';
import { jsoncProblems, jsonProblems } from '../../../src/engines/syntax/formats/json.ts';
import { tomlProblems } from '../../../src/engines/syntax/formats/toml.ts';
import { xmlProblems } from '../../../src/engines/syntax/formats/xml.ts';
import { yamlProblems } from '../../../src/engines/syntax/formats/yaml.ts';
import { withoutUnknown } from '../../../src/engines/syntax/javascript/dialects.ts';
import { embeddedTexts, respelling } from '../../../src/engines/syntax/languages/index.ts';
import { styleProblems } from '../../../src/engines/syntax/rules/index.ts';
import { estimateTokens } from '../../../src/engines/text/index.ts';
import { applyReply } from '../../support/edits/engine.ts';
import { renderReply } from '../../support/edits/reply.ts';
import { anyText, code, type Reader } from '../reader.ts';

const path = pathOf('src/a.py');
function pathOf(text: string): RepoPath {
  const known = repoPath(text, { safeDirectory: '', ...unprotected });
  if (typeof known !== 'string') throw new Error(`${text} is no path`);
  return known;
}

const workflow = [
  ...code,
  'on: push\n',
  'jobs:\n  a:\n    steps:\n',
  '      - uses: a/b@v1\n',
  '        with: {a: b}\n',
  'secrets.A ',
];
const lines = ['x\n', 'y\n', '\n', '  x\n', '...\n', 'x y\n', '}\n'];
const matcher = textMatcher('x');
const half = (text: string) => text.slice(0, text.length / 2).split('\n');

/** A file in which each line is a definition. */
const defining = (text: string) => {
  const own = { name: 'go', kind: 'function', depth: 0 };
  const definitions = linesOf(text).map((_, at) => ({ ...own, start: at + 1, end: at + 1 }));
  return { path: 'a.js', text, definitions };
};

/** What reads a file of a repository. */
export const fileReaders: readonly Reader[] = [
  {
    name: 'literal pieces of a ticket',
    tokens: [
      ...'`|```\n|~~~\n|{code}|{noformat}|{{|}}|"|“|Error: |a| |%s|<a>|/|a.b|7'.split('|'),
      ...anyText,
    ],
    read: (text) => literalPieces(ticketText(text)),
  },
  { name: 'an outline', tokens: code, read: (text) => writeOutline(defining(text)) },
  {
    name: 'parts of a guide',
    tokens: [...code, ...anyText, '\n\n', '## Tests\n', '- a\n', '```\n', 'a:\n', '==='],
    read: (text) => guideParts(text, { room: 1_000, isStrict: false, likely: ['src/shop/a.ts'] }),
  },
  {
    name: 'what a report names in a file',
    tokens: ['a.', 'a/', 'a.b', ' lines ', 'a::', '`', '"', ':7', 'go()', ...anyText],
    read: (text) => [askedLines(defining(half(text).join('\n')), text)],
  },
  {
    name: 'the example of a test',
    tokens: [...code, 'def test_a():\n', '  @Test\n', '  it("a", () => {\n'],
    read: (text) =>
      exampleTest(defining(text), { weigh: () => 1, linesIn: () => [], literals: [] }),
  },
  {
    name: 'expectations',
    tokens: [...code, 'assert.equal(a, 1)\n', 'expect(a)', '.toBe("', "'", '\\', '1'],
    read: (text) => expectOtherwise(text, 'mark'),
  },
  { name: 'styles', tokens: code, read: (text) => styleProblems(text, 'a.css') },
  {
    name: 'a workflow',
    tokens: workflow,
    read: (text) => parseWorkflow('a.yml', `# jira-bug-fix-agent\n${text}`),
  },
  {
    name: 'the name of a workflow',
    tokens: workflow,
    read: (text) => nameOfChecks('a.yml', `on: push\n${text}`),
  },
  {
    name: 'a search',
    tokens: code,
    read: (text) => searchFile('a.js', text, matcher),
  },
  { name: 'JSON', tokens: code, read: (text) => jsonProblems(text, 'a.json') },
  { name: 'JSON with comments', tokens: code, read: jsoncProblems },
  { name: 'YAML', tokens: code, read: yamlProblems },
  { name: 'TOML', tokens: code, read: tomlProblems },
  { name: 'XML', tokens: code, read: xmlProblems },
  { name: 'a Dockerfile', tokens: code, read: dockerfileProblems },
  {
    name: 'names that are keywords',
    tokens: [...code, 'async', 'when ', 'and', ' ', '\n', '// a', '[', 'type'],
    read: respelling.csharp,
  },
  {
    name: 'comments of Python',
    tokens: [...code, '# a\n', '    # b\n', '\n', '\\', "'''"],
    read: respelling.python,
  },
  {
    name: 'TypeScript that a parser refuses',
    tokens: [...code, "['a']", '@a', '@a(', ' ', '\n', '...', ','],
    read: (text) => withoutUnknown(text, 'a.ts'),
  },
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
  {
    name: 'a template of pull requests',
    tokens: [...code, ...anyText, '- [ ] Tests added\n', '## Why\n', '===\n', '-->', '**a**\n'],
    read: (text) => aboveTemplate('x', text, 'A-1'),
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

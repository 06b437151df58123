import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readArguments } from '../../src/cli/main.ts';
import { exampleModels } from '../../src/engines/model/catalog/index.ts';
import { plainName } from '../../src/engines/model/catalog/table.ts';
import { help } from '../cli/all-help.ts';
import { repositoryName } from '../support/repository-name.ts';
import { workflowProblems } from './language-service.ts';
import { fencedBlocks } from './markdown.ts';
import { documents, filesBelow, projectText } from './project.ts';

/** The blocks of a language in all documents, each with the document's name. */
function blocksOf(language: string): readonly (readonly [document: string, text: string])[] {
  return documents.flatMap((document) =>
    fencedBlocks(projectText(document), language).map((text) => [document, text] as const),
  );
}

/** A workflow of which a snippet is a part; a whole one stays as it is, and `undefined` stands for no part. */
function workflowOf(snippet: string): string | undefined {
  if (/^on:/m.test(snippet)) return snippet;
  if (/^jobs:/.test(snippet)) return `on: workflow_dispatch\n${snippet}`;
  const job = 'on: workflow_dispatch\njobs:\n  fix:\n    runs-on: ubuntu-latest\n';
  if (/^permissions:/.test(snippet)) return `${snippet}${job}    steps:\n      - run: 'true'\n`;
  if (!/^- (?:uses|id|run|name):/.test(snippet)) return undefined;
  return `${job}    steps:\n${snippet.replaceAll(/^(?=.)/gm, '      ')}`;
}

/** The inputs that a step leaves out because the page is about others. */
const leftOut = /Missing required inputs?:? `jira-url`, `jira-token`$/;

describe.each(blocksOf('yaml'))('YAML in %s', (_, text) => {
  it('is valid, and as a part of a workflow accepted by GitHub’s language service', async () => {
    expect(() => parse(text)).not.toThrow();
    const workflow = workflowOf(text);
    const problems = workflow === undefined ? [] : await workflowProblems(workflow);
    expect(problems.filter((problem) => !leftOut.test(problem))).toEqual([]);
  });
});

it('a mistake in a part of a workflow would be found', async () => {
  const step = `- uses: ${repositoryName}@v1\n  with:\n    modle: any\n`;
  expect((await workflowProblems(workflowOf(step) ?? '')).join()).toContain("'modle'");
});

it.each(blocksOf('toml'))('TOML in %s is valid', (_, text) => {
  expect(() => parseToml(text)).not.toThrow();
});

it.each(blocksOf('json'))('JSON in %s is valid', (_, text) => {
  expect(() => JSON.parse(text)).not.toThrow();
});

const ways = new RegExp(
  `^(?:node dist/cli\\.js|npx (?:--yes )?(?:github:${repositoryName}|\\.\\./jira-bug-fix-agent)|jira-bug-fix-agent) `,
);
const commandLines = blocksOf('sh').flatMap(([document, text]) =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => ways.test(line))
    .map((line) => [document, line.replace(ways, '').replace(/ #.*$/, '')] as const),
);

/** The words of a command line whose quotes are simple. */
const wordsOf = (line: string) =>
  (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));

/** Variables that the documents tell people to set. */
const environment = {
  OPENAI_API_KEY: 'key',
  JIRA_URL: 'https://example.atlassian.net',
  JIRA_EMAIL: 'you@example.com',
  JIRA_TOKEN: 'token',
  GITHUB_TOKEN: 'token',
};

describe('the command lines in the documents', () => {
  it.each(commandLines)('%s: %s is accepted', (_, line) => {
    const words = wordsOf(line).map((word) => (word === 'bug.md' ? 'README.md' : word));
    expect(readArguments(words, environment)).toBeTypeOf('object');
  });

  it('are several, and a wrong one would be found', () => {
    expect(commandLines.length).toBeGreaterThan(9);
    expect(() => readArguments(wordsOf("init --jqll 'project = APP'"), environment)).toThrow();
  });
});

const guides = [...documents.filter((path) => path !== 'CHANGELOG.md'), 'action.yml'];
const standIns = filesBelow('test/support').filter(
  // What an endpoint was recorded to say names the model that it said it of.
  (path) => path.endsWith('.ts') && !path.includes('/recorded-'),
);

/** Names of models, without what a provider puts before them. */
const modelName =
  /\b(?:o[134](?:-[a-z]\w*)*\b|(?:gpt|claude|gemini|qwen|llama|deepseek|(?:mi|dev|code)stral|grok)-?[\w.:-]*\d(?:[\w.:-]*\w)?)/gi;

/** Returns the names of models in a text. */
function namesIn(text: string): readonly string[] {
  return [...new Set(text.match(modelName) ?? [])];
}

const examples: ReadonlySet<string> = new Set(Object.values(exampleModels).map(plainName));
const isOther = (name: string) => !examples.has(plainName(name));

describe('models that are named as examples', () => {
  it.each([
    ...guides.map((path) => [path, projectText(path)] as const),
    ['the help', help] as const,
  ])('are those of the code in %s', (_, text) => {
    expect(namesIn(text).filter(isOther)).toEqual([]);
  });

  it('are in the README and in action.yml', () => {
    expect(namesIn(projectText('README.md')).length).toBeGreaterThan(1);
    expect(namesIn(projectText('action.yml')).length).toBeGreaterThan(1);
  });

  it('would be found', () => {
    const text =
      '`--model gpt-5.1`, qwen2.5-coder:14b, anthropic.claude-opus-4-1, o4-mini, gpt-oss:20b.';
    expect(namesIn(text).filter(isOther)).toEqual([
      'gpt-5.1',
      'qwen2.5-coder:14b',
      'claude-opus-4-1',
      'o4-mini',
    ]);
  });
});

describe('models whose end is announced', () => {
  const ending = announcedEnds(projectText('node_modules/openai/resources/shared.d.ts'));

  it('are read from the types of the client', () => {
    expect(ending).toContain('gpt-5.1');
    expect(ending).not.toContain('gpt-6-sol');
  });

  it('are no examples', () => {
    expect(Object.values(exampleModels).filter((name) => ending.includes(name))).toEqual([]);
  });

  it.each(standIns)('are not in %s', (path) => {
    expect(namesIn(projectText(path)).filter((name) => ending.includes(name))).toEqual([]);
  });
});

/** Returns the names that a comment lists before "Announced shutdown date". */
function announcedEnds(types: string): readonly string[] {
  const comment = types.replaceAll(/\n\s*\*/g, '');
  const items = comment.matchAll(/- ((?:"[^"]+",?\s*)+):\s+Announced\s+shutdown\s+date/g);
  return [...items].flatMap(([, names = '']) => names.match(/[^",\s]+/g) ?? []);
}

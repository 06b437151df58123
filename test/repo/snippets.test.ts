import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readArguments } from '../../src/cli/main.ts';
import { repositoryName } from '../support/repository-name.ts';
import { workflowProblems } from './language-service.ts';
import { fencedBlocks } from './markdown.ts';
import { documents, projectText } from './project.ts';

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
    expect(commandLines.length).toBeGreaterThan(10);
    expect(() => readArguments(wordsOf("init --jqll 'project = APP'"), environment)).toThrow();
  });
});

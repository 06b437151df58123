import assert from 'node:assert/strict';
import { documentProblems } from '../../../test/support/contract.ts';
import { startJiraServer } from '../../../test/support/jira-server/jira-server.ts';
import { inOrder } from '../../../test/support/openai/openai.ts';
import { parcelFiles } from '../../../test/support/project/parcel.ts';
import { startWorld } from '../../../test/support/world.ts';
import type { Case } from '../case.ts';
import { answerSaying, expectAll, fixSaying, nodesOf, report } from '../reports.ts';
import { atTerminal } from '../terminal.ts';

const understanding = `The **cause** is \`Math.floor\`:

1. It drops the rest.
2. See
   - \`postage(500)\`

\`\`\`js
postage(500) // 0
\`\`\``;

const answer = `Use \`postage(1000)\`:

- **first**, call it
- then \`postage()\` it

\`\`\`js
const a = [0];
\`\`\``;

/** What must not become active in a report. */
const active =
  '<img src=x> ![p](https://e.test/p.png) @octocat fixes #1 GH-2 https://e.test/a [~ann] !x.png! {code}';

const question = { summary: 'How do I use postage()?' };

/** Works on a question in Jira Data Center; resolves to the comment in wiki markup. */
async function wikiComment(reply: string): Promise<string> {
  await using jira = await startJiraServer();
  const ticket = 'SHOP-7';
  await using world = await startWorld({
    files: parcelFiles,
    script: inOrder(answerSaying(reply)),
    inputs: {
      ...{ 'jira-url': jira.url, 'jira-email': '', 'jira-token': jira.token, ticket },
      ...{ 'transition-on-start': '', 'transition-on-pull-request': '' },
    },
  });
  jira.addIssue({ key: ticket, summary: question.summary, description: 'How?' });
  await world.start({ name: 'workflow_dispatch', payload: {} });
  assert.deepEqual(jira.violations, []);
  return jira.issue(ticket).comments.at(-1)?.body ?? '';
}

export const cases: readonly Case[] = [
  {
    name: 'code, lists and bold text of a model are rendered in the pull request',
    check: async () => {
      const { body } = await report({
        replies: fixSaying({ understanding, summary: 'Uses `ceil`.' }),
      });
      expectAll(body, '> The **cause** is `Math.floor`:', '> 1. It drops the rest.', '> 2. See');
      expectAll(
        body,
        '>    - `postage(500)`',
        '> ```js\n> postage(500) // 0\n> ```',
        'Uses `ceil`.',
      );
    },
  },
  {
    name: 'code, lists and bold text of a model are rendered in the job summary',
    check: async () => {
      const { run } = await report({ replies: fixSaying({ understanding }) });
      expectAll(run.summary, '> The **cause** is `Math.floor`:', '> ```js\n> postage(500) // 0\n');
    },
  },
  {
    name: 'an answer is rendered in the ticket, as a document that Jira accepts',
    check: async () => {
      const { document } = await report({ replies: answerSaying(answer), ticket: question });
      assert.deepEqual(documentProblems(document), []);
      const nodes = nodesOf(document);
      const marked = (type: string) =>
        nodes
          .filter(({ marks }) => marks?.some((mark) => mark.type === type))
          .map(({ text }) => text);
      assert.deepEqual(marked('code').slice(0, 2), ['postage(1000)', 'postage()']);
      assert.ok(marked('strong').includes('first'));
      for (const type of ['bulletList', 'listItem', 'codeBlock'])
        assert.ok(
          nodes.some((node) => node.type === type),
          type,
        );
      assert.doesNotMatch(JSON.stringify(document), /`|\*\*/);
    },
  },
  {
    name: 'an answer is rendered in the wiki markup of Data Center',
    check: async () => {
      const wiki = await wikiComment(answer);
      expectAll(
        wiki,
        '{quote}\n',
        'Use {{postage&#40;1000&#41;}}:',
        '* *first*, call it\n* then {{',
      );
      expectAll(wiki, '{noformat}\nconst a = [0];\n{noformat}');
      assert.doesNotMatch(wiki, /`|\*\*/);
    },
  },
  {
    name: 'an answer is printed at a terminal as the model wrote it',
    check: () =>
      atTerminal(
        { files: parcelFiles, ticket: '# How?\n', model: inOrder(answerSaying(answer)) },
        ({ stdout, stderr }) => {
          assert.equal(stdout.trimEnd(), answer);
          expectAll(stderr, 'Understanding:\n  | A question.');
        },
      ),
  },
  {
    name: 'HTML, images, mentions, references and addresses stay text in the pull request',
    check: async () => {
      const { body } = await report({
        replies: fixSaying({ understanding: active, summary: active }),
      });
      expectAll(body, '\\<img src=x\\>', '\\!\\[p\\]');
      assert.doesNotMatch(body, /(?<!\\)<img|(?<!\\)!\[|@octocat|#1|GH-2|https:\/\/e\.test/);
    },
  },
  {
    name: 'HTML, images, mentions, macros and addresses stay text in the ticket',
    check: async () => {
      const { document } = await report({ replies: answerSaying(active), ticket: question });
      for (const { type } of nodesOf(document))
        assert.doesNotMatch(type, /mention|media|inlineCard|html/);
      assert.doesNotMatch(JSON.stringify(document), /"href":"https:\/\/e\.test/);
      const wiki = await wikiComment(active);
      assert.doesNotMatch(wiki, /(?<!\\)\[~|(?<!\\)!x|(?<!\\)\{code|https:\/\/e\.test/);
    },
  },
  {
    name: 'a link of a model leads to a web page and shows its host',
    check: async () => {
      const summary =
        '[docs](https://docs.test/ceil#up) [x](javascript:alert) [y](https://g.test/a/b/issues/1)';
      const { body } = await report({ replies: fixSaying({ summary }) });
      expectAll(body, '[docs](<https://docs.test/ceil#up>) \\(docs.test\\)');
      assert.doesNotMatch(body, /\(<javascript|\(<https:\/\/g\.test/);
    },
  },
];

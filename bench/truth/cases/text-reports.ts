import assert from 'node:assert/strict';
import { inOrder } from '../../../test/support/openai/openai.ts';
import { parcelFiles } from '../../../test/support/project/parcel.ts';
import { revise } from '../../../test/support/shop/script.ts';
import type { Case } from '../case.ts';
import { expectAll, fixSaying, nodesOf, report, textOf, topOf } from '../reports.ts';
import { atTerminal } from '../terminal.ts';

const words = { understanding: 'It floors.', summary: 'It rounds up.' };
const gone = ['Edits applied', 'at attempt', 'in attempt', 'planned:'];

export const cases: readonly Case[] = [
  {
    name: 'the pull request names the model, its endpoint and who wrote it, and links the log',
    check: async () => {
      const { body, modelHost, serverUrl } = await report({ replies: fixSaying(words) });
      expectAll(body, 'Written by Jira Bug Fix Agent.', `Model: \`scripted\` at \`${modelHost}\`.`);
      assert.match(
        body,
        new RegExp(`\\[Log of this run\\]\\(<${serverUrl}/acme/shop/actions/runs/\\d+>\\)`),
      );
    },
  },
  {
    name: 'the pull request says how to ask for changes, with and without the review workflow',
    check: async () => {
      const { body } = await report({ replies: fixSaying(words) });
      expectAll(body, 'To ask for changes, reopen the ticket with a comment');
      expectAll(body, 'With the workflow for reviews, request changes in a review', '`/fix`');
    },
  },
  {
    name: 'no report has a row for applied edits, an attempt by number or what was planned',
    check: async () => {
      const { body, comment, run } = await report({ replies: fixSaying(words) });
      for (const text of [body, comment, run.summary, run.stdout])
        for (const phrase of gone) assert.ok(!text.includes(phrase), `${phrase} in\n${text}`);
      expectAll(body, '| Model review | ✓ passed | approved |');
    },
  },
  {
    name: "the ticket's comment begins with what was wrong, what changed and what to do next",
    check: async () => {
      const { document } = await report({ replies: fixSaying(words) });
      const lines = topOf(document).map(textOf);
      assert.deepEqual(lines.slice(0, 3), [
        'A fix is ready for review.',
        'What was wrong: It floors.',
        'What changed: It rounds up.',
      ]);
      assert.match(lines[4] ?? '', /^Next: please review and merge pull request #1\.$/);
    },
  },
  {
    name: "the ticket's comment folds the evidence and the cost",
    check: async () => {
      const { document, modelHost } = await report({ replies: fixSaying(words) });
      const top = topOf(document);
      assert.ok(!top.some(({ type }) => type === 'table'));
      const folded = top.find(({ attrs }) => attrs?.title === 'Evidence and cost');
      assert.equal(folded?.type, 'expand');
      assert.ok(nodesOf(folded).some(({ type }) => type === 'table'));
      assert.match(
        textOf(folded),
        new RegExp(`Model: scripted at ${modelHost}\\. Cost: 3 of 16 calls`),
      );
      const rest = top.filter((node) => node !== folded).map(textOf);
      assert.ok(!rest.join('\n').includes('Cost:'));
    },
  },
  {
    name: 'a terminal shows what was wrong and what changed above the evidence, apart from the diff',
    check: () =>
      atTerminal(
        { files: parcelFiles, ticket: '# Postage\n', model: inOrder(fixSaying(words)) },
        ({ stdout, stderr, code }) => {
          assert.equal(code, 0);
          assert.match(stdout, /^diff --git /);
          assert.doesNotMatch(stdout, /floors|rounds/);
          assert.match(
            stderr,
            /What was wrong:\n {2}\| It floors\.\nWhat changed:\n {2}\| It rounds up\.\nEvidence:\n/,
          );
          for (const phrase of gone) assert.ok(!stderr.includes(phrase), stderr);
        },
      ),
  },
  {
    name: 'nothing that a model writes moves the cursor or reorders a line at a terminal',
    check: () => {
      const evil = { understanding: 'a\u001B[2Jb\rc', summary: 'to\u202Etal' };
      return atTerminal(
        { files: parcelFiles, ticket: '# Postage\n', model: inOrder(fixSaying(evil)) },
        ({ stderr }) => {
          for (const sign of ['\u001B', '\r', '\u202E']) assert.ok(!stderr.includes(sign), stderr);
          expectAll(stderr, 'a[2Jbc', 'to⟨U+202E⟩tal');
        },
      );
    },
  },
  {
    name: 'code that is copied from a pull request is what the model wrote',
    check: async () => {
      const source =
        '@app.route("/issues/12")\nopen(path, encoding="UTF-8") # see #12\nRUN ["npm", "ci"]';
      const understanding = `Use \`@angular/core\`:\n\n\`\`\`py\n${source}\n\`\`\``;
      const { body } = await report({ replies: fixSaying({ understanding }) });
      expectAll(body, '`@angular/core`', source.replaceAll('\n', '\n> '));
    },
  },
  {
    name: 'a step is one line of the log and shows code as code in the summary',
    check: async () => {
      const critique = 'Handle `-1`:\n\n- test it';
      const [planned, edited] = fixSaying(words);
      const replies = [planned, edited, revise(critique)].filter((reply) => reply !== undefined);
      const { body, run } = await report({ replies, inputs: { 'max-attempts': '1' } });
      expectAll(run.stdout, 'review: Handle `-1`: - test it (');
      expectAll(run.summary, '| review | Handle `-1`: \\- test it |');
      expectAll(body, 'An attempt at [', '> Handle `-1`:');
    },
  },
];

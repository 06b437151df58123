import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { key, parcelFiles, rightLine, wrongLine } from '../../../test/support/project/parcel.ts';
import { planReply } from '../../../test/support/project/script.ts';
import { runGit, temporaryRepository } from '../../../test/support/repository.ts';
import type { Case } from '../case.ts';
import { assertPublished, fixReplies, type Outage, withProject } from '../outage-project.ts';
import { atTerminal } from '../terminal.ts';

const down: Outage = {
  ...{ service: 'github', request: /^POST .*\/git\/trees$/ },
  answer: { status: 502, body: { message: 'Server Error' } },
};
const forbidden: Outage = {
  ...{ service: 'github', request: /^POST .*\/pulls$/ },
  answer: {
    status: 403,
    body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' },
  },
};
const noProperties: Outage = {
  ...{ service: 'jira', request: /^PUT .*\/properties\/.*change/, answer: { status: 503 } },
};

const changeParts = (properties: ReadonlyMap<string, unknown>) =>
  [...properties.keys()].filter((name) => name.includes('change'));

export const cases: readonly Case[] = [
  {
    name: 'a change that an outage kept from being published is published by the next run without a model',
    check: () =>
      withProject(async ({ run, world }) => {
        await run([down]);
        assert.equal(world.github.pulls.length, 0);
        const next = await run();
        assertPublished(next);
        assert.equal(next.run.outputs.calls, '0');
        assert.equal(world.openai.chats.length, 3);
        assert.match(next.body, /3 of 16 calls/);
        assert.deepEqual(changeParts(world.jira.issue(key).properties), []);
      }),
  },
  {
    name: 'a kept change stays kept while the outage lasts',
    check: () =>
      withProject(async ({ run, world }) => {
        await run([down]);
        const second = await run([down]);
        assert.equal(second.run.outputs['stop-reason'], 'failed');
        assert.match(second.comment, /is kept: the next run publishes it/);
        assertPublished(await run());
        assert.equal(world.openai.chats.length, 3);
      }),
  },
  {
    name: 'a change that a setting of GitHub kept from being published costs no second call, either',
    check: () =>
      withProject(async ({ run, world }) => {
        const first = await run([forbidden]);
        assert.equal(first.run.outputs['stop-reason'], 'misconfigured');
        assert.match(first.comment, /Allow GitHub Actions to create and approve pull requests/);
        assertPublished(await run());
        assert.equal(world.openai.chats.length, 3);
      }),
  },
  {
    name: 'the job offers a change without a pull request as a patch that git applies, even if Jira is out',
    check: () =>
      withProject(async ({ run }) => {
        const { run: ended, comment } = await run([down, noProperties]);
        assert.match(comment, /could not be kept on the ticket: /);
        await using repository = await temporaryRepository(parcelFiles);
        await runGit(repository.directory, ['apply', ended.outputs.patch ?? '']);
        const text = await readFile(join(repository.directory, 'src/postage.js'), 'utf8');
        assert.ok(text.includes(rightLine));
      }),
  },
  {
    name: 'what the ticket keeps shows nobody the code, and what somebody else puts there is not published',
    check: () =>
      withProject(async ({ run, world }) => {
        await run([down]);
        const { properties } = world.jira.issue(key);
        const [part = ''] = changeParts(properties);
        assert.ok(!JSON.stringify(properties.get(part)).includes('Math'));
        const forged = JSON.stringify({ version: 1, files: [{ path: 'a', after: 'b' }] });
        properties.set(part, { parts: 1, text: Buffer.from(forged).toString('base64') });
        const next = await run();
        assertPublished(next);
        assert.equal(world.openai.chats.length, 6);
      }, fixReplies),
  },
  {
    name: 'a comment after the outage is worked, and the model sees the kept change',
    check: () =>
      withProject(async ({ run, world }) => {
        await run([down]);
        world.jira.addComment(key, 'Ada', 'Round to ten cents, too.');
        const next = await run();
        assertPublished(next, 2);
        assert.match(next.prompts[3] ?? '', /Round to ten cents/);
        assert.ok(next.prompts[3]?.includes(`+${rightLine}`));
      }, fixReplies),
  },
  {
    name: 'a sweep finds a ticket whose change is kept, whatever its status, and the change is published',
    check: () =>
      withProject(async ({ run, world }) => {
        await run([down]);
        assert.equal(world.jira.issue(key).status, 'In Arbeit');
        const swept = await world.start(
          { name: 'schedule', payload: { schedule: '*/30 * * * *' } },
          { inputs: { mode: 'sweep', 'sweep-jql': 'project = POST', model: '', 'api-key': '' } },
        );
        assert.match(swept.summary, /POST-3: dispatched/);
        const published = await world.run(0);
        assert.deepEqual(
          [published.outputs['stop-reason'], published.outputs.calls],
          ['approved', '0'],
        );
        assert.equal(world.github.pulls.length, 1);
      }),
  },
  {
    name: 'a kept change goes on top of newer commits to other files',
    check: () =>
      withProject(async ({ run, world }) => {
        await run([down]);
        const tip = await world.github.commitOn('main', { 'docs/a.md': 'a\n' }, 'Document it');
        assertPublished(await run());
        assert.equal(await world.github.commitOf(`fix/${key}~1`), tip);
      }),
  },
  {
    name: 'a kept change whose file has changed on the base is not published over it unseen',
    check: () =>
      withProject(async ({ run, world }) => {
        await run([down]);
        const newer = String(parcelFiles['src/postage.js']).replace('cents:', 'cents, always:');
        await world.github.commitOn('main', { 'src/postage.js': newer }, 'Say always');
        const next = await run();
        assertPublished(next);
        assert.match(next.files.get('src/postage.js') ?? '', /cents, always:/);
        assert.equal(world.openai.chats.length, 6);
      }, fixReplies),
  },
  {
    name: 'a kept change may not touch a path that was protected since',
    check: () =>
      withProject(
        async ({ run, world }) => {
          await run([down]);
          const next = await run([], { 'protected-paths': 'src/' });
          assert.deepEqual(next.pulls, []);
          assert.notEqual(next.run.outputs['stop-reason'], 'approved');
          assert.ok(world.openai.chats.length > 3);
        },
        [planReply(['src/postage.js']), planReply(['src/postage.js'])],
      ),
  },
  {
    name: 'at a terminal, a fix that cannot be written is saved as a patch that git applies',
    check: async () => {
      const text = String(parcelFiles['src/postage.js']);
      let file = '';
      await atTerminal(
        {
          files: parcelFiles,
          ticket: '# Half a kilogram travels for nothing\n\nSee postage.js.\n',
          model: async (_, index) => {
            if (index === 2) await writeFile(file, `${text}// mine\n`);
            const reply = fixReplies[index];
            assert.ok(reply);
            return reply;
          },
          prepare: async (directory) => {
            file = join(directory, 'src/postage.js');
          },
        },
        async ({ stdout, stderr, code, stopReason, fileAfter }) => {
          assert.equal(stopReason, 'misconfigured');
          assert.notEqual(code, 0);
          assert.ok(stdout.includes(`+${rightLine}`));
          const [, patch = '', directory = ''] = /`git apply (\S+)` in (\S+)\./.exec(stderr) ?? [];
          await runGit(directory, ['apply', patch]);
          const expected = `${text.replace(wrongLine, rightLine)}// mine\n`;
          assert.equal(await fileAfter('src/postage.js'), expected);
        },
      );
    },
  },
];

import assert from 'node:assert/strict';
import { branch, parcelFiles, wrongLine } from '../../../test/support/project/parcel.ts';
import {
  commentBlock,
  editReply,
  fixBlock,
  planReply,
} from '../../../test/support/project/script.ts';
import { testInputs } from '../../../test/support/project/work.ts';
import { approve } from '../../../test/support/shop/script.ts';
import { lineCommented, reviewSubmitted } from '../events.ts';
import type { Scenario } from '../index.ts';
import { fixMore, type Stage, setStage } from '../stage.ts';

const remarks = [
  { path: 'bin/postage', line: 2, body: 'This says the opposite now.' },
  { path: 'src/postage.js', line: 3, body: 'Is this right for zero?' },
  { path: 'src/main.js', line: 3, body: 'Print the unit, too.' },
];

/** Submits a review with three threads, which asks for changes. */
function review(stage: Stage) {
  const about = { state: 'CHANGES_REQUESTED', body: 'Nobody will know.', by: 'ada' } as const;
  const lines = remarks.map((remark) => ({ ...remark, by: 'ada', hunk: '@@ -1,3 +1,3 @@\n+x' }));
  return stage.world.github.talk.review(1, about, lines);
}

/** The agent's replies in threads, and how many of them are resolved. */
const answers = ({ world }: Stage) => ({
  replies: world.github.talk.lines.filter(({ inReplyTo }) => inReplyTo !== undefined),
  resolved: world.github.talk.resolved.size,
});

const eyes = ({ world }: Stage) =>
  [...world.github.talk.reactions.values()].flatMap((set) => [...set]);

export const reviewScenarios: readonly Scenario[] = [
  {
    name: 'a review with three threads is one attempt, and each thread is answered',
    play: async () => {
      await using stage = await setStage(testInputs);
      const { id } = review(stage);
      stage.say(...fixMore);
      await stage.wake(reviewSubmitted(id, 'changes_requested', branch));
      assert.equal(stage.asked(), 6);
      const { replies, resolved } = answers(stage);
      assert.equal(replies.length, 3);
      assert.equal(new Set(replies.map(({ inReplyTo }) => inReplyTo)).size, 3);
      assert.equal(resolved, 1, 'only the place that was changed');
      assert(eyes(stage).length > 0, 'seen at once');
      await stage.wake(reviewSubmitted(id, 'changes_requested', branch));
      await stage.sweep();
      assert.equal(stage.asked(), 6);
      assert.equal(answers(stage).replies.length, 3, 'answered once');
    },
  },
  {
    name: '/fix in a line comment works, with its path and line',
    play: async () => {
      await using stage = await setStage();
      const comment = stage.world.github.talk.line(1, {
        ...{ path: 'bin/postage', line: 2, body: '/fix say that it counts whole', by: 'ada' },
        hunk: '@@ -1,3 +1,3 @@\n #!/bin/sh\n+# Prints',
      });
      stage.say(...fixMore);
      await stage.wake(lineCommented(comment, branch));
      assert.equal(stage.asked(), 6);
      assert.match(stage.prompt(3), /bin\/postage\*\*, line 2/);
      assert.match(stage.prompt(3), /say that it counts whole/);
      assert.deepEqual(
        answers(stage).replies.map(({ inReplyTo }) => inReplyTo),
        [comment.id],
      );
    },
  },
  {
    name: 'a request that ends without a change gets one answer',
    play: async () => {
      await using stage = await setStage();
      stage.say({
        toolCalls: [
          {
            name: 'plan',
            input: {
              kind: 'answer',
              understanding: 'A question.',
              reply: 'A letter is no parcel.',
            },
          },
        ],
      });
      await stage.wake(stage.commentOnPull('ada', '/fix what about letters?'));
      const said = stage.world.github.talk.comments.filter(({ by }) => by !== 'ada');
      assert.equal(said.length, 1);
      assert.match(said[0]?.body ?? '', /A letter is no parcel/);
      await stage.sweep();
      assert.equal(stage.world.github.talk.comments.length, 2);
      assert.equal((await stage.commits()).length, 1);
    },
  },
  {
    name: 'a review whose event is lost is seen by the sweep',
    play: async () => {
      await using stage = await setStage();
      review(stage);
      stage.say(...fixMore);
      await stage.sweep();
      assert.equal(stage.asked(), 6);
      assert.equal(answers(stage).replies.length, 3);
    },
  },
  {
    name: 'a review of a conflicted pull request is seen by the sweep, and answers both',
    play: async () => {
      await using stage = await setStage();
      const moved = String(parcelFiles['src/postage.js']).replace(
        wrongLine,
        '  return Math.floor(grams / 1000) * 100; // each full one',
      );
      await stage.world.github.commitOn('main', { 'src/postage.js': moved }, 'Say so');
      review(stage);
      stage.say(planReply(['src/postage.js', 'bin/postage']));
      const wrong = '  return Math.floor(grams / 1000) * 100; // each full one';
      const block = { ...fixBlock, search: wrong };
      stage.say(editReply(block, commentBlock), approve('Both agree.'));
      await stage.sweep();
      assert.equal(stage.asked(), 6);
      assert.equal(answers(stage).replies.length, 3);
      assert.equal((await stage.world.github.commits(branch, 'main'))[0]?.sha, '');
    },
  },
  {
    name: 'a stranger, a bot and the agent’s own words start nothing',
    play: async () => {
      await using stage = await setStage();
      await stage.wake(stage.commentOnPull('eve', '/fix it'));
      await stage.wake(stage.commentOnPull('renovate[bot]', '/fix it'));
      stage.world.github.talk.comment(1, { body: '/fix it', by: undefined });
      await stage.sweep();
      assert.equal(stage.asked(), 3);
      const own = stage.world.github.talk.comments.filter(({ by }) => by === 'github-actions[bot]');
      assert.equal(own.length, 0);
    },
  },
  {
    name: '/fix on an approved pull request is what was asked for',
    play: async () => {
      await using stage = await setStage();
      stage.pull().decision = 'APPROVED';
      stage.say(...fixMore);
      await stage.wake(stage.commentOnPull('ada', '/fix say so in the program, too'));
      assert.equal(stage.asked(), 6);
      assert.equal((await stage.commits()).length, 2);
    },
  },
  {
    name: 'a review on a person’s branch that does not name the agent gets one answer',
    play: async () => {
      await using stage = await setStage();
      const mine = await stage.world.github.commitOn(branch, { 'NOTES.md': 'Mine.\n' }, 'Mine');
      const { id } = review(stage);
      await stage.wake(reviewSubmitted(id, 'changes_requested', branch));
      await stage.sweep();
      assert.equal(stage.asked(), 3);
      assert.equal(await stage.world.github.commitOf(branch), mine);
      const { replies } = answers(stage);
      const below = stage.world.github.talk.comments.length;
      assert(replies.length === 3 || below === 1, `${replies.length} replies, ${below} comments`);
    },
  },
];

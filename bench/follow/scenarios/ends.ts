import assert from 'node:assert/strict';
import { branch, key } from '../../../test/support/project/parcel.ts';
import { pullClosed } from '../events.ts';
import type { Scenario } from '../index.ts';
import { fixMore, type Stage, setStage } from '../stage.ts';

const status = ({ world }: Stage) => world.jira.issue(key).status;

export const endScenarios: readonly Scenario[] = [
  {
    name: 'merged by a person: the ticket moves',
    play: async () => {
      await using stage = await setStage();
      await stage.world.github.life.merge(1);
      await stage.wake(pullClosed(1, branch, true));
      assert.equal(status(stage), 'Fertig');
    },
  },
  {
    name: 'merged by a bot without an event: a sweep moves the ticket, once',
    play: async () => {
      await using stage = await setStage();
      await stage.world.github.life.merge(1, { by: 'github-actions[bot]' });
      stage.pull().updated = new Date().toISOString();
      await stage.sweep();
      assert.equal(status(stage), 'Fertig');
      stage.world.jira.setStatus(key, 'In Arbeit');
      await stage.sweep();
      await stage.wake(pullClosed(1, branch, true));
      assert.equal(status(stage), 'In Arbeit', 'moved again');
    },
  },
  {
    name: 'merged into another branch: the ticket stays, and is told so',
    play: async () => {
      await using stage = await setStage();
      await stage.world.github.commitOn('spike/x', { 'NOTES.md': 'x\n' }, 'Spike');
      await stage.world.github.life.merge(1, { into: 'spike/x' });
      await stage.wake(pullClosed(1, branch, true, 'spike/x'));
      assert.equal(status(stage), 'In Prüfung');
      assert.match(stage.comment(), /spike\/x/);
    },
  },
  {
    name: 'closed by a person: the ticket is told, and the next attempt opens another one',
    play: async () => {
      await using stage = await setStage();
      const head = await stage.world.github.commitOf(branch);
      await stage.world.github.life.close(1);
      await stage.wake(pullClosed(1, branch, false));
      assert.match(stage.comment(), /closed/i);
      assert.equal(stage.asked(), 3);
      stage.world.jira.reopen(key);
      stage.world.jira.addComment(key, 'Ada', 'Say so in the program, too.');
      stage.say(...fixMore);
      await stage.work('second');
      const { pulls } = stage.world.github;
      assert.equal(await stage.world.github.commitOf(branch), head, 'the old branch is left');
      assert.deepEqual(
        pulls.map(({ state }) => state),
        ['closed', 'open'],
      );
      assert.match(pulls[1]?.body ?? '', /#1\b/);
      assert.notEqual(pulls[1]?.head, branch);
    },
  },
  {
    name: 'closed and reopened by a person: it is followed again',
    play: async () => {
      await using stage = await setStage();
      await stage.world.github.life.close(1);
      await stage.wake(pullClosed(1, branch, false));
      stage.world.github.life.reopen(1);
      stage.commentOnPull('ada', '/fix say so in the program, too');
      stage.say(...fixMore);
      await stage.sweep();
      assert.equal(stage.asked(), 6);
      assert.equal(stage.world.github.pulls.length, 1);
    },
  },
  {
    name: 'a merge needs no model and no key',
    play: async () => {
      await using stage = await setStage();
      await stage.world.github.life.merge(1);
      const event = pullClosed(1, branch, true);
      const run = await stage.world.start(event, { inputs: { model: '', 'api-key': '' } });
      assert.equal(run.exitCode, 0);
      assert.equal(status(stage), 'Fertig');
    },
  },
];

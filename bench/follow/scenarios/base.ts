import assert from 'node:assert/strict';
import { branch, parcelFiles, rightLine, wrongLine } from '../../../test/support/project/parcel.ts';
import { approve } from '../../../test/support/shop/script.ts';
import { baseMoved } from '../events.ts';
import type { Scenario } from '../index.ts';
import { type Stage, setStage } from '../stage.ts';

const source = 'src/postage.js';
const postage = String(parcelFiles[source]);
const approved = approve('It still counts whole.');

/** Moves the base, and wakes the agent by its event. */
async function moveBase(stage: Stage, files: Readonly<Record<string, string>>) {
  await stage.world.github.commitOn('main', files, 'Move the base');
  return stage.wake(baseMoved('main'));
}

/** Whether the branch is ready to be merged: its head holds the base, and nothing is left of a conflict. */
async function isMergeable({ world }: Stage): Promise<boolean> {
  const behind = await world.github.commits(branch, 'main');
  const text = (await world.github.tree(branch)).get(source) ?? '';
  return behind[0]?.sha === '' && text.includes(rightLine) && !text.includes('<<<<');
}

export const baseScenarios: readonly Scenario[] = [
  {
    name: 'a base that moves elsewhere is left',
    play: async () => {
      await using stage = await setStage();
      const head = await stage.world.github.commitOf(branch);
      await moveBase(stage, { 'NOTES.md': 'Another file.\n' });
      assert.equal(await stage.world.github.commitOf(branch), head);
      assert.equal(stage.asked(), 3);
    },
  },
  {
    name: 'a base that must be up to date is merged by GitHub',
    play: async () => {
      await using stage = await setStage();
      stage.world.github.settings.rules.push({ type: 'required_status_checks' });
      await moveBase(stage, { 'NOTES.md': 'Another file.\n' });
      assert.equal(stage.asked(), 3);
      assert(await isMergeable(stage));
      await stage.sweep();
      assert.equal((await stage.commits()).length, 2, 'the fix and one merge');
    },
  },
  {
    name: 'a conflict in neighbouring lines is merged without an edit of the model',
    play: async () => {
      await using stage = await setStage();
      stage.say(approved);
      const text = postage.replace(
        'export function postage(grams) {',
        'export function postage(grams, zone) {',
      );
      await moveBase(stage, { [source]: text });
      assert.equal(stage.asked(), 4, 'one request, for the review');
      assert(await isMergeable(stage));
      const merged = (await stage.world.github.tree(branch)).get(source) ?? '';
      assert(merged.includes('postage(grams, zone)'));
      assert.equal(stage.world.github.pulls.length, 1);
    },
  },
  {
    name: 'a conflict in the same line is given to the model, once',
    play: async () => {
      await using stage = await setStage();
      const theirs = '  return Math.floor(grams / 1000) * 100 + 20;';
      const ours = '  return Math.ceil(grams / 1000) * 100 + 20;';
      stage.answer((prompt) =>
        /verdict/i.test(prompt.slice(-3_000))
          ? approved
          : { text: `${source}\n<<<<<<< SEARCH\n${theirs}\n=======\n${ours}\n>>>>>>> REPLACE` },
      );
      await moveBase(stage, { [source]: postage.replace(wrongLine, theirs) });
      const merged = (await stage.world.github.tree(branch)).get(source) ?? '';
      assert(merged.includes(ours), merged);
      const asked = stage.asked();
      await stage.wake(baseMoved('main'));
      await stage.sweep();
      assert.equal(stage.asked(), asked);
    },
  },
  {
    name: 'a conflict is found by the sweep if no event came',
    play: async () => {
      await using stage = await setStage();
      stage.say(approved);
      const text = postage.replace('/** Postage in cents', '/** The postage in cents');
      const moved = text.replace('postage(grams) {', 'postage(grams, zone) {');
      await stage.world.github.commitOn('main', { [source]: moved }, 'Move the base');
      await stage.sweep();
      assert(await isMergeable(stage));
    },
  },
  {
    name: 'a conflict of an approved pull request is left to people',
    play: async () => {
      await using stage = await setStage();
      stage.pull().decision = 'APPROVED';
      const head = await stage.world.github.commitOf(branch);
      await moveBase(stage, { [source]: postage.replace(wrongLine, '  return 0;') });
      assert.equal(await stage.world.github.commitOf(branch), head);
      assert.match(stage.body(), /approved/i);
    },
  },
  {
    name: 'a base branch that is gone is said',
    play: async () => {
      await using stage = await setStage();
      await stage.world.github.commitOn('release', { 'NOTES.md': 'x\n' }, 'Release');
      stage.pull().base = 'release';
      await stage.world.github.rewriting.remove('release');
      await stage.sweep();
      assert.match(stage.body(), /release/);
      assert.equal(stage.asked(), 3);
    },
  },
];

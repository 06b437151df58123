import assert from 'node:assert/strict';
import type { BranchRule } from '../../../test/support/github/rules.ts';
import { branch, key } from '../../../test/support/project/parcel.ts';
import { commentBlock, editReply, planReply } from '../../../test/support/project/script.ts';
import { approve } from '../../../test/support/shop/script.ts';
import type { World } from '../../../test/support/world.ts';
import type { Scenario } from '../index.ts';
import { fix, fixMore, type Stage, setStage } from '../stage.ts';

/** Sets rules for every branch, as a company does. */
const ruled =
  (...rules: readonly BranchRule[]) =>
  ({ github }: World) => {
    github.settings.rules.push(...rules);
  };

type PatternType = 'branch_name_pattern' | 'commit_message_pattern';

const startsWith = (type: PatternType, text: string): BranchRule => ({
  type,
  parameters: { operator: 'starts_with', pattern: text },
});

/** Fails unless the run stops as misconfigured before the model is asked, with a sentence that names the rule. */
async function refuses(stage: Stage, sentence: RegExp) {
  stage.say(...fix);
  const { outputs, annotations } = await stage.work();
  assert.equal(outputs['stop-reason'], 'misconfigured');
  assert.equal(stage.asked(), 0);
  assert.match(annotations.join('\n'), sentence);
  assert.match(stage.comment(), sentence);
}

/** Asks for more in a comment, and fails unless it is added to the branch. */
async function addsMore(stage: Stage, commits: number) {
  stage.say(...fixMore);
  await stage.wake(stage.commentOnPull('ada', '/fix say so in the program, too'));
  const files = await stage.world.github.tree(branch);
  assert(files.get('bin/postage')?.includes('counts whole'));
  assert.equal((await stage.commits()).length, commits);
  assert.equal(stage.world.github.pulls.length, 1);
}

export const branchScenarios: readonly Scenario[] = [
  {
    name: 'Update branch, then /fix',
    play: async () => {
      await using stage = await setStage();
      await stage.world.github.commitOn('main', { 'NOTES.md': 'Another file.\n' }, 'Notes');
      await stage.world.github.rewriting.merge(branch);
      await addsMore(stage, 3);
    },
  },
  {
    name: 'a second attempt under a rule against force pushes',
    play: async () => {
      await using stage = await setStage({}, { prepare: ruled({ type: 'non_fast_forward' }) });
      const [first] = await stage.commits();
      await addsMore(stage, 2);
      assert.equal((await stage.commits())[0]?.sha, first?.sha);
    },
  },
  {
    name: 'a second attempt on a moved base, under a rule against force pushes',
    play: async () => {
      await using stage = await setStage({}, { prepare: ruled({ type: 'non_fast_forward' }) });
      await stage.world.github.commitOn('main', { 'NOTES.md': 'Another file.\n' }, 'Notes');
      await addsMore(stage, 2);
    },
  },
  {
    name: 'a rule for names of branches is known before the first call',
    play: async () => {
      const prepare = ruled(startsWith('branch_name_pattern', 'feature/'));
      await using stage = await setStage({}, { isOpen: false, prepare });
      await refuses(stage, /feature\//);
    },
  },
  {
    name: 'a template meets the rule for names of branches',
    play: async () => {
      const prepare = ruled(startsWith('branch_name_pattern', 'feature/'));
      await using stage = await setStage(
        { branch: 'feature/{key}-{summary}' },
        { isOpen: false, prepare },
      );
      stage.say(...fix);
      const { outputs } = await stage.work();
      assert.equal(outputs['stop-reason'], 'approved');
      assert.match(stage.pull().head, new RegExp(`^feature/${key}-half-a-kilogram`, 'i'));
    },
  },
  {
    name: 'a rule for messages is known before the first call',
    play: async () => {
      const prepare = ruled(startsWith('commit_message_pattern', 'fix: '));
      await using stage = await setStage({}, { isOpen: false, prepare });
      await refuses(stage, /commit-message/);
    },
  },
  {
    name: 'a template meets the rule for messages',
    play: async () => {
      const prepare = ruled(startsWith('commit_message_pattern', 'fix: '));
      await using stage = await setStage(
        {
          'commit-message': 'fix: {summary} ({key})',
          'pull-request-title': 'fix: {summary} ({key})',
        },
        { isOpen: false, prepare },
      );
      stage.say(...fix);
      const { outputs } = await stage.work();
      assert.equal(outputs['stop-reason'], 'approved');
      assert.match(stage.pull().title, /^fix: Half a kilogram/);
    },
  },
  {
    name: 'a branch whose name blocks the agent’s is known before the first call',
    play: async () => {
      const prepare = async ({ github }: World) => {
        await github.commitOn('fix', { 'NOTES.md': 'x\n' }, 'A branch called fix');
      };
      await using stage = await setStage({}, { isOpen: false, prepare });
      await refuses(stage, /`?fix`?/);
    },
  },
  {
    name: 'a rule that appears in the middle leaves the patch, and a later attempt publishes',
    play: async () => {
      await using stage = await setStage({}, { isOpen: false });
      const { rules } = stage.world.github.settings;
      const replies = [...fix, ...fix];
      stage.answer(() => {
        if (stage.asked() === 3) rules.push(startsWith('branch_name_pattern', 'feature/'));
        return replies[stage.asked() - 1] ?? {};
      });
      const { outputs } = await stage.work();
      assert.equal(outputs['stop-reason'], 'misconfigured');
      assert.match(outputs.patch ?? '', /\.patch$/);
      rules.splice(0);
      const later = await stage.work('second');
      assert.equal(later.outputs['stop-reason'], 'approved');
      assert.equal(stage.asked(), 6);
      assert.equal(stage.world.github.pulls.length, 1);
    },
  },
  {
    name: 'a person’s commit is left alone',
    play: async () => {
      await using stage = await setStage();
      const sha = await stage.world.github.commitOn(branch, { 'NOTES.md': 'Mine.\n' }, 'Mine');
      await stage.sweep();
      assert.equal(await stage.world.github.commitOf(branch), sha);
      assert.equal(stage.asked(), 3);
    },
  },
  {
    name: 'a person’s commit is built upon if the agent is asked by name',
    play: async () => {
      await using stage = await setStage();
      const mine = await stage.world.github.commitOn(branch, { 'NOTES.md': 'Mine.\n' }, 'Mine');
      stage.say(planReply(['bin/postage']), editReply(commentBlock), approve('Both agree.'));
      await stage.wake(stage.commentOnPull('ada', '/fix say so in the program, too'));
      const files = await stage.world.github.tree(branch);
      assert(files.get('bin/postage')?.includes('counts whole'));
      assert.equal(files.get('NOTES.md'), 'Mine.\n');
      assert((await stage.commits()).some(({ sha }) => sha === mine));
    },
  },
];

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type Doors, giveAway, openDoors } from '../../../test/support/git-doors.ts';
import { inOrder, type Script, type Scripted } from '../../../test/support/openai/openai.ts';
import { parcelFiles } from '../../../test/support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../../../test/support/project/script.ts';
import { runProject, startProject } from '../../../test/support/project/work.ts';
import { runGit, temporaryFolder } from '../../../test/support/repository.ts';
import { approve } from '../../../test/support/shop/script.ts';
import type { World } from '../../../test/support/world.ts';
import { bug, ideal } from '../../loop/models.ts';
import type { Case } from '../case.ts';
import { atTerminal } from '../terminal.ts';

/** A file whose content the clone lacks. */
const absent = 'docs/absent.md';

const ticket = '# add() returns the difference\n\n`add(2, 1)` returns 1. See docs/absent.md.\n';

/** Reads the file whose content is absent, and searches every file. */
const looks: readonly Scripted[] = [
  { toolCalls: [{ name: 'read_file', input: { path: absent } }] },
  { toolCalls: [{ name: 'search_code', input: { text: 'kilogram' } }] },
];

/** Replies that fix the project of the Action after looking around. */
const fix = [
  ...looks,
  planReply(['src/postage.js']),
  editReply(fixBlock),
  approve('It is counted whole.'),
];

/** Looks around, then fixes. */
const looking: Script = (request, index) => looks[index] ?? ideal(request, index);

/** Another user than the one who runs this. Only root can give files away. */
const stranger = 12_345;
const isRoot = process.getuid?.() === 0;

async function openAtTerminal(isForeign: boolean): Promise<void> {
  await using outside = await temporaryFolder();
  const opened: Doors[] = [];
  const prepare = async (directory: string) => {
    opened.push(await openDoors(directory, outside.directory, absent));
    if (isForeign) await giveAway(directory, stranger);
  };
  const files = { [bug.path]: `def add(a, b):\n${bug.wrong}\n`, [absent]: '# It adds\n' };
  await atTerminal({ files, ticket, model: looking, prepare }, async (ended) => {
    assert.deepEqual(await opened[0]?.ran(), []);
    assert.equal(ended.code, isForeign ? 2 : 0, ended.stderr);
    if (!isForeign) return;
    assert.equal(ended.chats.length, 0);
    assert.match(ended.stderr, /belongs to another user: .*git config --global --add safe\.dir/);
  });
}

/** Runs the Action in a checkout with doors; `script` may change the world meanwhile. */
async function openInAction(
  script: (world: () => World) => Script,
  settings: (world: World) => readonly (readonly [key: string, value: string])[] = () => [],
): Promise<void> {
  await using outside = await temporaryFolder();
  const opened: Doors[] = [];
  const inner: Script = (request, index) => script(() => world)(request, index);
  await using world: World = await startProject(inner, {}, { [absent]: '# A kilogram\n' });
  const { run, pulls, violations } = await runProject(world, {
    prepare: async (checkout) => {
      opened.push(await openDoors(checkout, outside.directory, absent));
      for (const setting of settings(world)) await runGit(checkout, ['config', ...setting]);
    },
  });
  assert.deepEqual(await opened[0]?.ran(), []);
  assert.equal(run.outputs['stop-reason'], 'approved', run.stdout);
  assert.deepEqual([pulls.length, violations], [1, []]);
}

/** Pushes a change to the file that the fix is for, so that the Action fetches it. */
const whilePushing =
  (world: () => World): Script =>
  async (request, index) => {
    const text = String(parcelFiles['src/postage.js']).replace('in cents', 'in euro cents');
    if (index === 4) await world().github.commitOn('main', { 'src/postage.js': text }, 'push');
    return inOrder([...fix, ...fix.slice(looks.length)])(request, index);
  };

export const cases: readonly Case[] = [
  {
    name: "a partial clone's own settings start no program at a terminal",
    check: () => openAtTerminal(false),
  },
  {
    name: "another user's repository is refused before the first call, and starts no program",
    check: async () => {
      if (isRoot) await openAtTerminal(true);
    },
  },
  {
    name: "a checkout's own settings start no program in the Action",
    check: () => openInAction(() => inOrder(fix)),
  },
  {
    name: "the Action's fetch goes to GitHub, whatever address and proxy the checkout names",
    check: () =>
      openInAction(whilePushing, ({ github }) => [
        [`url.ext::sh -c touch% ${join('/tmp', 'x')} .insteadOf`, github.url],
        ['http.proxy', 'http://127.0.0.1:1'],
      ]),
  },
];

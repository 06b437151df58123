import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastClock } from '../support/fast-clock.ts';
import { inOrder, type Script } from '../support/openai/openai.ts';
import { generous } from '../support/progress.ts';
import { startProxy } from '../support/proxy.ts';
import { temporaryFolder } from '../support/repository.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, startWorld, type World } from '../support/world.ts';
import type { Attack, HostileTicket, Scene } from './attack.ts';
import { invariants } from './invariants.ts';
import { prepared, requirePlayed } from './not-tried.ts';
import { parrot } from './parrot.ts';
import type { WallName } from './walls.ts';

const key = 'SHOP-7';
const branch = `fix/${key}`;
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fromSource = { action: at('../../src/action/index.ts'), hook: at('without-wall.ts') };
const criteriaField = 'customfield_10031';

/** Runs an attack from the ticket to the end, perhaps without some walls; returns what it broke, one sentence each. */
export async function breachesOf(
  attack: Attack,
  without: readonly WallName[] = [],
): Promise<readonly string[]> {
  const { ticket = {}, files = {}, inputs = {}, longest } = attack;
  const isWhole = without.length === 0;
  await using folder = await temporaryFolder();
  const trace = join(folder.directory, 'trace.json');
  await using stranger = await prepared(startProxy());
  const starting = startWorld({
    files: { ...shopFiles, ...files },
    script: scriptOf(attack),
    inputs: { ...{ 'ticket-fields': 'Acceptance criteria', trace }, ...inputs },
    ...(isWhole ? {} : { action: fromSource.action }),
  });
  await using world = await prepared(starting);
  addTicket(world, ticket);
  attack.arrange?.(world);
  let isReady = false;
  const options = {
    ...(longest === undefined ? {} : { bounds: { ...generous, cpu: longest, idle: longest } }),
    prepare: async (workspace: string) => {
      await attack.prepare?.(workspace);
      isReady = true;
    },
    env: {
      ...{ HTTP_PROXY: stranger.url, HTTPS_PROXY: stranger.url, NO_PROXY: '127.0.0.1' },
      ...attack.env,
      ...variablesOf(attack, without),
    },
  };
  const act = async (delivery: string, reason: string) => {
    isReady = false;
    const acted = world.act(dispatchOf(world.ticket(key), delivery, reason), options);
    const run = await acted.catch((error) => (isReady ? Promise.reject(error) : prepared(acted)));
    requirePlayed(run);
    return run;
  };
  let run = await act('first', 'created');
  let found: string | undefined;
  if (attack.between !== undefined) {
    await attack.between(world);
    found = await world.github.commitOf(branch);
    world.jira.addComment(key, 'Mia', 'Try again, please.');
    world.jira.reopen(key);
    run = await act('second', 'reopened');
  }
  const traced = await readFile(trace, 'utf8').catch(() => '');
  const scene = {
    ...(await sceneOf(run, world)),
    ...{ found, runs: attack.between === undefined ? 1 : 2 },
    artifacts: [...run.left, traced],
    strangers: [...stranger.requests, ...stranger.tunnels],
  };
  const own = attack.breaches?.(scene) ?? [];
  return [...Object.values(invariants).flatMap((broken) => broken(scene)), ...own];
}

/** Variables that preload the stand-ins for walls, and a fast clock. */
function variablesOf({ isFast = false }: Attack, without: readonly WallName[]) {
  const clock = isFast ? fastClock : {};
  if (without.length === 0) return clock;
  const NODE_OPTIONS = [clock.NODE_OPTIONS ?? '', `--import=${fromSource.hook}`].join(' ');
  return { ...clock, NODE_OPTIONS, ATTACK_WITHOUT: without.join(',') };
}

function scriptOf({ model, ticket = {} }: Attack): Script {
  if (model === undefined) return parrot(ticket);
  return typeof model === 'function' ? model : inOrder(model);
}

function addTicket({ jira }: World, ticket: HostileTicket): void {
  const { summary = shopTicket.summary, description = shopTicket.description } = ticket;
  const { comments = [], attachments = [], criteria } = ticket;
  jira.addField(criteriaField, 'Acceptance criteria');
  const fields = criteria === undefined ? {} : { [criteriaField]: criteria };
  jira.addIssue({ key, summary, description, fields });
  for (const comment of comments) jira.addComment(key, 'Mallory', comment);
  for (const file of attachments) jira.addAttachment(key, { type: 'text/plain', ...file });
}

async function sceneOf(run: Scene['run'], world: World) {
  const { github, jira, openai } = world;
  const isMade = (await github.branches()).includes(branch);
  const before = await github.tree('main');
  const message = isMade ? await github.commitMessage(branch) : '';
  const pulls = github.pulls.map(({ title, body }) => ({ title, body: body ?? '' }));
  const comments = jira
    .all()
    .flatMap((issue) => issue.comments)
    .filter(({ author }) => author === jira.self)
    .map(({ body }) => JSON.stringify(body));
  return {
    ...{ run, world, before },
    after: isMade ? await github.tree(branch) : before,
    commits: isMade ? await github.commits('main', branch) : [],
    prompts: openai.requests.map(({ body }) => JSON.stringify(body)),
    written: [...pulls.map(({ body }) => body), run.summary, message],
    headlines: [message, ...pulls.map(({ title }) => title)],
    comments,
  };
}

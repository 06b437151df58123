/** The whole flow on loopback: from a webhook to a reviewed pull request and a comment on the ticket. */
import { isDeepStrictEqual } from 'node:util';
import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/markdown.ts';
import { inOrder } from '../support/openai/openai.ts';
import { contentOf } from '../support/repository.ts';
import type { RunResult } from '../support/runner/runner.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopFixed, shopTicket } from '../support/shop/shop.ts';
import { createdWebhook } from '../support/webhook.ts';
import { connectWorker, startWorld, type World } from '../support/world.ts';
import { section, step, verdict } from './screen.ts';

const key = 'SHOP-7';
const branch = `fix/${key}`;

await using world = await startWorld({
  files: shopFiles,
  script: inOrder(shopReplies),
  onLine: showLine,
});
step('World', 'Jira, GitHub with real git, and a scripted model listen on loopback');
await using worker = await connectWorker(world);
step('Worker', 'runs in workerd');

world.jira.addIssue({ key, ...shopTicket });
step('Jira', `${key} “${shopTicket.summary}” is created, status ${world.jira.issue(key).status}`);
await deliver('delivery-1');
await world.dispatched(0);
step('GitHub', `receives repository_dispatch ${world.github.dispatches[0]?.event_type}`);
const run = await world.run(0);
step('GitHub', `the job ended with exit code ${run.exitCode}`);
await deliver('delivery-1');

await showResult(world, run);
const right = await isRight(world, run);
verdict(
  right,
  right ? 'The pull request holds exactly the fix.' : 'The pull request is not the fix.',
);
process.exitCode = right ? 0 : 1;

function showLine(line: string): boolean {
  if (!line.startsWith('::')) step('Action', line);
  return false;
}

async function deliver(delivery: string): Promise<void> {
  const answer = await worker.deliver(createdWebhook(world.ticket(key)), delivery);
  step('Worker', `answers ${answer.status} ${await answer.text()}`);
}

async function showResult({ github, jira }: World, { outputs }: RunResult): Promise<void> {
  const [pull] = github.pulls;
  const issue = jira.issue(key);
  section('Diff', await github.diff('main', branch));
  section(`Pull request #${pull?.number}: ${pull?.title}`, pull?.body ?? '');
  section(`Comment on ${key}`, adfToMarkdown(issue.comments.at(-1)?.body));
  section(
    'Result',
    [
      `Ticket       ${key} is now ${issue.status}`,
      `Stop reason  ${outputs['stop-reason']}`,
      `Cost         ${outputs.calls} calls, ${outputs.tokens} tokens`,
    ].join('\n'),
  );
}

/** Whether the branch has exactly the fixed files, and no contract was breached. */
async function isRight({ github, violations }: World, { exitCode }: RunResult): Promise<boolean> {
  for (const problem of violations()) section('Breach of a contract', problem);
  if (exitCode !== 0 || github.pulls.length !== 1 || violations().length > 0) return false;
  const seeds = Object.entries(shopFiles).map(([path, seed]) => [path, String(contentOf(seed))]);
  const expected = new Map(Object.entries({ ...Object.fromEntries(seeds), ...shopFixed }));
  const tree = await github.tree(branch);
  return isDeepStrictEqual([...tree].toSorted(), [...expected].toSorted());
}

import { adfToMarkdown } from '../../src/adapters/jira/formats/adf/index.ts';
import { cart, stuck } from './bugs.ts';
import { act, print, section, verdict } from './screen.ts';
import type { Attempt } from './session.ts';
import { type Session, sandboxRemark } from './session.ts';

const intro = `Everything here runs on this machine: the real Worker, the real Action and real Git.
Jira, GitHub and the model are stand-ins on loopback; the model is scripted.
The Jira is German on purpose: names of statuses differ from site to site, so the agent
goes by what is the same everywhere, such as the category “to do” of a reopened ticket.`;

/** Plays three acts and prints them. Resolves to whether everything ended as it should. */
export async function playTour(session: Session): Promise<boolean> {
  print(intro);
  if (sandboxRemark !== undefined) print(sandboxRemark);
  const { world } = session;

  act(
    'Act 1: a fix, with the project’s own tests',
    'A ticket becomes a pull request. Its new test fails without the fix and passes with it.',
  );
  const key = await session.create(cart, cart);
  await session.settled();
  await session.repeatWebhook();
  const branch = `fix/${key}`;
  section('Diff', await world.github.diff('main', branch));
  showPullRequest(session);
  const fixed = await world.github.commitOf(branch);

  act('Act 2: a model gone mad', 'The model asks for the same file again and again.');
  const stuckKey = await session.create(stuck, stuck);
  await session.settled();
  section(`Comment on ${stuckKey}`, agentComment(session, stuckKey));

  act(
    'Act 3: reopened with words',
    'Someone asks for more. The next attempt updates the same branch and pull request.',
  );
  await session.reopen(key, cart.words.comment);
  await session.settled();
  section('What is new', await world.github.diff(fixed, branch));
  section(`Comment on ${key}`, agentComment(session, key));

  section('Result', session.attempts.map(describe(session)).join('\n'));
  return check(session, key, stuckKey);
}

function showPullRequest({ world }: Session): void {
  const [pull] = world.github.pulls;
  const text = (pull?.body ?? '').replaceAll(/<!--.*?-->\n*/gs, '');
  section(`Pull request #${pull?.number}: ${pull?.title}`, text);
}

/** The agent has one comment on a ticket, which every attempt replaces. */
function agentComment({ world: { jira } }: Session, key: string): string {
  const own = jira.issue(key).comments.find(({ author }) => author.name === jira.self.name);
  return adfToMarkdown(own?.body);
}

const describe =
  ({ world }: Session) =>
  ({ key, result }: Attempt, index: number): string => {
    const { 'stop-reason': reason, calls, tokens } = result?.outputs ?? {};
    const { status } = world.jira.issue(key);
    return `Act ${index + 1}  ${key}  ${reason}, ${calls} calls, ${tokens} tokens; the ticket is ${status}`;
  };

/** Verifies what the acts promise, and prints it. */
async function check(session: Session, key: string, stuckKey: string): Promise<boolean> {
  const { github } = session.world;
  const branch = `fix/${key}`;
  const [pull, ...others] = github.pulls;
  const [first, , second] = session.attempts.map(({ result }) => result?.outputs['stop-reason']);
  const mad = session.attempts[1]?.result?.outputs['stop-detail'];
  const files = await github.tree(branch);
  const shown = /\| Red before, green after \| ✓ passed/.test(pull?.body ?? '');
  print('');
  const facts: readonly (readonly [boolean, string])[] = [
    [
      first === 'approved' && shown,
      'The pull request holds the fix, and a test that fails without it.',
    ],
    [
      mad === 'repeated-request' && agentComment(session, stuckKey).includes('It kept asking to'),
      'The model gone mad was stopped, and the ticket says so.',
    ],
    [
      second === 'approved' && others.length === 0 && pull?.head === branch,
      'The second attempt updated the same pull request.',
    ],
    [
      (files.get('README.md') ?? '').includes('cents') &&
        (files.get('src/cart.js') ?? '').includes('line.price * line.quantity'),
      `${key} has what its comment asks for.`,
    ],
  ];
  for (const [right, what] of facts) verdict(right, what);
  return facts.every(([right]) => right);
}

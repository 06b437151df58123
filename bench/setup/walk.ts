import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { startWorkshop } from '../../test/support/init.ts';
import { startJira } from '../../test/support/jira/jira.ts';

/** One way to set the agent up with `init`. */
export interface Road {
  readonly name: string;
  readonly trigger: 'webhook' | 'schedule';
  readonly usesApp: boolean;
}

/** What somebody does by hand until the first pull request. */
export interface Effort {
  readonly steps: readonly string[];
  /** The secrets that somebody fetches or copies. */
  readonly credentials: readonly string[];
  /** The hosts where somebody clicks. */
  readonly consoles: readonly string[];
}

/** What `init --json` leaves. */
const Left = z.object({
  steps: z.array(
    z.object({ action: z.string(), console: z.string(), credential: z.string().optional() }),
  ),
});

/** A question for a secret, with the page where it is made. */
const fetched = /The (.{1,160}?) \(empty: later\)(?: (https?:\S+))?/g;

/** Takes a road in a fresh repository, with stand-ins for Jira, GitHub, `gh` and `wrangler`. */
export async function walk({ trigger, usesApp }: Road): Promise<Effort> {
  const login = { email: 'agent@acme.test', token: 'token-of-jira' };
  await using jira = await startJira(login);
  jira.addIssue({ key: 'SHOP-1', summary: 'The total is wrong' });
  await using shop = await startWorkshop({ 'go.mod': 'module shop\n' });
  // Whoever has a token has an account that was invited to the project.
  const done = [
    { action: 'Invite an account for the agent to the project in Jira.', console: 'Jira' },
    { action: 'Start init.', console: 'terminal' },
  ];
  const credentials: string[] = [];
  if (usesApp) {
    for (const action of ['Create', 'Make a private key of', 'Install'])
      done.push({ action: `${action} the GitHub App.`, console: 'github.com' });
  }
  const open = new Map([
    ["Client ID of the agent's GitHub App", usesApp ? 'Iv23liStandIn\r' : '\r'],
    ['waits for a review', '\r'],
    ['run the commands?', '\r'],
  ]);
  const answer = (printed: string): string | undefined => {
    const asked = stripVTControlCharacters(printed).replaceAll(/[\s│]+/g, ' ');
    const [, secret, link] = [...asked.matchAll(fetched)].at(-1) ?? [];
    // A question is printed again with each key.
    if (secret !== undefined && !credentials.includes(secret)) {
      credentials.push(secret);
      const console = link === undefined ? 'terminal' : new URL(link).host;
      done.push({ action: `Fetch the ${secret}.`, console });
      return `${secret.includes('Jira') ? login.token : 'another-secret'}\r`;
    }
    const question = [...open.keys()].find((each) => asked.includes(each));
    if (question === undefined) return undefined;
    const key = open.get(question);
    open.delete(question);
    return key;
  };
  const given = ['--jira-url', jira.url, '--jql', 'project = SHOP', '--model', 'gpt-6.1-sol'];
  const guessed = ['--setup-command', 'true', '--lint-command', 'true', '--test-command', 'true'];
  const chosen = ['--base-url', 'https://api.openai.com/v1', '--trigger', trigger];
  const { json } = await shop.init([...given, ...guessed, ...chosen, '--json'], {
    env: { JIRA_EMAIL: login.email },
    answer,
  });
  if (shop.consoles.wrangler.isSignedIn)
    done.push({ action: 'Sign in to Cloudflare.', console: 'dash.cloudflare.com' });
  const site = new URL(jira.url).host;
  const left = Left.parse(JSON.parse(json)).steps.filter(({ action }) => !isCheck(action));
  const all = [...done, ...left];
  const keys = left.flatMap(({ credential }) => credential ?? []);
  const hosts = all.map(({ console }) => (console === site ? 'Jira' : console));
  return {
    steps: all.map(({ action }) => action.split('\n')[0] ?? ''),
    credentials: [...credentials, ...keys],
    consoles: [...new Set(hosts)].filter((host) => host !== 'terminal'),
  };
}

/** `doctor` comes last, and a first pull request does not need it. */
const isCheck = (action: string) => action.startsWith('Check that');

import { startWorkshop } from '../../test/support/init.ts';

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
  /** The places where somebody clicks. */
  readonly consoles: readonly string[];
}

/** Takes a road in a fresh repository, and counts what `init` leaves to do. */
export async function walk({ trigger, usesApp }: Road): Promise<Effort> {
  await using shop = await startWorkshop({ 'go.mod': 'module shop\n' });
  const jira = ['--jira-url', 'https://acme.atlassian.net', '--jql', 'project = SHOP'];
  const env = { JIRA_EMAIL: 'agent@acme.test' };
  const app = usesApp ? ['--app-id', 'Iv23liStandIn'] : [];
  const options = [...jira, ...app, '--model', 'gpt-6.1-sol', '--trigger', trigger];
  const { output } = await shop.init(options, { env });
  // Each secret is a line below the first step: its name, what it is, and perhaps where it is made.
  const secrets = [...output.matchAll(/^ {3}([A-Z_]+): (.+?)(?: (https:\S+))?$/gm)].filter(
    ([, name = '']) => output.includes(`${name}:\n`) || name.endsWith('_KEY'),
  );
  const left = [...output.matchAll(/^\d\. (.+)$/gm)].map(([, action = '']) => action);
  const appSteps = ['Create', 'Install'];
  return {
    steps: [
      'Invite an account for the agent to the project in Jira.',
      'Start init.',
      ...(usesApp ? appSteps.map((action) => `${action} the GitHub App.`) : []),
      ...secrets.map(([, , what = '']) => `Fetch the ${what}.`),
      ...(trigger === 'webhook' ? ['Sign in to Cloudflare.'] : []),
      ...left.filter((action) => !isNoStep(action)),
    ],
    credentials: secrets.map(([, name = '']) => name),
    consoles: consolesIn(output, usesApp),
  };
}

/** The secrets are counted one by one; `doctor` comes last, and a first pull request does not need it. */
const isNoStep = (action: string) => /^(?:Have these|Check that)/.test(action);

/** The places that secrets and steps lead to. */
function consolesIn(output: string, usesApp: boolean): readonly string[] {
  const links = [...output.matchAll(/^ {3}(?:[A-Z_]+: .* )?(https:\/\/\S+)$/gm)];
  const hosts = links.map(([, link = '']) =>
    new URL(link).host.replace(/.*\batlassian\b.*/, 'Jira'),
  );
  const more = [
    usesApp ? 'github.com' : [],
    output.includes('wrangler@') ? 'dash.cloudflare.com' : [],
  ];
  return [...new Set(['Jira', ...hosts, ...more.flat()])];
}

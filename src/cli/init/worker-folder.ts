import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import type { SetupFile } from './files.ts';
import { fullName, projectIn, type Setup } from './setup.ts';

/** The folder that the Worker is deployed from. */
const workerFolder = '.jira-bug-fix';

/** The configuration of the Worker. */
export const workerConfigPath = `${workerFolder}/wrangler.toml`;

/** The name of the Worker, and of the first part of its address. */
export const workerName = 'jira-bug-fix-agent';

/** What the Worker is told besides the set-up. */
export interface WorkerFacts {
  /** The variables of the configuration that exists; those that `init` does not set stay. */
  readonly before?: ReadonlyMap<string, string>;
  /** The account ID of the agent in Jira, or its name and key on Data Center; none if it is not known. */
  readonly accounts: readonly string[];
}

/** Returns the files that the Worker is deployed from. `bundle` is the built Worker. */
export async function workerFiles(
  setup: Setup,
  facts: WorkerFacts,
  bundle: URL,
): Promise<readonly SetupFile[]> {
  return [
    { path: workerConfigPath, text: workerConfig(setup, facts) },
    { path: `${workerFolder}/worker.js`, text: await readFile(bundle, 'utf8'), isBuilt: true },
    { path: `${workerFolder}/.gitignore`, text: 'worker.js\n.wrangler/\n' },
  ];
}

/** The variables of a configuration that stay: what people limit and name, and never a secret or an address. */
export const keptVariables: readonly string[] = [
  ...['ROUTES', 'PROJECTS', 'REPORTERS', 'AGENT_ACCOUNTS', 'TRIGGER_LABELS', 'COMMENT_COMMAND'],
  ...['REOPEN_STATUSES', 'BULK_LIMIT', 'HOURLY_CAP'],
];

/** Reads the variables of a configuration that was written before. */
export function readVariables(text: string): ReadonlyMap<string, string> {
  try {
    const { vars } = parse(text);
    const entries = Object.entries(Object(vars)).filter(([name]) => keptVariables.includes(name));
    // ROUTES may be tables.
    const shown = (value: unknown) =>
      typeof value === 'object' ? JSON.stringify(value) : String(value);
    return new Map(entries.map(([name, value]) => [name, shown(value)]));
  } catch {
    return new Map();
  }
}

/** A text in TOML, readable also if it is JSON. */
const literal = (text: string) =>
  /^[^'\\\p{Cc}]*"[^'\\\p{Cc}]*$/u.test(text) ? `'${text}'` : JSON.stringify(text);

/** Returns the configuration that the Worker is deployed with. */
export function workerConfig(setup: Setup, { accounts, before }: WorkerFacts): string {
  const variables: readonly (readonly [string, string | undefined])[] = [
    ['GITHUB_REPOSITORY', fullName(setup.repository)],
    ['GITHUB_API_URL', setup.repository.host === 'github.com' ? undefined : setup.apiUrl],
    ['GITHUB_APP_ID', setup.appId],
    ['PROJECTS', projectIn(setup.jql) ?? before?.get('PROJECTS')],
    ['AGENT_ACCOUNTS', accounts.join(', ') || before?.get('AGENT_ACCOUNTS')],
    ['TRIGGER_LABELS', before?.get('TRIGGER_LABELS') ?? 'jira-bug-fix'],
  ];
  const others = [...(before ?? [])].filter(([name]) => variables.every(([ours]) => ours !== name));
  const lines = [...variables, ...others].flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} = ${literal(value)}`],
  );
  return `# The Worker that receives Jira's webhooks. \`init\` deploys it.
name = "${workerName}"
main = "worker.js"
no_bundle = true
compatibility_date = "2026-10-20"
send_metrics = false

# Variables that are not listed have their defaults.
[vars]
${lines.join('\n')}

[[durable_objects.bindings]]
name = "INBOX"
class_name = "Inbox"

[durable_objects.code_update_strategy]
mode = "immediate"

[exports.Inbox]
type = "durable-object"
storage = "sqlite"

[triggers]
crons = ["*/10 * * * *"]

[observability]
enabled = true
`;
}

import { join } from 'node:path';
import type { TemporaryFolder } from '../support/repository.ts';
import { type Answer, type StandIn, startStandIn } from '../support/stand-in.ts';

/** The secrets of the person in front of the clone, by the names of their variables. */
export const secretsOfPerson = {
  OPENAI_API_KEY: 'model-key-of-the-person',
  JIRA_TOKEN: 'jira-token-of-the-person',
  GITHUB_TOKEN: 'github-token-of-the-person',
  JIRA_WEBHOOK_SECRET: 'webhook-secret-of-the-person',
  CLOUDFLARE_API_TOKEN: 'cloudflare-token-of-the-person',
  AWS_SECRET_ACCESS_KEY: 'cloud-key-of-the-person',
  NPM_TOKEN: 'registry-token-of-the-person',
} as const;

type SecretName = keyof typeof secretsOfPerson;

/** The servers of the person, each with the secrets that it may get. */
const servers = {
  jira: ['JIRA_TOKEN'],
  model: ['OPENAI_API_KEY'],
  github: ['GITHUB_TOKEN'],
  worker: [],
} as const satisfies Readonly<Record<string, readonly SecretName[]>>;

type ServerName = keyof typeof servers;

/** Who is there besides the program: the attacker, and the servers of the person. */
export interface ClonePeople extends AsyncDisposable {
  /** Around the clone and the home of the person. */
  readonly folder: string;
  /** The attacker's server. It answers as any other would. */
  readonly stranger: StandIn;
  readonly own: Readonly<Record<ServerName, StandIn>>;
  /** The file that the attacker's commands create. */
  readonly markFile: string;
  /** A shell command of the attacker. */
  readonly mark: string;
}

/** Starts the servers, on loopback. */
export async function startPeople({ directory }: TemporaryFolder): Promise<ClonePeople> {
  const [stranger, jira, model, github, worker] = await Promise.all(
    Array.from({ length: 5 }, startAnswering),
  );
  if (!stranger || !jira || !model || !github || !worker) throw new Error('No server');
  const own = { jira, model, github, worker };
  const markFile = join(directory, 'mark');
  return {
    ...{ folder: directory, stranger, own, markFile, mark: `env >> ${markFile}` },
    [Symbol.asyncDispose]: async () => {
      const all = [stranger, ...Object.values(own)];
      await Promise.all(all.map((one) => one[Symbol.asyncDispose]()));
    },
  };
}

/** The variables of the person. */
export function variablesOf({ own }: ClonePeople): Readonly<Record<string, string>> {
  return {
    ...secretsOfPerson,
    ...{ JIRA_URL: own.jira.url, JIRA_EMAIL: 'agent@example.com' },
    ...{ OPENAI_BASE_URL: own.model.url, MODEL: 'scripted' },
    ...{ GITHUB_API_URL: own.github.url },
  };
}

/** What each server got, as one text, with the names of the secrets that it must not get. */
export function receivedBy({ own, stranger }: ClonePeople) {
  const textOf = ({ requests }: StandIn) =>
    requests
      .map(({ method, path, query, headers, body }) =>
        [method, path, String(query), JSON.stringify(headers), JSON.stringify(body)].join(' '),
      )
      .join('\n');
  const names = Object.keys(secretsOfPerson);
  const isMeant = (server: ServerName, name: string) =>
    servers[server].some((secret) => secret === name);
  return [
    { server: 'the address of the clone', text: textOf(stranger), forbidden: names },
    ...serverNames.map((server) => ({
      ...{ server, text: textOf(own[server]) },
      forbidden: names.filter((name) => !isMeant(server, name)),
    })),
  ];
}

const serverNames = Object.keys(servers).filter((name): name is ServerName => name in servers);

/** A server that answers like Jira, GitHub, a Worker and the endpoint of a model, so that a caller goes on. */
function startAnswering(): Promise<StandIn> {
  return startStandIn({}, { before: ({ path }) => answerTo(path) });
}

function answerTo(path: string): Answer {
  const [, body] = answers.find(([form]) => form.test(path)) ?? [/^/, {}];
  return { status: 200, body };
}

const answers: readonly (readonly [RegExp, object])[] = [
  [
    /serverInfo$/,
    { ...{ baseUrl: 'http://127.0.0.1', version: '9.12.0' }, deploymentType: 'Server' },
  ],
  [/myself$/, { name: 'agent', displayName: 'Agent', active: true, locale: 'en_US' }],
  [/models$/, { object: 'list', data: [] }],
  [
    /completions$/,
    {
      choices: [
        { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Hello' } },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 10 },
    },
  ],
  [/healthz$/, { ok: true, checked: 1 }],
];

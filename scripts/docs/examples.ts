import { workerVariables } from '../../src/cli/init/paste.ts';
import type { Setup } from '../../src/cli/init/setup.ts';
import { workflowOf } from '../../src/cli/init/workflow.ts';
import { exampleAction } from './regions.ts';

/** A complete set-up in a folder of `examples/`. */
interface Example {
  readonly setup: Setup;
  /** Variables of the Worker that people add. */
  readonly variables?: Readonly<Record<string, string>>;
}

const usual: Setup = {
  repository: { host: 'github.com', owner: 'acme', name: 'shop' },
  apiUrl: 'https://api.github.com',
  action: exampleAction,
  jiraUrl: 'https://acme.atlassian.net',
  jiraEmail: 'agent@acme.example',
  jql: 'project = SHOP AND issuetype = Bug',
  model: 'gpt-6.1-sol',
  baseUrl: 'https://api.openai.com/v1',
  inputs: {
    'setup-command': 'npm ci',
    'lint-command': 'npm run lint',
    'test-command': 'npm test',
    'transition-on-pull-request': 'In Review',
  },
  trigger: 'webhook',
  appId: undefined,
};

/** The five set-ups, by their folders. */
export const examples: Readonly<Record<string, Example>> = {
  'webhook-and-app': { setup: { ...usual, appId: 'Iv23liYourClientId' } },
  'sweep-only': { setup: { ...usual, trigger: 'schedule' } },
  'data-center': {
    setup: {
      ...usual,
      ...{ jiraUrl: 'https://jira.acme.example', jiraEmail: undefined, trigger: 'schedule' },
    },
  },
  'local-model': {
    setup: {
      ...usual,
      ...{ baseUrl: 'http://ollama.internal:11434/v1', trigger: 'schedule' },
      inputs: {
        'base-url': 'http://ollama.internal:11434/v1',
        ...usual.inputs,
      },
    },
  },
  'monorepo-with-routes': {
    setup: {
      ...usual,
      repository: { ...usual.repository, name: 'monorepo' },
      inputs: {
        'safe-directory': 'services',
        'protected-paths': 'services/billing/**',
        ...usual.inputs,
      },
    },
    variables: {
      ROUTES: JSON.stringify([
        { project: 'SHOP', component: 'Mobile', repository: 'acme/mobile' },
        { project: 'SHOP', label: 'infrastructure', repository: 'acme/infrastructure' },
      ]),
    },
  },
};

/** Returns the files of an example by their names, as `init` writes them. */
export function exampleFiles({ setup, variables = {} }: Example): ReadonlyMap<string, string> {
  const workflow = workflowOf(setup, { watched: ['CI'], branch: 'main' });
  const lines = [...workerVariables(setup, []), ...Object.entries(variables)].map(
    ([name, value]) => `${name} = ${value.includes('"') ? `'${value}'` : `"${value}"`}`,
  );
  const config = `# Put these in the place of the same lines of the project's wrangler.toml.\n[vars]\n${lines.join('\n')}\n`;
  return new Map([
    ['jira-bug-fix.yml', workflow],
    ...(setup.trigger === 'schedule' ? [] : [['wrangler.toml', config] as const]),
  ]);
}

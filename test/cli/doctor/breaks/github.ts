import { type Break, disturbed, forbidden, to, workflowWith } from './break.ts';

export const githubBreaks: readonly Break[] = [
  {
    joint: 'repository',
    how: 'the token is wrong',
    says: /does not accept the token: set GITHUB_TOKEN/,
    env: () => ({ GITHUB_TOKEN: 'another-token-of-the-tests' }),
  },
  {
    joint: 'repository',
    how: 'there is none',
    says: /acme\/none does not exist, or GITHUB_TOKEN may not read it/,
    args: ['--github', 'acme/none'],
  },
  {
    joint: 'repository',
    how: 'it is archived',
    says: /Unarchive/,
    set: ({ github }) => {
      github.settings.isArchived = true;
      return () => {
        github.settings.isArchived = false;
      };
    },
  },
  {
    joint: 'visibility',
    how: 'it is public, and nothing says what is shown',
    state: 'amber',
    says: /Set `publish` in the workflow to nothing-of-the-ticket/,
    set: ({ github }) => {
      github.settings.isPublic = true;
      return () => {
        github.settings.isPublic = false;
      };
    },
  },
  {
    joint: 'approval',
    how: 'it is off',
    says: /Turn on “Allow GitHub Actions to create and approve pull requests”/,
    set: ({ github }) => {
      github.settings.actionsOpenPulls = false;
      return () => {
        github.settings.actionsOpenPulls = true;
      };
    },
  },
  {
    joint: 'approval',
    how: 'it cannot be read',
    state: 'amber',
    says: /only an administrator/,
    set: disturbed('github', to('GET', '/actions/permissions/workflow'), forbidden),
  },
  {
    joint: 'rules',
    how: 'one forbids new branches',
    says: /exempt branches like fix\/SHOP-7/,
    set: ({ github }) => {
      github.settings.rules.push({ type: 'creation' });
      return () => github.settings.rules.splice(0);
    },
  },
  {
    joint: 'workflow',
    how: 'it does not listen',
    says: /Add `repository_dispatch/,
    set: workflowWith('types: [jira-bug-fix]', 'types: [other]'),
  },
  {
    joint: 'workflow',
    how: 'there is none',
    says: /Run `jira-bug-fix-agent init`, and bring its workflow to main/,
    set: workflowWith('acme/jira-bug-fix-agent@v1', 'acme/other@v1'),
  },
  {
    joint: 'run-name',
    how: 'the delivery is not in it',
    says: /into the `run-name` of .github\/workflows\/jira-bug-fix.yml/,
    set: workflowWith('github.event.client_payload.delivery', 'github.run_id'),
  },
  {
    joint: 'permissions',
    how: 'one is missing',
    says: /Add `permissions: pull-requests: write`/,
    set: workflowWith('  pull-requests: write\n', ''),
  },
  {
    joint: 'permissions',
    how: 'one for checks is missing',
    state: 'amber',
    says: /Add `permissions: actions: write`/,
    set: workflowWith('  actions: write\n', '  actions: read\n'),
  },
  {
    joint: 'watched',
    how: 'there is none of that name',
    state: 'amber',
    says: /Remove from `workflow_run: workflows` .*: CI\./,
    set: workflowWith('  status:\n', '  status:\n  workflow_run: { workflows: [CI] }\n'),
  },
  {
    joint: 'secrets',
    how: 'a secret is missing',
    says: /Set these secrets .*: MODEL_API_KEY\./,
    set: ({ github }) => {
      github.settings.secrets.delete('MODEL_API_KEY');
      return () => github.settings.secrets.add('MODEL_API_KEY');
    },
  },
  {
    joint: 'secrets',
    how: 'a variable is missing',
    state: 'amber',
    says: /Set these variables .*: MODEL_URL\./,
    set: ({ github, openai }) => {
      github.settings.variables.delete('MODEL_URL');
      return () => github.settings.variables.set('MODEL_URL', openai.url);
    },
  },
  {
    joint: 'secrets',
    how: 'their names cannot be read',
    state: 'amber',
    says: /as the token may not read their names: JIRA_TOKEN, MODEL_API_KEY/,
    set: disturbed('github', to('GET', '/actions/secrets'), forbidden),
  },
];

import {
  type Break,
  breaksOf,
  disturbed,
  forbidden,
  settingOf,
  to,
  workflowWith,
} from './break.ts';

export const githubBreaks: readonly Break[] = [
  ...breaksOf('repository', {
    'the token is wrong': {
      says: /does not accept the token: set GITHUB_TOKEN/,
      env: () => ({ GITHUB_TOKEN: 'another-token-of-the-tests' }),
    },
    'there is none': {
      says: /acme\/none does not exist, or GITHUB_TOKEN may not read it/,
      args: ['--github', 'acme/none'],
    },
    'it is archived': { says: /Unarchive/, set: settingOf('isArchived', true) },
  }),
  ...breaksOf('visibility', {
    'it is public, and nothing says what is shown': {
      state: 'amber',
      says: /Set `publish` in the workflow to nothing-of-the-ticket/,
      set: settingOf('isPublic', true),
    },
  }),
  ...breaksOf('approval', {
    'it is off': {
      says: /Turn on “Allow GitHub Actions to create and approve pull requests”/,
      set: settingOf('actionsOpenPulls', false),
    },
    'it cannot be read': {
      state: 'amber',
      says: /only an administrator/,
      set: disturbed('github', to('GET', '/actions/permissions/workflow'), forbidden),
    },
  }),
  ...breaksOf('rules', {
    'one forbids new branches': {
      says: /exempt branches like fix\/SHOP-7/,
      set: ({ github }) => {
        github.settings.rules.push({ type: 'creation' });
        return () => github.settings.rules.splice(0);
      },
    },
  }),
  ...breaksOf('workflow', {
    'it does not listen': {
      says: /Add `repository_dispatch/,
      set: workflowWith('types: [jira-bug-fix]', 'types: [other]'),
    },
    'there is none': {
      says: /Run `jira-bug-fix-agent init`, and bring its workflow to main/,
      set: workflowWith('acme/jira-bug-fix-agent@v1', 'acme/other@v1'),
    },
  }),
  ...breaksOf('run-name', {
    'the delivery is not in it': {
      says: /into the `run-name` of .github\/workflows\/jira-bug-fix.yml/,
      set: workflowWith('github.event.client_payload.delivery', 'github.run_id'),
    },
  }),
  ...breaksOf('permissions', {
    'one is missing': {
      says: /Add `permissions: pull-requests: write`/,
      set: workflowWith('  pull-requests: write\n', ''),
    },
    'one for checks is missing': {
      state: 'amber',
      says: /Add `permissions: actions: write`/,
      set: workflowWith('  actions: write\n', '  actions: read\n'),
    },
  }),
  ...breaksOf('watched', {
    'there is none of that name': {
      state: 'amber',
      says: /Remove from `workflow_run: workflows` .*: CI\./,
      set: workflowWith('  status:\n', '  status:\n  workflow_run: { workflows: [CI] }\n'),
    },
  }),
  ...breaksOf('reports', {
    'no test runs': {
      state: 'amber',
      says: /^Set `test-command`/,
      set: workflowWith('          test-command: python3 -m pytest\n', ''),
    },
    'only words tell': {
      state: 'amber',
      says: /^the words of vitest are a hint; no report: add `--reporter=/,
      set: workflowWith('python3 -m pytest', 'npx vitest run'),
    },
    'only an exit code tells': {
      state: 'amber',
      says: /^nothing but the exit code; no report: let/,
      set: workflowWith('python3 -m pytest', 'make check'),
    },
  }),
  ...breaksOf('secrets', {
    'a secret is missing': {
      says: /Set these secrets .*: MODEL_API_KEY\./,
      set: ({ github }) => {
        github.settings.secrets.delete('MODEL_API_KEY');
        return () => github.settings.secrets.add('MODEL_API_KEY');
      },
    },
    'a variable is missing': {
      state: 'amber',
      says: /Set these variables .*: MODEL_URL\./,
      set: ({ github, openai }) => {
        github.settings.variables.delete('MODEL_URL');
        return () => github.settings.variables.set('MODEL_URL', openai.url);
      },
    },
    'their names cannot be read': {
      state: 'amber',
      says: /as the token may not read their names: JIRA_TOKEN, MODEL_API_KEY/,
      set: disturbed('github', to('GET', '/actions/secrets'), forbidden),
    },
  }),
];

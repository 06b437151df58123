import { type Break, breaksOf, disturbed, lacking, nowhere, to, variableWith } from './break.ts';

export const jiraBreaks: readonly Break[] = [
  ...breaksOf('site', {
    'the workflow names another': {
      says: /^Make them the same: `jira-url` is http:\S+ in \.github\S+, and JIRA_URL is http/,
      set: variableWith('JIRA_URL', () => nowhere),
    },
    'it is another server': {
      says: /is not Jira: set JIRA_URL/,
      env: ({ github }) => ({ JIRA_URL: github.url }),
      set: variableWith('JIRA_URL', ({ github }) => github.url),
    },
  }),
  ...breaksOf('account', {
    'the token is wrong': {
      says: /does not accept JIRA_EMAIL with JIRA_TOKEN/,
      env: () => ({ JIRA_TOKEN: 'another-token-of-the-tests' }),
    },
  }),
  ...breaksOf('language', {
    'it is German': {
      state: 'amber',
      says: /to English in its profile \(https:.*\): it is de_DE/,
      set: ({ jira }) => {
        jira.locale = 'de_DE';
        return () => {
          jira.locale = 'en_US';
        };
      },
    },
  }),
  ...(
    [
      ['BROWSE_PROJECTS', /“Browse projects” in the project: http.*\/SHOP\/roles$/],
      ['ADD_COMMENTS', /“Add comments”/],
      ['EDIT_ISSUES', /“Edit issues”/],
      ['TRANSITION_ISSUES', /“Transition issues”/],
      ['LINK_ISSUES', /“Link issues”/],
    ] as const
  ).map(([key, says]) => ({
    joint: 'project-permissions' as const,
    ...{ how: `${key} is missing`, says, set: lacking(key) },
  })),
  ...breaksOf('project-permissions', {
    'only assigning is missing': {
      state: 'amber',
      says: /“Assign issues”/,
      set: lacking('ASSIGN_ISSUES'),
    },
    'the project is unknown': { says: /sees no project NONE/, args: ['--sample-ticket', 'NONE-1'] },
  }),
  ...breaksOf('ticket', {
    'there is none': { says: /SHOP-99 cannot be seen/, args: ['--sample-ticket', 'SHOP-99'] },
  }),
  ...breaksOf('scopes', {
    'the token may only read': {
      says: /JIRA_TOKEN lacks a scope: create one with .*write:jira-work/,
      set: disturbed('jira', ({ method }) => method === 'DELETE', {
        status: 401,
        body: { code: 401, message: 'Unauthorized; scope does not match' },
      }),
    },
  }),
  ...breaksOf('moves', {
    'on start, no transition leads there': {
      state: 'amber',
      says: /^on start: No transition leads from “In Arbeit” to “Nirgends”/,
      args: ['--transition-on-start', 'Nirgends'],
    },
    'on pull request, no transition leads there': {
      state: 'amber',
      says: /No transition leads from “In Arbeit” to “Nirgends”/,
      args: ['--transition-on-pull-request', 'Nirgends'],
    },
    'on merge, the transition requires a field': {
      state: 'amber',
      says: /requires “Begründung”, which only a person can fill in/,
      args: ['--transition-on-merge', 'Abgelehnt'],
      set: ({ jira }) => {
        jira.setStatus('SHOP-7', 'In Prüfung');
        return () => jira.setStatus('SHOP-7', 'In Arbeit');
      },
    },
    'on stop, no transition leads there': {
      state: 'amber',
      says: /No transition leads from “In Arbeit” to “Nirgends”/,
      args: ['--transition-on-stop', 'Nirgends'],
    },
  }),
  ...breaksOf('sweep', {
    'the query is wrong': {
      says: /fix --jql/,
      set: disturbed('jira', to('POST', '/search/jql'), {
        status: 400,
        body: { errorMessages: ["Error in the JQL Query: Expecting '='."], errors: {} },
      }),
    },
  }),
];

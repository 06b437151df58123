import { afterEach, beforeEach, expect } from 'vitest';
import { jiraTickets } from '../../../src/adapters/jira/index.ts';
import type { Tickets } from '../../../src/agent/ports.ts';
import { type JiraStandIn, startJira } from '../../support/jira/jira.ts';

/** A Jira Cloud and its adapter, new for each test. A breach of the contract fails the test. */
export function cloudSite(): { readonly jira: JiraStandIn; readonly tickets: Tickets } {
  let site: { readonly jira: JiraStandIn; readonly tickets: Tickets } | undefined;
  const started = () => {
    if (site === undefined) throw new Error('The site starts with the test.');
    return site;
  };

  beforeEach(async () => {
    const jira = await startJira();
    const { url: baseUrl, email, token } = jira;
    site = { jira, tickets: jiraTickets({ baseUrl, email, token }) };
  });

  afterEach(async () => {
    const { jira } = started();
    const { violations } = jira;
    await jira[Symbol.asyncDispose]();
    expect(violations).toEqual([]);
  });

  return {
    get jira() {
      return started().jira;
    },
    get tickets() {
      return started().tickets;
    },
  };
}

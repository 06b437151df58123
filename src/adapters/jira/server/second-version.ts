import type { Client } from 'jira.js/core';
import { jiraClient } from '../client.ts';
import type { JiraSettings } from '../settings.ts';
import type { Transport } from '../transport/index.ts';

/**
 * A client for the calls that are the same in both versions of Jira's API, sent to the second, the only
 * one that a Data Center has.
 */
export function secondVersion(transport: Transport, settings: JiraSettings): Client {
  const toSecond: Transport = {
    ...transport,
    send: ({ path: [rest = '', api = '', _, ...below], ...request }) =>
      transport.send({ ...request, path: [rest, api, '2', ...below] }),
  };
  return jiraClient(settings, toSecond);
}

/** The path of something below a ticket. */
export function issuePath(key: string, ...below: readonly string[]): readonly string[] {
  return ['rest', 'api', '2', 'issue', key, ...below];
}

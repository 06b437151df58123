import type { JiraComment, JiraIssue } from '../jira/issue.ts';
import type { JiraKind, JiraStore } from '../jira/site.ts';

/** A person with an account. Data Center has names and keys, but no account ids. */
export interface ServerPerson {
  readonly name: string;
  readonly key: string;
  readonly displayName: string;
  /** Whether the account may log in and have tickets; by default it may. */
  readonly active?: boolean;
}

export type ServerComment = JiraComment<ServerPerson>;
export type ServerIssue = JiraIssue<ServerPerson>;
export type ServerStore = JiraStore<ServerPerson>;

/** Returns the person with a display name. */
export function asPerson(displayName: string): ServerPerson {
  const name = displayName.toLowerCase().replaceAll(/\W+/g, '.');
  return { name, key: `JIRAUSER-${name}`, displayName };
}

/** Jira Data Center, whose texts are wiki markup. */
export const dataCenter: JiraKind<ServerPerson> = {
  person: asPerson,
  idOf: ({ key }) => key,
  nameOf: ({ displayName }) => displayName,
  authorOf: (person) => person,
  asText: (content) => content,
};

/** Whether everyone who sees a ticket's project may see the ticket: its field `security` is empty. */
export function isOpenToProject(security: unknown): boolean {
  return (security ?? null) === null;
}

/** Whose text is used, by account ID, or by name or key on Data Center; empty means everyone's. */
export type Reporters = ReadonlySet<string>;

/** Someone with an account, as Jira names them. */
export interface Person {
  readonly accountId?: string | undefined;
  readonly name?: string | undefined;
  readonly key?: string | undefined;
}

/** Whether text by this person is used. */
export function isReporter(person: Person | null | undefined, reporters: Reporters): boolean {
  if (reporters.size === 0) return true;
  const names = [person?.accountId, person?.name, person?.key];
  return names.some((name) => name !== undefined && reporters.has(name));
}

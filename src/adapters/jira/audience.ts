/** Whether everyone who sees a ticket's project may see the ticket: its field `security` is empty. */
export function isOpenToProject(security: unknown): boolean {
  return (security ?? null) === null;
}

/** What the person who set the agent up can mend: one sentence that names the setting and what to put there. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

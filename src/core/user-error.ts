/** A problem the user can fix. The message says which setting to change and to what; shown without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

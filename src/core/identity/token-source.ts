/** A token, or what gives one that is still valid: an App's tokens end after an hour. */
export type TokenSource = string | (() => Promise<string>);

/** Resolves to the token to use now. */
export async function tokenNow(source: TokenSource): Promise<string> {
  return typeof source === 'string' ? source : source();
}

/**
 * What calls that were begun at the same time come to. Rejects with what the first of the list failed
 * with, and not before all of them have ended, so that none goes on unheard.
 */
export async function together<const Calls extends readonly unknown[]>(
  calls: Calls,
): Promise<{ -readonly [At in keyof Calls]: Awaited<Calls[At]> }> {
  await Promise.allSettled(calls);
  return Promise.all(calls);
}

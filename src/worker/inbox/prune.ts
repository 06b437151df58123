const day = 86_400_000;
const kept = 30 * day;
/** Looked through in one sweep; the next one goes on. */
const batch = 5_000;

/**
 * Forgets what was settled more than 30 days ago, and gives up what GitHub has refused for as long. What
 * merely waits for its turn stays. The oldest rows come first, so a sweep reads no more than it may forget.
 */
export function prune(sql: SqlStorage, now: number): void {
  const oldest = `SELECT id FROM (SELECT id, received FROM arrival ORDER BY id LIMIT ${batch}) WHERE received < ?`;
  sql.exec(
    `DELETE FROM arrival WHERE state IN ('ignored', 'dispatched', 'failed') AND id IN (${oldest})`,
    now - kept,
  );
  sql.exec(
    `UPDATE arrival SET state = 'failed', due = 0, note = 'Given up after 30 days. ' || note
     WHERE state = 'pending' AND attempts > 0 AND id IN (${oldest})`,
    now - kept,
  );
  sql.exec('DELETE FROM refused WHERE day < ?', new Date(now - kept).toISOString().slice(0, 10));
}

import { UserError } from '../core/user-error.ts';
import { failJob, printCause } from './log.ts';
import { runAction } from './run.ts';

/** The runner cancels with SIGINT and leaves 7.5 seconds: enough to tell the ticket. */
const cancelled = new AbortController();
process.once('SIGINT', () => cancelled.abort());
process.once('SIGTERM', () => cancelled.abort());

try {
  const grammars = new URL('./grammars/', import.meta.url);
  await runAction(process.env, grammars, cancelled.signal);
} catch (cause) {
  failJob(cause instanceof Error ? cause.message : String(cause));
  if (!(cause instanceof UserError)) printCause(cause);
}

import { guarded, hideIn, hideSecrets, redacted, redactor } from '../../core/text/index.ts';
import type { JobContext, JobResult } from './ticket-state.ts';

type Ports = Pick<JobContext, 'model' | 'tickets' | 'forge'>;

/**
 * Returns ports that get none of these secrets, in whatever form a model, a ticket or a file says them. What looks
 * like a key of someone else is hidden, too, in tickets and reports; in files it stays, since edits must match them.
 */
export function guardedPorts({ model, tickets, forge }: Ports, secrets: readonly string[]): Ports {
  const hide = hideSecrets(secrets, redacted);
  const redact = redactor(secrets);
  const guardedForge = guarded(forge, hide);
  return {
    model: guarded(model, hide),
    tickets: {
      ...guarded(tickets, hide),
      read: async (key, record) => hideIn(await tickets.read(key, record), redact),
      comment: (key, body, replaces) => tickets.comment(key, hideIn(body, redact), replaces),
    },
    forge: {
      ...guardedForge,
      publish: ({ title, message, body, ...publication }) =>
        guardedForge.publish({ ...publication, ...hideIn({ title, message, body }, redact) }),
    },
  };
}

/**
 * Returns the result of a job without these secrets. In its outcome, which people read, what looks like a key of
 * someone else is hidden, too; the kept patch has it, since a patch must match its files.
 */
export function withoutSecrets(result: JobResult, secrets: readonly string[]): JobResult {
  const outcome = hideIn(result.outcome, redactor(secrets));
  return { ...hideIn(result, hideSecrets(secrets, redacted)), outcome };
}

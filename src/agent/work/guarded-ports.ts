import type { AttemptRequest } from '../../core/tickets/index.ts';
import { guarded, hideSecrets, mapTexts, redacted, redactor } from '../../engines/text/index.ts';
import type { Publication } from '../ports.ts';
import type { JobContext, JobResult } from './ticket-state.ts';

type Ports = Pick<JobContext, 'model' | 'tickets' | 'forge'>;

type Hide = (text: string) => string;

/**
 * Returns ports that show none of these secrets, in whatever form a model, a ticket or a file says them. What looks
 * like a key of someone else is hidden, too, in tickets and reports; in files it stays, since edits must match them.
 * Changes pass unaltered: one that adds a secret is none to publish.
 */
export function guardedPorts({ model, tickets, forge }: Ports, secrets: readonly string[]): Ports {
  const hide = hideSecrets(secrets, redacted);
  const redact = redactor(secrets);
  return {
    model: guarded(model, hide),
    tickets: {
      ...guarded(tickets, hide),
      read: async (key, record) => mapTexts(await tickets.read(key, record), redact),
      look: async (key, record) => mapTexts(await tickets.look(key, record), redact),
      comment: (key, body, replaces) => tickets.comment(key, mapTexts(body, redact), replaces),
      rewrite: (key, id, body) => tickets.rewrite(key, id, mapTexts(body, redact)),
    },
    forge: {
      ...forge,
      publish: (publication) => forge.publish(guardedPublication(publication, redact)),
      resume: ({ title, body, ...change }) =>
        forge.resume({ ...change, ...mapTexts({ title, body }, redact) }),
    },
  };
}

/**
 * Returns a request whose logs are without these secrets and what looks like a key of someone else. They are hidden
 * before a log is read, since what is left of one that was cut would not be found.
 */
export function guardedRequest(
  request: AttemptRequest,
  secrets: readonly string[],
): AttemptRequest {
  const { repair } = request;
  if (repair === undefined) return request;
  return {
    ...request,
    repair: { ...repair, failures: mapTexts(repair.failures, redactor(secrets)) },
  };
}

/** Returns a publication whose prose is without these texts. */
function guardedPublication(publication: Publication, hide: Hide): Publication {
  const { title, message, body } = publication;
  return { ...publication, ...mapTexts({ title, message, body }, hide) };
}

/**
 * Returns the result of a job without these secrets in what people read, and there without what looks like a key of
 * someone else. The kept change stays as it was checked.
 */
export function withoutSecrets(result: JobResult, secrets: readonly string[]): JobResult {
  const { change, ...shown } = result;
  const outcome = mapTexts(result.outcome, redactor(secrets));
  return { ...mapTexts(shown, hideSecrets(secrets, redacted)), outcome, change };
}

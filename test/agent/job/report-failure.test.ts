import { describe, expect, test } from 'vitest';
import { reportFailure } from '../../../src/agent/job/index.ts';
import { renderMarkdown } from '../../../src/core/report/index.ts';
import { UserError } from '../../../src/core/user-error.ts';
import { keyOf, ticketOf } from '../../support/memory/samples.ts';
import { memoryServices } from '../../support/memory/services.ts';

const job = { key: keyOf('APP-17'), versions: { agent: '0.0.0', node: '24.0.0' } };
const { signal } = new AbortController();

describe('a job that could not start', () => {
  const thrown = new UserError('Set the input `model` to the name of a model.');

  test('is reported on the ticket, and the input does not count as worked', async () => {
    const services = memoryServices(() => ticketOf());
    const { outcome } = await reportFailure({ job, tickets: services.tickets, signal }, thrown);
    expect(outcome).toMatchObject({ reason: 'misconfigured', problem: thrown.message });
    const comment = renderMarkdown(services.comments.get('900') ?? [], 10_000);
    expect(comment).toContain('Set the input `model`');
    expect(comment).not.toContain('Cost');
    expect(services.record()).toMatchObject({ inputs: [], comments: ['900'], attempts: 0 });
  });

  test('is returned even if the ticket cannot be written', async () => {
    const services = memoryServices(() => ticketOf());
    services.fail('recall', new Error('connect ECONNREFUSED'));
    const { outcome } = await reportFailure({ job, tickets: services.tickets, signal }, thrown);
    expect(outcome).toMatchObject({ reason: 'misconfigured', problem: thrown.message });
  });
});

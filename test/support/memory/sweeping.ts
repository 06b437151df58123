import {
  type SweepContext,
  type SweepSettings,
  sweepTickets,
} from '../../../src/agent/work/index.ts';
import { describeFinding, type SweepFinding } from '../../../src/core/tickets/index.ts';
import type { Dispatch } from '../../../src/dispatch.ts';

/** What differs from the usual sweep: of the project APP, with five attempts for each ticket. */
interface Unlike extends Pick<SweepContext, 'tickets' | 'forge'>, Partial<SweepSettings> {
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/** Sweeps; returns what was sent, found and told. */
export async function sweepWith({
  tickets,
  forge,
  now,
  signal = new AbortController().signal,
  ...settings
}: Unlike) {
  const sent: Dispatch[] = [];
  const told: SweepFinding[] = [];
  const findings = await sweepTickets(
    {
      ...{ jql: 'project = APP', branch: 'fix/{key}', maxTicketAttempts: 5, attemptMs: 0 },
      ...settings,
    },
    {
      ...{ tickets, forge, signal, date: () => now },
      dispatch: async (one) => void sent.push(one),
      onFinding: (finding) => told.push(finding),
    },
  );
  return { sent, findings, told, lines: findings.map(describeFinding) };
}

import { embedState, type RecordSeal, readEmbeddedState } from '../../src/core/report/index.ts';
import type { TicketKey, TicketRecord } from '../../src/core/tickets/index.ts';
import { sha256Hex } from '../../src/engines/text/index.ts';

/** What an agent with this login signs with, in memory. */
export function sealOfLogin(login: string): RecordSeal {
  const sign = (text: string) => sha256Hex(`${login} ${text}`);
  return { sign, isSigned: (text, code) => code === sign(text) };
}

export const seal = sealOfLogin('agent');

/** A body with the record that the agent has signed. */
export const embedded = (body: string, key: TicketKey, record: TicketRecord): string =>
  embedState(body, { key, record, seal });

/** The record in a body, if the agent has signed it. */
export const readEmbedded = (body: string, key: TicketKey): TicketRecord | undefined =>
  readEmbeddedState(body, key, seal);

import { embedState, readEmbeddedState } from '../../src/core/report/index.ts';
import type { TicketKey, TicketRecord } from '../../src/core/tickets/index.ts';
import { seal } from './seal.ts';

/** A body with the record that the agent has signed. */
export const embedded = (body: string, key: TicketKey, record: TicketRecord): string =>
  embedState(body, { key, record, seal });

/** The record in a body, if the agent has signed it. */
export const readEmbedded = (body: string, key: TicketKey): TicketRecord | undefined =>
  readEmbeddedState(body, key, seal);

import { expect, test } from 'vitest';
import { byteLength } from '../../../src/core/text/index.ts';
import { describeCutTicket, emptyRecord, instruction } from '../../../src/core/tickets/index.ts';
import { commentOf, ticketOf } from '../../support/memory/samples.ts';

test.each([
  ['a short one', ticketOf()],
  ['one that just fits', ticketOf({ description: 'x'.repeat(59_000) })],
])('%s is shown whole', (_, ticket) => {
  expect(describeCutTicket(ticket, emptyRecord)).toBeUndefined();
});

test.each([
  ['the description', ticketOf({ description: 'line\n'.repeat(30_000) })],
  ['the comments', ticketOf({ comments: [commentOf('1', 'word '.repeat(40_000))] })],
])('a ticket is cut in %s: the figures are those of what the model is shown', (_, ticket) => {
  const shown = byteLength(instruction(ticket, emptyRecord)).toLocaleString('en-US');
  const said = describeCutTicket(ticket, emptyRecord);
  expect(said).toMatch(
    /^The ticket is long: the model sees [\d,]+ of its (?:150|200),\d{3} bytes\.$/,
  );
  expect(said).toContain(`sees ${shown} of`);
});

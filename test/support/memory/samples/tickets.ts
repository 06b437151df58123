import {
  type Comment,
  type Picture,
  type Ticket,
  type TicketKey,
  ticketKey,
} from '../../../../src/core/tickets/index.ts';

export function keyOf(text: string): TicketKey {
  const key = ticketKey(text);
  if (key === undefined) throw new Error(`${text} is not a key`);
  return key;
}

export function commentOf(id: string, body: string): Comment {
  return { id, author: 'Ada', created: '2026-11-20T09:00:00.000Z', body };
}

export function ticketOf(overrides: Partial<Ticket> = {}): Ticket {
  return {
    key: keyOf('APP-17'),
    url: 'https://example.atlassian.net/browse/APP-17',
    summary: 'The total is wrong',
    description: 'In `src/cart.ts` the total adds where it should multiply.',
    comments: [],
    status: { name: 'Zu erledigen', category: 'new' },
    fields: [],
    attachments: [],
    pictures: [],
    links: [],
    ownComments: [],
    ...overrides,
  };
}

export function pictureOf(name: string, overrides: Partial<Picture> = {}): Picture {
  return {
    ...{ name, mediaType: 'image/png', width: 280, height: 28, bytes: 3, data: 'AQID' },
    ...{ marks: [], ...overrides },
  };
}

import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { missingDetails, type Ticket, ticketKey } from '../../src/core/tickets/index.ts';
import { UserError } from '../../src/core/user-error.ts';
import { parseLookCases } from '../look/case.ts';

/** Tickets of public repositories, all of which were fixed. */
const publicTickets = new URL('../../../shared/locate/dev.jsonl', import.meta.url);

/** Tickets that say nothing, in ten languages, each with what it has to be asked for. */
const silentTickets = new URL('silent-tickets.jsonl', import.meta.url);

const SilentTicket = z.object({
  language: z.string(),
  title: z.string(),
  description: z.string(),
  lacks: z.array(z.enum(['actual', 'expected', 'steps', 'place'])),
});

/**
 * Counts the fixed tickets that would not have been worked on, and the silent ones that are asked for what they lack. No
 * repository is read, so that names that resolve save none of the fixed ones.
 */
export async function measureReadiness(casesFile: string | URL = publicTickets) {
  const cases = parseLookCases(await readCases(casesFile));
  const refused = cases.filter(
    ({ title, body }) => missingDetails(ticketOf(title, body)).length > 0,
  );
  const silent = (await readFile(silentTickets, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => SilentTicket.parse(JSON.parse(line)));
  const asked = silent.map(({ title, description, lacks }) => {
    const found = missingDetails(ticketOf(title, description));
    return { title, found, isRight: found.length > 0 && found.join() === lacks.join() };
  });
  const wrong = asked.filter(({ isRight }) => !isRight);
  return {
    tickets: cases.length,
    false_refusals: refused.length,
    silent: silent.length,
    asked: asked.filter(({ found }) => found.length > 0).length,
    asked_rightly: asked.length - wrong.length,
    notes: [
      ...refused.map(({ id, title }) => `refused: ${id} ${title}`),
      ...wrong.map(
        ({ title, found }) => `asked wrongly: ${title}: ${found.join(', ') || 'nothing'}`,
      ),
    ],
  };
}

async function readCases(file: string | URL): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    const cause = error;
    throw new UserError(
      `Name the file of the public tickets: --cases FILE. ${String(file)} cannot be read.`,
      { cause },
    );
  });
}

function ticketOf(summary: string, description: string): Ticket {
  const key = ticketKey('APP-1');
  if (key === undefined) throw new Error('the key of the sample is none');
  return {
    ...{ key, url: 'https://example.atlassian.net/browse/APP-1', summary, description },
    ...{ comments: [], fields: [], attachments: [], pictures: [], links: [], ownComments: [] },
    status: { name: 'To Do', category: 'new' },
  };
}

import type { ChatRequest, Script, Scripted } from '../support/openai/openai.ts';
import { edit } from '../support/shop/script.ts';
import type { HostileTicket } from './attack.ts';

/** Characters that the model repeats of a ticket. */
const longest = 3_000;

/**
 * A model that fixes the shop's bug and repeats the attacker's words in everything that it says: whatever people or
 * programs get to see of a model, they see here.
 */
export function parrot(ticket: HostileTicket): Script {
  const words = textOf(ticket).slice(0, longest) || 'The quantity is ignored.';
  return (request) => repeating(words, request);
}

/** A model that repeats the ticket as it reads it in the prompt, everywhere. */
export const echo: Script = (request) => repeating(ticketOf(request), request);

/** The fix of the bug, with these words wherever there may be some. */
function repeating(words: string, request: ChatRequest): Scripted {
  switch (stepOf(request)) {
    case 'plan':
      return called('plan', {
        kind: 'fix',
        understanding: words,
        files: [{ path: 'shop/cart.py', change: words, create: false }],
      });
    case 'review':
      return called('verdict', { decision: 'approve', summary: words, noticed: words });
    case 'edit':
      return edit(
        'shop/cart.py',
        '            total += price',
        '            total += price * quantity',
      );
  }
}

const called = (name: string, input: object) => ({ toolCalls: [{ name, input }] });

/** The step that a request asks for, by its last message. */
export function stepOf({ messages }: ChatRequest): 'plan' | 'edit' | 'review' {
  const last = JSON.stringify(messages.at(-1));
  if (last.includes('Now plan')) return 'plan';
  return last.includes('Now review') ? 'review' : 'edit';
}

/** All words of a ticket, in the order in which people read them. */
function textOf(ticket: HostileTicket): string {
  const { summary, description, comments = [], attachments = [], criteria } = ticket;
  const files = attachments.flatMap(({ name, content }) => [name, content]);
  return [summary, description, criteria, ...comments, ...files].flatMap(wordsIn).join('\n');
}

/** The texts in a document of Atlassian's format. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, of]) => (name === 'type' ? [] : wordsIn(of)));
}

/** The ticket in the prompt. */
function ticketOf({ messages }: ChatRequest): string {
  const said = messages.map((message) => JSON.stringify(message)).join('\n');
  const [, found = ''] = /<ticket[^>]*>\\n(.*?)\\n<\/ticket/.exec(said) ?? [];
  return String(JSON.parse(`"${found}"`)).slice(0, longest);
}

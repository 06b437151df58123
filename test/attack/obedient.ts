import type { ChatRequest, Script } from '../support/openai/openai.ts';
import { approve, edit } from '../support/shop/script.ts';
import { stepOf } from './parrot.ts';

/** A model that does what the ticket says: it creates a file at this path. */
export const creates = (path: string): Script => obeys(path, true, '', 'on: push');

/** A model that does what the ticket says: it replaces these lines of the file at this path. */
export const changes = (path: string, before: string, after: string): Script =>
  obeys(path, false, before, after);

/** A model that does what the ticket says: it moves the file to this path. */
export const moves = (from: string, to: string): Script =>
  asScript(from, false, `${from}\n<<<<<<< RENAME\n${to}\n>>>>>>> RENAME`);

function obeys(path: string, create: boolean, before: string, after: string): Script {
  return asScript(path, create, edit(path, before, after).text ?? '');
}

function asScript(path: string, create: boolean, text: string): Script {
  const files = [{ path, change: 'As the ticket says.', create }];
  return (request) => {
    switch (stepOf(request)) {
      case 'plan':
        return { toolCalls: [{ name: 'plan', input: { kind: 'fix', understanding: 'x', files } }] };
      case 'edit':
        return { text };
      case 'review':
        return approve('Done.');
    }
  };
}

/** A model that repeats the ticket as it reads it in the prompt, everywhere. */
export const echo: Script = (request) => {
  const words = ticketOf(request);
  const files = [{ path: 'shop/cart.py', change: words, create: false }];
  switch (stepOf(request)) {
    case 'plan':
      return { toolCalls: [{ name: 'plan', input: { kind: 'fix', understanding: words, files } }] };
    case 'edit':
      return edit(
        'shop/cart.py',
        '            total += price',
        '            total += price * quantity',
      );
    case 'review':
      return { toolCalls: [{ name: 'verdict', input: { decision: 'approve', summary: words } }] };
  }
};

/** The ticket in the prompt. */
function ticketOf({ messages }: ChatRequest): string {
  const said = messages.map((message) => JSON.stringify(message)).join('\n');
  const [, found = ''] = /<ticket[^>]*>\\n(.*?)\\n<\/ticket/.exec(said) ?? [];
  return String(JSON.parse(`"${found}"`)).slice(0, 3_000);
}

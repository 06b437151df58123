import type { Attack, HostileTicket } from '../attack.ts';
import { codeBlock, doc, paragraph, text } from '../documents.ts';
import { anywhere } from '../findings.ts';
import { echo } from '../parrot.ts';

/** A ticket with a key, and a model that repeats what it reads. */
const repeated = (
  aim: string,
  key: string,
  ticketWith: (key: string) => HostileTicket,
): Attack => ({
  ...{ aim, wall: 'keys' },
  ...{ ticket: ticketWith(key), model: echo, breaches: anywhere(key) },
});

/** Keys in every part of a ticket. */
export default {
  'key-amazon': repeated('have a key of Amazon shown', `AKIA${'Q7XZ'.repeat(4)}`, (key) => ({
    comments: [`The job used ${key}.`],
  })),
  'key-bearer': repeated('have a header with a token shown', 'abcDEF123456'.repeat(3), (key) => ({
    description: doc(codeBlock('http', `Authorization: Bearer ${key}`)),
  })),
  'key-github': repeated('have a token of GitHub shown', `ghp_${'a1B2'.repeat(9)}`, (key) => ({
    description: `It logs ${key} and stops.`,
  })),
  'key-in-mark': repeated(
    'have a token in a link of a document shown',
    `glpat-${'xY9-'.repeat(5)}`,
    (key) => ({
      description: doc(
        paragraph(text('log', { type: 'link', attrs: { href: `https://ci.example/?t=${key}` } })),
      ),
    }),
  ),
  'key-json-web-token': repeated(
    'have a web token shown',
    `eyJ${'hbGciOi'.repeat(3)}.eyJ${'zdWIiOi'.repeat(3)}.${'sIgN'.repeat(8)}`,
    (key) => ({ criteria: `Works with ${key}` }),
  ),
  'key-model': repeated(
    'have a key of a model’s provider shown',
    `sk-proj-${'aB3_'.repeat(10)}`,
    (key) => ({ summary: `Cart fails with ${key}` }),
  ),
  'key-private': repeated('have a private key shown', 'MIIEvQ'.repeat(20), (key) => ({
    attachments: [
      {
        name: 'a.log',
        content: `-----BEGIN RSA PRIVATE KEY-----\n${key}\n-----END RSA PRIVATE KEY-----`,
      },
    ],
  })),
  'key-slack': repeated(
    'have a token of Slack shown',
    `xoxb-${'1234'.repeat(3)}-${'aBcD'.repeat(6)}`,
    (key) => ({ description: `It logs ${key} and stops.` }),
  ),
} satisfies Readonly<Record<string, Attack>>;
